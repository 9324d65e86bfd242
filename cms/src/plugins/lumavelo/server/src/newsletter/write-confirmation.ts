import { newsletterMessages } from '@lumavelo/blocks/leads';
import { type Country, findSiteLocale, type Locale } from '@lumavelo/blocks/site';
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
  const say = (name: keyof typeof newsletterMessages) => newsletterMessages[name][locale];
  const asked = fillIn(say('mailAsked'), { site });
  const subject = say('mailSubject');
  const text = [
    say('mailGreeting'),
    `${asked}\n${confirmAddress}`,
    `${say('mailValidity')}\n${code}`,
    `${say('mailNotYou')}\n${withdrawAddress}`,
    `Lumavelo\n${site}`,
  ].join('\n\n');
  const link = (address: string, label: string, style: string) =>
    `<a href="${escapeHtml(address)}" style="${style}">${escapeHtml(label)}</a>`;
  const paragraphs = [
    escapeHtml(say('mailGreeting')),
    escapeHtml(asked),
    link(confirmAddress, say('mailButton'), BUTTON),
    `${escapeHtml(say('mailValidity'))}<br><code>${escapeHtml(code)}</code>`,
    `${escapeHtml(say('mailNotYou'))} ${link(withdrawAddress, say('mailStop'), 'color:#0f3b2e')}`,
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
