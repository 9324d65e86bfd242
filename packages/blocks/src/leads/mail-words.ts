import type { Locale } from '../site/locales.ts';
import { say } from '../site/messages.ts';
import { leadMessages } from './lead-messages.ts';

/** What the mail is made of, in one language: the page holds it, so that its script need not know six. */
export type MailWords = Readonly<
  Record<'subject' | 'greeting' | 'wish' | 'bike' | 'monthly' | 'question' | 'thanks', string>
>;

export function mailWords(env: { locale: Locale }): MailWords {
  const { mailSubject, mailGreeting, mailWish, mailBike, mailMonthly, mailQuestion, mailThanks } = leadMessages;
  return {
    subject: say(mailSubject, env),
    greeting: say(mailGreeting, env),
    wish: say(mailWish, env),
    bike: say(mailBike, env),
    monthly: say(mailMonthly, env),
    question: say(mailQuestion, env),
    thanks: say(mailThanks, env),
  };
}
