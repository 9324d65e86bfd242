import type { Core } from '@strapi/strapi';
import { WithheldError } from '../newsletter/limits.ts';
import { sendConfirmation } from '../newsletter/send-confirmation.ts';
import { hidePersons } from './hide-persons.ts';
import { type DeliveryState, LEAD_TYPE, type Lead } from './lead.ts';
import { sendMail } from './send-mail.ts';
import { sendWebhook } from './send-webhook.ts';

const MINUTE = 60_000;

/** Minutes until what did not get through is tried again: for about three days in all. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 1_440, 1_440];

/** How many are told at a time. */
const AT_ONCE = 20;

/**
 * Tells others of leads: people by mail, a CRM by webhook; and asks who subscribed to the newsletter to confirm it. What is still to be told stands in the leads themselves, so a
 * CMS that is killed goes on where it was. It may tell twice what it told in its last moment, and both ways name what
 * they tell by the lead's id.
 */
export function createDelivery(strapi: Core.Strapi) {
  let running: Promise<void> | undefined;
  let isAsked = false;

  const run = async () => {
    while (isAsked) {
      isAsked = false;
      for (const due of await findDue(strapi)) {
        const lead = await claim(strapi, due);
        if (lead) await deliver(strapi, lead, due.attempts + 1);
      }
    }
  };

  const runAndForget = async () => {
    try {
      await run();
    } catch (error) {
      strapi.log.error(`Leads could not be told to others: ${describe(error)}`);
    } finally {
      running = undefined;
    }
  };

  return {
    /** Tells what is due, now; asked while it does so, it looks once more. */
    deliverDue(): Promise<void> {
      isAsked = true;
      running ??= runAndForget();
      return running;
    },
    async stop(): Promise<void> {
      isAsked = false;
      await running;
    },
  };
}

function findDue(strapi: Core.Strapi): Promise<Lead[]> {
  return strapi.db.query(LEAD_TYPE).findMany({
    where: {
      $or: [{ confirmation: 'pending' }, { mail: 'pending' }, { webhook: 'pending' }],
      // Somebody who sets a state back to pending in the admin need not know of times.
      $and: [{ $or: [{ nextAttemptAt: { $lte: new Date() } }, { nextAttemptAt: { $null: true } }] }],
    },
    orderBy: { id: 'asc' },
    limit: AT_ONCE,
  });
}

/**
 * Of several processes one takes a lead: who counts its attempt. The next is due even if this one dies of it.
 * @returns the lead as it is by then; undefined where another took it
 */
async function claim(strapi: Core.Strapi, { id, attempts }: Lead): Promise<Lead | undefined> {
  const pause = PAUSES[Math.min(attempts, PAUSES.length - 1)] as number;
  const leads = strapi.db.query(LEAD_TYPE);
  const { count } = await leads.updateMany({
    where: { id, attempts },
    data: { attempts: attempts + 1, nextAttemptAt: new Date(Date.now() + pause * MINUTE) },
  });
  return count === 1 ? ((await leads.findOne({ where: { id } })) ?? undefined) : undefined;
}

async function deliver(strapi: Core.Strapi, lead: Lead, attempts: number): Promise<void> {
  const problems: string[] = [];
  const attempt = async (state: DeliveryState, send: () => Promise<unknown>): Promise<DeliveryState> => {
    if (state !== 'pending') return state;
    try {
      return (await send()) === false ? 'none' : 'sent';
    } catch (error) {
      problems.push(hidePersons(describe(error)));
      if (error instanceof WithheldError) return 'none';
      return attempts >= PAUSES.length ? 'failed' : 'pending';
    }
  };
  const states = {
    confirmation: await attempt(lead.confirmation, () => sendConfirmation(strapi, lead)),
    mail: await attempt(lead.mail, async () => isTold(lead) && sendMail(strapi, lead)),
    webhook: await attempt(lead.webhook, async () => isTold(lead) && sendWebhook(strapi, lead)),
  };
  const isDone = !Object.values(states).includes('pending');
  // Whoever confirms or withdraws meanwhile counts anew: what is to be told then is not what was told here.
  await strapi.db.query(LEAD_TYPE).updateMany({
    where: { id: lead.id, attempts },
    data: { ...states, lastProblem: problems.join(' ') || null, ...(isDone && { nextAttemptAt: null }) },
  });
  if (problems.length > 0) strapi.log.warn(`A lead (${lead.documentId}) was not told to all: ${problems.join(' ')}`);
}

/** A subscription is nobody's business until it is confirmed. */
function isTold({ subscription, confirmedAt }: Lead): boolean {
  return subscription === null || confirmedAt !== null;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message ? `${error.message}: ${cause.message}` : error.message;
}
