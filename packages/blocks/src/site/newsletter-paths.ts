import { type Country, type Locale, pagePath } from './locales.ts';

/** What somebody does about the newsletter by a link in a mail. */
export const NEWSLETTER_STEPS = ['confirm', 'withdraw'] as const;
export type NewsletterStep = (typeof NEWSLETTER_STEPS)[number];

/**
 * Path of the page that a link in a mail leads to, such as `/en/newsletter/confirm`.
 * @throws RangeError when the country's site does not have the locale
 */
export function newsletterPath(country: Country, locale: Locale, step: NewsletterStep): string {
  return pagePath(country, locale, `newsletter/${step}`);
}
