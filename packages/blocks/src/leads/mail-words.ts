import type { Locale } from '../site/locales.ts';
import { leadMessages } from './lead-messages.ts';

/** What the mail is made of, in one language: the page holds it, so that its script need not know six. */
export type MailWords = Readonly<
  Record<'subject' | 'greeting' | 'wish' | 'bike' | 'monthly' | 'question' | 'thanks', string>
>;

export function mailWords(locale: Locale): MailWords {
  const { mailSubject, mailGreeting, mailWish, mailBike, mailMonthly, mailQuestion, mailThanks } = leadMessages;
  return {
    subject: mailSubject[locale],
    greeting: mailGreeting[locale],
    wish: mailWish[locale],
    bike: mailBike[locale],
    monthly: mailMonthly[locale],
    question: mailQuestion[locale],
    thanks: mailThanks[locale],
  };
}
