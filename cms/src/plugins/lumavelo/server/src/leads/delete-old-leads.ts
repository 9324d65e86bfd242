import type { Core } from '@strapi/strapi';
import { LEAD_TYPE } from './lead.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Days that what a program seems to have sent is kept, so that somebody can look whether it was a person. */
const SPAM_DAYS = 30;

/** Deletes leads whose time is over: personal data is kept as long as it serves, `LEADS_KEEP_DAYS`, and no longer. */
export async function deleteOldLeads(strapi: Core.Strapi): Promise<number> {
  const keepDays = strapi.config.get<number>('plugin::lumavelo.leads.keepDays');
  const before = (days: number) => new Date(Date.now() - days * DAY);
  const { count } = await strapi.db.query(LEAD_TYPE).deleteMany({
    where: {
      $or: [
        { createdAt: { $lt: before(keepDays) } },
        { state: 'spam', createdAt: { $lt: before(Math.min(SPAM_DAYS, keepDays)) } },
      ],
    },
  });
  if (count > 0) strapi.log.info(`${count} leads were deleted, because their time was over (LEADS_KEEP_DAYS).`);
  return count;
}
