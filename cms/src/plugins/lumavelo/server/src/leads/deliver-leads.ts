import type { Core } from '@strapi/strapi';
import { type DeliveryState, LEAD_TYPE, type Lead } from './lead.ts';
import { sendMail } from './send-mail.ts';
import { sendWebhook } from './send-webhook.ts';

const MINUTE = 60_000;

/** Minutes until what did not get through is tried again: for about three days in all. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 1_440, 1_440];

/** How many are told at a time. */
const AT_ONCE = 20;

/**
 * Tells others of leads: people by mail, a CRM by webhook. What is still to be told stands in the leads themselves, so a
 * CMS that is killed goes on where it was. It may tell twice what it told in its last moment, and both ways name what
 * they tell by the lead's id.
 */
export function createDelivery(strapi: Core.Strapi) {
  let running: Promise<void> | undefined;
  let isAsked = false;

  const run = async () => {
    while (isAsked) {
      isAsked = false;
      for (const lead of await findDue(strapi)) {
        if (await claim(strapi, lead)) await deliver(strapi, lead);
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
      $or: [{ mail: 'pending' }, { webhook: 'pending' }],
      // Somebody who sets a state back to pending in the admin need not know of times.
      $and: [{ $or: [{ nextAttemptAt: { $lte: new Date() } }, { nextAttemptAt: { $null: true } }] }],
    },
    orderBy: { id: 'asc' },
    limit: AT_ONCE,
  });
}

/** Of several processes one takes a lead: who counts its attempt. The next is due even if this one dies of it. */
async function claim(strapi: Core.Strapi, { id, attempts }: Lead): Promise<boolean> {
  const pause = PAUSES[Math.min(attempts, PAUSES.length - 1)] as number;
  const { count } = await strapi.db.query(LEAD_TYPE).updateMany({
    where: { id, attempts },
    data: { attempts: attempts + 1, nextAttemptAt: new Date(Date.now() + pause * MINUTE) },
  });
  return count === 1;
}

async function deliver(strapi: Core.Strapi, lead: Lead): Promise<void> {
  const problems: string[] = [];
  const isLast = lead.attempts + 1 >= PAUSES.length;
  const attempt = async (state: DeliveryState, send: () => Promise<boolean | undefined>): Promise<DeliveryState> => {
    if (state !== 'pending') return state;
    try {
      return (await send()) === false ? 'none' : 'sent';
    } catch (error) {
      problems.push(describe(error));
      return isLast ? 'failed' : 'pending';
    }
  };
  const mail = await attempt(lead.mail, () => sendMail(strapi, lead));
  const webhook = await attempt(lead.webhook, async () => {
    await sendWebhook(strapi, lead);
    return true;
  });
  const isDone = mail !== 'pending' && webhook !== 'pending';
  await strapi.db.query(LEAD_TYPE).update({
    where: { id: lead.id },
    data: { mail, webhook, lastProblem: problems.join(' ') || null, ...(isDone && { nextAttemptAt: null }) },
  });
  if (problems.length > 0) strapi.log.warn(`A lead (${lead.documentId}) was not told to all: ${problems.join(' ')}`);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message ? `${error.message}: ${cause.message}` : error.message;
}
