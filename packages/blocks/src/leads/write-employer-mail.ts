import { fillIn } from 'page-format';
import type { MailWords } from './mail-words.ts';

/** What somebody tells the employer of. */
export interface EmployerMail {
  words: MailWords;
  /** Where employers read how it works. */
  address: string;
  /** Of who writes. */
  name?: string | undefined;
  bike?: { name: string; address?: string | undefined; monthly?: string | undefined } | undefined;
}

/** A mail in which somebody asks the employer for a bike: for this very one, with its price a month, as far as both are known. */
export function writeEmployerMail({ words, address, name = '', bike }: EmployerMail): {
  subject: string;
  body: string;
} {
  const about = bike && [
    fillIn(words.bike, { bike: bike.name }),
    ...(bike.address ? [bike.address] : []),
    ...(bike.monthly ? [fillIn(words.monthly, { price: bike.monthly })] : []),
  ];
  const paragraphs = [
    words.greeting,
    words.wish,
    ...(about ? [about.join('\n')] : []),
    fillIn(words.question, { address }),
    [words.thanks, ...(name.trim() ? [name.trim()] : [])].join('\n'),
  ];
  return { subject: words.subject, body: paragraphs.join('\n\n') };
}

/**
 * A `mailto:` address without a receiver, which opens the mail in the visitor's own program. Addresses in it stay readable,
 * because a colon may stand there as it is (RFC 6068, point 2).
 */
export function mailAddress({ subject, body }: { subject: string; body: string }): string {
  const encode = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n')).replaceAll('%3A', ':');
  return `mailto:?subject=${encode(subject)}&body=${encode(body)}`;
}
