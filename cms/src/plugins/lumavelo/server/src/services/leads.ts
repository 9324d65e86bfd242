import type { LeadBody } from '@lumavelo/blocks/contract';
import type { Core } from '@strapi/strapi';
import { deleteOldLeads } from '../leads/delete-old-leads.ts';
import { createDelivery } from '../leads/deliver-leads.ts';
import type { Lead } from '../leads/lead.ts';
import { receiveLead } from '../leads/receive-lead.ts';
import { writeCsv } from '../leads/write-csv.ts';
import { confirmSubscription, withdrawSubscription } from '../newsletter/change-subscription.ts';
import { forgetNetworks } from '../newsletter/limits.ts';

export const createLeads = ({ strapi }: { strapi: Core.Strapi }) => {
  const delivery = createDelivery(strapi);
  /** Of a task that fails nobody takes the error, and the process would end of it; the database may be away. */
  const deleteOld = async () => {
    try {
      await deleteOldLeads(strapi);
      await forgetNetworks(strapi);
    } catch (error) {
      strapi.log.error(`Old leads could not be deleted: ${error instanceof Error ? error.message : error}`);
    }
  };
  return {
    /** Stores what was sent, and tells of it without letting the visitor wait. */
    async receive(sent: LeadBody, network: string) {
      const received = await receiveLead(strapi, sent, network);
      void delivery.deliverDue();
      return received;
    },
    /** Confirms a subscription to the newsletter; undefined for a token that is not, or no longer, valid. */
    async confirm(token: string): Promise<Lead | undefined> {
      const lead = await confirmSubscription(strapi, token);
      if (lead) void delivery.deliverDue();
      return lead;
    },
    /** Ends a subscription to the newsletter; false for what is no token. */
    async withdraw(token: string): Promise<boolean> {
      const isKnown = await withdrawSubscription(strapi, token);
      if (isKnown) void delivery.deliverDue();
      return isKnown;
    },
    /** Tells once a minute what did not get through, and deletes once a day what is old; both at once as well. */
    follow(): void {
      strapi.cron.add({
        'lumavelo-deliver-leads': { task: () => delivery.deliverDue(), options: { rule: '0 * * * * *' } },
        'lumavelo-delete-old-leads': { task: deleteOld, options: { rule: '0 17 3 * * *' } },
      });
      void delivery.deliverDue();
      void deleteOld();
    },
    writeCsv: (where: object, columns: readonly (keyof Lead)[]) => writeCsv(strapi, where, columns),
    stop: () => delivery.stop(),
  };
};
