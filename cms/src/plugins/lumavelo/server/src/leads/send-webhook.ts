import type { Core } from '@strapi/strapi';
import { Webhook } from 'standardwebhooks';
import { oneClickLink, pageLink } from '../newsletter/links.ts';
import type { Lead } from './lead.ts';

interface WebhookSettings {
  url: string;
  secret: string;
}

/** How long whoever is told may take, in milliseconds. */
const PATIENCE = 10_000;

export function hasWebhook(strapi: Core.Strapi): boolean {
  return readSettings(strapi).url !== '';
}

/**
 * Tells a CRM of a lead, or that a subscription has ended, signed as standardwebhooks.com has it: the receiver checks `webhook-signature`, and knows by
 * `webhook-id` what it was told already.
 * @throws Error saying what the receiver answered
 */
export async function sendWebhook(strapi: Core.Strapi, lead: Lead): Promise<void> {
  const { url, secret } = readSettings(strapi);
  const isOver = lead.subscription === 'withdrawn';
  const id = isOver ? `${lead.documentId}-withdrawn` : lead.documentId;
  const payload = JSON.stringify(
    isOver
      ? { type: 'newsletter.withdrawn', timestamp: lead.withdrawnAt, data: describeWithdrawal(lead) }
      : { type: 'lead.created', timestamp: lead.createdAt, data: describeLead(strapi, lead) },
  );
  const now = new Date();
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': new Webhook(toKey(secret)).sign(id, now, payload),
    },
    body: payload,
    // A signed message goes where it was meant to and nowhere else.
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The CRM answered ${response.status}.`);
}

/** The scheme signs with the bytes of a Base64 text; any other text is taken as it is. */
function toKey(secret: string): string {
  return secret.startsWith('whsec_') ? secret : Buffer.from(secret).toString('base64');
}

/** What others are told: what the visitor sent, and from where. */
const TOLD = [
  ...['createdAt', 'purpose', 'name', 'company', 'email', 'telephone', 'employees', 'bike', 'message'],
  ...['country', 'language', 'pageTitle', 'pageAddress', 'consentText', 'consentVersion'],
] as const satisfies readonly (keyof Lead)[];

function describeLead(strapi: Core.Strapi, lead: Lead): Record<string, unknown> {
  const told = { id: lead.documentId, ...Object.fromEntries(TOLD.map((name) => [name, lead[name]])) };
  if (lead.purpose !== 'newsletter') return told;
  // What each issue has to carry: a page for people, and `List-Unsubscribe` for programs of mail.
  return {
    ...told,
    confirmedAt: lead.confirmedAt,
    withdrawAddress: pageLink(strapi, 'withdraw', lead),
    oneClickAddress: oneClickLink(strapi, lead),
  };
}

function describeWithdrawal({ documentId, email, withdrawnAt }: Lead): Record<string, unknown> {
  return { id: documentId, email, withdrawnAt };
}

function readSettings(strapi: Core.Strapi): WebhookSettings {
  return strapi.config.get<WebhookSettings>('plugin::lumavelo.leads.webhook', { url: '', secret: '' });
}
