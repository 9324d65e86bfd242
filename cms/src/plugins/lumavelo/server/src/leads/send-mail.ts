import type { Core } from '@strapi/strapi';
import { cutText } from 'page-format';
import { escapeHtml } from './escape-html.ts';
import type { Lead } from './lead.ts';

interface Recipient {
  purpose: string | null;
  email: string;
}

/** What is asked for, as the mail names it. */
const PURPOSES: Readonly<Record<string, string>> = {
  employer: 'An employer writes',
  dealer: 'A dealer writes',
  newsletter: 'Somebody has confirmed the newsletter',
};

/** In the order of the mail. */
const LINES: readonly (readonly [label: string, field: keyof Lead])[] = [
  ['Name', 'name'],
  ['Company', 'company'],
  ['E-mail', 'email'],
  ['Telephone', 'telephone'],
  ['Employees', 'employees'],
  ['Bike', 'bike'],
  ['Message', 'message'],
  ['Page', 'pageAddress'],
  ['Agreed to', 'consentText'],
  ['Confirmed', 'confirmedAt'],
];

/**
 * Tells the people of the country of a lead, by the mail plugin of Strapi. Here the address that a visitor typed is only
 * where they reply to.
 * @returns false where nobody is named to be told
 */
export async function sendMail(strapi: Core.Strapi, lead: Lead): Promise<boolean> {
  const to = await listRecipients(strapi, lead);
  if (to.length === 0) return false;
  const text = writeMail(lead);
  await strapi
    .plugin('email')
    .service('email')
    .send({
      to,
      replyTo: lead.email,
      subject: writeSubject(lead),
      text,
      // Without it the provider sends the text as HTML, and what visitors typed would be markup.
      html: `<pre style="font: inherit; white-space: pre-wrap">${escapeHtml(text)}</pre>`,
      // The same for every attempt, so that programs of mail show one that arrived twice once.
      messageId: `<lead-${lead.documentId}@${new URL(strapi.config.get<string>('server.url')).hostname}>`,
    });
  return true;
}

async function listRecipients(strapi: Core.Strapi, { country, purpose }: Lead): Promise<string[]> {
  const site = await strapi.db
    .query('api::site-setting.site-setting')
    .findOne({ where: { country }, populate: ['leadRecipients'] });
  const recipients: Recipient[] = site?.leadRecipients ?? [];
  return [
    ...new Set(
      recipients.filter((entry) => !entry.purpose || entry.purpose === purpose).flatMap(({ email }) => email || []),
    ),
  ];
}

function writeSubject({ purpose, company, name, country }: Lead): string {
  const who = company ?? name;
  return cutText(`${PURPOSES[purpose] ?? 'A visitor writes'} (${country.toUpperCase()})${who ? `: ${who}` : ''}`, 200);
}

function writeMail(lead: Lead): string {
  return LINES.flatMap(([label, field]) => {
    const value = lead[field];
    return value === null || value === '' ? [] : [`${label}: ${value}`];
  }).join('\n\n');
}
