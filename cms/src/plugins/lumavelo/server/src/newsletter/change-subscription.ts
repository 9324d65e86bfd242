import type { Core } from '@strapi/strapi';
import { LEAD_TYPE, type Lead } from '../leads/lead.ts';
import { hasWebhook } from '../leads/send-webhook.ts';
import { readSecrets, readToken } from './token.ts';

/**
 * Confirms the subscription that a token is for, and has it told to others. It works once, in time.
 * @returns undefined for every other token, whatever is wrong with it
 */
export async function confirmSubscription(strapi: Core.Strapi, token: string): Promise<Lead | undefined> {
  const documentId = readToken(readSecrets(strapi), 'confirm', token);
  if (!documentId) return undefined;
  const leads = strapi.db.query(LEAD_TYPE);
  const now = new Date();
  return strapi.db.transaction(async () => {
    // Of several at once one finds it unconfirmed.
    const { count } = await leads.updateMany({
      where: { documentId, subscription: 'unconfirmed', confirmBefore: { $gt: now } },
      data: {
        subscription: 'confirmed',
        confirmedAt: now,
        confirmBefore: null,
        confirmation: 'sent',
        mail: 'pending',
        webhook: hasWebhook(strapi) ? 'pending' : 'none',
        attempts: 0,
        nextAttemptAt: now,
        lastProblem: null,
      },
    });
    if (count !== 1) return undefined;
    const lead = (await leads.findOne({ where: { documentId } })) as Lead;
    // Whoever asked more than once has answered for all.
    await leads.deleteMany({ where: { email: lead.email, subscription: 'unconfirmed' } });
    return lead;
  });
}

/**
 * Ends the subscription that a token is for; the token of the confirmation does it as well. What was agreed to, by whom and
 * when, stays as a proof, without the rest of what was told; `delete-old-leads.ts` says for how long.
 * @returns false for what is no token
 */
export async function withdrawSubscription(strapi: Core.Strapi, token: string): Promise<boolean> {
  const secrets = readSecrets(strapi);
  const documentId = readToken(secrets, 'withdraw', token) ?? readToken(secrets, 'confirm', token);
  if (!documentId) return false;
  const leads = strapi.db.query(LEAD_TYPE);
  const now = new Date();
  const withdrawn = { subscription: 'withdrawn', withdrawnAt: now, mail: 'none', lastProblem: null, ...NOTHING };
  await leads.updateMany({
    where: { documentId, subscription: 'confirmed' },
    data: { ...withdrawn, webhook: hasWebhook(strapi) ? 'pending' : 'none', attempts: 0, nextAttemptAt: now },
  });
  await leads.updateMany({
    where: { documentId, subscription: 'unconfirmed' },
    data: { ...withdrawn, confirmation: 'none', nextAttemptAt: null },
  });
  return true;
}

/** What is known of nobody any more. */
const NOTHING = { name: null, company: null, telephone: null, employees: null, bike: null, message: null };
