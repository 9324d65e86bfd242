import { leadMessages } from '@lumavelo/blocks/leads';
import { type Locale, say } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { errors } from 'strapi-plugin-page-builder/server';
import { LEAD_TYPE, type Lead } from '../leads/lead.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Days that the link in the mail confirms. */
export const CONFIRM_DAYS = 7;

/** Mails that ask one mailbox for a confirmation within a day. */
export const MAILS_PER_MAILBOX = 3;

/** Subscriptions from one network within a day: an office shares one, and so does a fair. */
export const SUBSCRIPTIONS_PER_NETWORK = 20;

/** No mail is sent, and none will be. Not a failure: nothing is tried again. */
export class WithheldError extends Error {
  override name = 'WithheldError';
}

/** The mailbox that an address leads to: what stands behind `+` is the owner's own, and as many as one likes. */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  return address.slice(0, at).replace(/(?<=.)\+.*$/, '') + address.slice(at);
}

/** When a link that is sent now confirms no longer. */
export function confirmBefore(now = Date.now()): Date {
  return new Date(now + CONFIRM_DAYS * DAY);
}

/**
 * Refuses more subscriptions from a network than a day may have.
 * @throws RateLimitError in the visitor's language
 */
export async function assertNetworkMaySubscribe(strapi: Core.Strapi, network: string, language: Locale): Promise<void> {
  const count = await strapi.db
    .query(LEAD_TYPE)
    .count({ where: { network, createdAt: { $gt: new Date(Date.now() - DAY) } } });
  if (count >= SUBSCRIPTIONS_PER_NETWORK)
    throw new errors.RateLimitError(say(leadMessages.tooManyToday, { locale: language }), { language });
}

/**
 * Decides whether a subscription gets its mail, so that nobody can have others mailed. It is decided here and not when
 * the form is taken, so that the visitor, who may be anyone, learns nothing of the address: not even by how long it took.
 * @throws WithheldError saying why not
 */
export async function assertMayAsk(strapi: Core.Strapi, lead: Lead): Promise<void> {
  const count = (where: object) => strapi.db.query(LEAD_TYPE).count({ where: { ...where, id: { $ne: lead.id } } });
  const isLate = !lead.confirmBefore || new Date(lead.confirmBefore) <= new Date();
  if (lead.subscription !== 'unconfirmed' || isLate) throw new WithheldError('There is nothing left to confirm.');
  if ((await count({ email: lead.email, subscription: 'confirmed' })) > 0) {
    throw new WithheldError('This address has subscribed already, so it is not asked again.');
  }
  if ((await count({ mailbox: lead.mailbox, subscription: 'withdrawn', confirmedAt: { $null: true } })) > 0) {
    throw new WithheldError('The owner of this address wants no such mails.');
  }
  const today = { confirmationSentAt: { $gt: new Date(Date.now() - DAY) } };
  if ((await count({ mailbox: lead.mailbox, ...today })) >= MAILS_PER_MAILBOX) {
    throw new WithheldError(`This mailbox got ${MAILS_PER_MAILBOX} such mails within a day.`);
  }
  if (lead.network && (await count({ network: lead.network, ...today })) >= SUBSCRIPTIONS_PER_NETWORK) {
    throw new WithheldError(`${SUBSCRIPTIONS_PER_NETWORK} such mails were asked for from one network within a day.`);
  }
}

/** Forgets from which networks subscriptions came: it is known for a day, to count them. */
export async function forgetNetworks(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query(LEAD_TYPE).updateMany({
    where: { network: { $notNull: true }, createdAt: { $lt: new Date(Date.now() - DAY) } },
    data: { network: null },
  });
}
