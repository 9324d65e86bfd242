import { cutText } from 'page-format';
import { escapeHtml } from '../escape-html.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

export interface WrittenRequest {
  /** What the project calls it. */
  language: string;
  asker: string | null;
  until: string | undefined;
  note: string | undefined;
  pages: readonly { title: string | undefined; address: string }[];
  /** Address of the board, with what the person is asked for. */
  board: string;
}

interface Mail {
  subject: string;
  text: string;
  html: string;
}

/**
 * A mail that asks for translations. The subject holds nothing that editors type, and in the text it stands in one line,
 * or behind `>`, and leads nowhere.
 * @param language of the admin, of which the person reads the mail; English where there is none of it
 */
export function writeRequestMail({ language, asker, until, note, pages, board }: WrittenRequest, admin: string): Mail {
  const tag = Object.hasOwn(MAIL_TEXTS, admin) ? admin : 'en';
  const texts = MAIL_TEXTS[tag] ?? MAIL_TEXTS.en;
  const name = inOneLine(language);
  const date =
    until && new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${until}T00:00Z`));
  const text = [
    texts.asks(unlink(inOneLine(asker ?? texts.somebody)), pages.length, unlink(name)) +
      (date ? ` ${texts.until(date)}` : ''),
    ...(note ? [quote(note)] : []),
    ...pages.map(({ title, address }) => `${unlink(cutText(inOneLine(title ?? texts.untitled), 200))}\n${address}`),
    ...(pages.length > 1 ? [`${texts.board}\n${board}`] : []),
  ].join('\n\n');
  return {
    subject: texts.subject(pages.length, cutText(name, 100)),
    text,
    // Without it providers send the text as HTML, and what people typed would be markup.
    html: `<pre style="font: inherit; white-space: pre-wrap">${escapeHtml(text)}</pre>`,
  };
}

function quote(note: string): string {
  const lines = note.split(/\r\n?|\n/);
  return lines.map((line) => `> ${unlink(inOneLine(line))}`).join('\n');
}

/** Signs that begin another line, or turn the order of those that follow. */
function inOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}

/** Programs of mail make links of what looks like one. With a space of no width in it, it does not. */
function unlink(text: string): string {
  return text.replaceAll(/[.:@](?=\S)/g, '$&\u200B');
}
