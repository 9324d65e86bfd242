import { newsletterMessages } from '@lumavelo/blocks/leads';
import { type Country, findSiteLocale, type Locale, say } from '@lumavelo/blocks/site';
import { fillIn } from 'page-format';
import { escapeHtml } from '../leads/escape-html.ts';

export interface Confirmation {
  locale: Locale;
  country: Country;
  /** Host of the country's site. */
  site: string;
  confirmAddress: string;
  withdrawAddress: string;
  /** For the page without its script. */
  code: string;
}

/** The mail that asks for a confirmation, as text and as plain HTML that loads nothing. */
export function writeConfirmation(confirmation: Confirmation): { subject: string; text: string; html: string } {
  const { locale, country, site, confirmAddress, withdrawAddress, code } = confirmation;
  const asked = fillIn(say(newsletterMessages.mailAsked, confirmation), { site });
  const subject = say(newsletterMessages.mailSubject, confirmation);
  const text = [
    say(newsletterMessages.mailGreeting, confirmation),
    `${asked}\n${confirmAddress}`,
    `${say(newsletterMessages.mailValidity, confirmation)}\n${code}`,
    `${say(newsletterMessages.mailNotYou, confirmation)}\n${withdrawAddress}`,
    `Lumavelo\n${site}`,
  ].join('\n\n');
  const link = (address: string, label: string, style: string) =>
    `<a href="${escapeHtml(address)}" style="${style}">${escapeHtml(label)}</a>`;
  const paragraphs = [
    escapeHtml(say(newsletterMessages.mailGreeting, confirmation)),
    escapeHtml(asked),
    link(confirmAddress, say(newsletterMessages.mailButton, confirmation), BUTTON),
    `${escapeHtml(say(newsletterMessages.mailValidity, confirmation))}<br><code>${escapeHtml(code)}</code>`,
    `${escapeHtml(say(newsletterMessages.mailNotYou, confirmation))} ${link(withdrawAddress, say(newsletterMessages.mailStop, confirmation), 'color:#0f3b2e')}`,
    `Lumavelo<br>${escapeHtml(site)}`,
  ];
  const html = `<!doctype html>
<html lang="${findSiteLocale(country, locale)?.lang ?? 'en'}">
<meta charset="utf-8">
<title>${escapeHtml(subject)}</title>
<body style="margin:0;padding:24px;background:#ffffff;color:#0f3b2e;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px">
${paragraphs.map((paragraph) => `<p style="margin:0 0 20px">${paragraph}</p>`).join('\n')}
</div>
</body>
</html>
`;
  return { subject, text, html };
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0f3b2e;color:#ffffff;font-weight:600;text-decoration:none';
