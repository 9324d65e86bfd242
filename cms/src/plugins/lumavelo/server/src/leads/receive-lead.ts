import { createHash } from 'node:crypto';
import type { LeadBody } from '@lumavelo/blocks/contract';
import { checkLead, consentSentence, type LeadError, type LeadValues, leadMessages } from '@lumavelo/blocks/leads';
import { say } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { errors } from 'strapi-plugin-page-builder/server';
import { assertNetworkMaySubscribe, confirmBefore, mailboxOf } from '../newsletter/limits.ts';
import { digestNetwork } from '../newsletter/token.ts';
import { type FoundForm, findForm } from './find-form.ts';
import { LEAD_TYPE, type Lead } from './lead.ts';
import { hasWebhook } from './send-webhook.ts';

/** Nobody fills a form in faster, in milliseconds; programs do. */
const QUICKEST = 1_500;

/** What became of something that was sent. */
export interface Received {
  id: string;
  /** Where its page is, and what the form is called there. */
  form: FoundForm;
}

/**
 * Stores what a visitor sent.
 * @param from the visitor's network
 * @throws NotFoundError where the published page has no such form; ValidationError that names the fields, with
 *   `details.errors[]`; RateLimitError where too many subscriptions came from the network; each in the visitor's language
 */
export async function receiveLead(strapi: Core.Strapi, sent: LeadBody, from: string): Promise<Received> {
  const form = await findForm(strapi, sent);
  if (!form) throw new errors.NotFoundError(say(leadMessages.gone, sent), { language: sent.locale });
  const { values, errors: wrong } = checkLead(form.props, sent.fields, sent.consent, sent.locale);
  if (wrong.length > 0) refuse(wrong, sent.locale);
  const isSpam = Boolean(sent.website) || (sent.elapsed !== undefined && sent.elapsed < QUICKEST);
  const described = describe(strapi, sent, form, values, isSpam);
  const network = digestNetwork(strapi, from);
  if (form.props.purpose === 'newsletter') {
    await assertNetworkMaySubscribe(strapi, network, sent.locale);
    Object.assign(described, describeSubscription(values, network, isSpam));
  }
  const lead = (await strapi.documents(LEAD_TYPE).create({ data: described as never })) as unknown as Lead;
  return { id: lead.documentId, form };
}

function describe(
  strapi: Core.Strapi,
  sent: LeadBody,
  { props, pageTitle, address, country }: FoundForm,
  { employees, ...values }: LeadValues,
  isSpam: boolean,
): Partial<Lead> {
  const consentText = consentSentence(props, sent.locale);
  const isTold = !isSpam;
  return {
    ...values,
    ...(employees && { employees: Number(employees) }),
    purpose: props.purpose,
    state: isSpam ? 'spam' : 'new',
    country,
    language: sent.locale,
    page: sent.page,
    form: sent.form,
    pageTitle,
    pageAddress: address,
    consentText,
    consentVersion: createHash('sha256').update(consentText).digest('hex').slice(0, 12),
    mail: isTold ? 'pending' : 'none',
    webhook: isTold && hasWebhook(strapi) ? 'pending' : 'none',
    attempts: 0,
    nextAttemptAt: isTold ? new Date().toISOString() : null,
  };
}

/** Nobody is told of a subscription before it is confirmed; the only mail goes to who may confirm it. */
function describeSubscription({ email = '' }: LeadValues, network: string, isSpam: boolean): Partial<Lead> {
  return {
    // Nobody has two subscriptions by writing the address in two ways.
    email: email.toLowerCase(),
    mailbox: mailboxOf(email),
    network,
    subscription: 'unconfirmed',
    confirmation: isSpam ? 'none' : 'pending',
    confirmBefore: confirmBefore().toISOString(),
    mail: 'none',
    webhook: 'none',
  };
}

function refuse(wrong: readonly LeadError[], language: string): never {
  throw new errors.ValidationError(wrong.map(({ message }) => message).join(' '), {
    language,
    errors: wrong.map(({ field, message }) => ({
      path: field === 'consent' ? [field] : ['fields', field],
      message,
      name: 'ValidationError',
    })),
  });
}
