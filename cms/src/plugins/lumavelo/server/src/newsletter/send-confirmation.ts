import type { Country, Locale } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { LEAD_TYPE, type Lead } from '../leads/lead.ts';
import { assertMayAsk } from './limits.ts';
import { oneClickLink, pageLink, siteOf, tokenOf } from './links.ts';
import { writeConfirmation } from './write-confirmation.ts';

/**
 * Asks whoever has an address whether they want the newsletter. The only mail that goes to an address which a visitor
 * typed: it holds nothing else that was typed, and `assertMayAsk` decides whether it goes at all.
 * @throws WithheldError where none is to be sent
 */
export async function sendConfirmation(strapi: Core.Strapi, lead: Lead): Promise<void> {
  await assertMayAsk(strapi, lead);
  // Before it is sent: one that was sent and not noted would count for nothing.
  await strapi.db
    .query(LEAD_TYPE)
    .update({ where: { id: lead.id }, data: { confirmationSentAt: new Date().toISOString() } });
  const mail = writeConfirmation({
    locale: lead.language as Locale,
    country: lead.country as Country,
    site: new URL(siteOf(strapi, lead.country as Country)).host,
    confirmAddress: pageLink(strapi, 'confirm', lead),
    withdrawAddress: pageLink(strapi, 'withdraw', lead),
    code: tokenOf(strapi, 'confirm', lead),
  });
  await strapi
    .plugin('email')
    .service('email')
    .send({
      to: lead.email,
      ...mail,
      headers: {
        'List-Unsubscribe': `<${oneClickLink(strapi, lead)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        // So that no program answers that its owner is on holiday (RFC 3834).
        'Auto-Submitted': 'auto-generated',
      },
      messageId: `<newsletter-${lead.documentId}@${new URL(strapi.config.get<string>('server.url')).hostname}>`,
    });
}
