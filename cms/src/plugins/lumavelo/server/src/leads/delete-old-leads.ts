import type { Core } from '@strapi/strapi';
import { LEAD_TYPE } from './lead.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Days that what a program seems to have sent is kept, so that somebody can look whether it was a person. */
export const SPAM_DAYS = 30;

/**
 * Deletes leads whose time is over: personal data is kept as long as it serves, and no longer. A subscription that nobody
 * confirmed goes with its link; one that was confirmed stays while it lasts, and as a proof of consent for
 * `NEWSLETTER_PROOF_DAYS` after it was withdrawn; every other lead for `LEADS_KEEP_DAYS`.
 */
export async function deleteOldLeads(strapi: Core.Strapi): Promise<number> {
  const { keepDays, proofDays } = strapi.config.get<{ keepDays: number; proofDays: number }>('plugin::lumavelo.leads');
  const before = (days: number) => ({ $lt: new Date(Date.now() - days * DAY) });
  const { count } = await strapi.db.query(LEAD_TYPE).deleteMany({
    where: {
      $or: [
        { subscription: { $null: true }, createdAt: before(keepDays) },
        { state: 'spam', confirmedAt: { $null: true }, createdAt: before(Math.min(SPAM_DAYS, keepDays)) },
        { state: { $ne: 'spam' }, confirmBefore: before(0) },
        { subscription: 'withdrawn', withdrawnAt: before(proofDays) },
      ],
    },
  });
  if (count > 0) strapi.log.info(`${count} leads were deleted, because their time was over (LEADS_KEEP_DAYS).`);
  return count;
}
