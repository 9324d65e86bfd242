import type { Core, UID } from '@strapi/strapi';
import { writePagePath } from '../../../../shared/page-path.ts';
import type { MailOutcome } from '../../../../shared/translation-requests.ts';
import type { FoundPage } from '../translations/describe-pages.ts';
import type { Translator } from './ask.ts';
import { type WrittenRequest, writeRequestMail } from './write-request-mail.ts';

interface SentRequest extends Omit<WrittenRequest, 'pages' | 'board'> {
  locale: string;
  /** Id of the translator. */
  person: number;
  pages: readonly FoundPage[];
}

/** Codes of Node and Nodemailer where nobody answers. */
const SILENCE: ReadonlySet<unknown> = new Set([
  ...['EAI_AGAIN', 'ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'EDNS', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'],
  ...['ESOCKET', 'ETIMEDOUT', 'ETLS'],
]);

/** Sends one mail by Strapi's plugin, in the language of the person's admin. What is wrong with a server is in the log, by its code. */
export async function sendRequest(
  strapi: Core.Strapi,
  { email, preferedLanguage }: Translator,
  { locale, person, pages, ...request }: SentRequest,
): Promise<MailOutcome> {
  const plugin: ReturnType<Core.Strapi['plugin']> | undefined = strapi.plugin('email');
  if (!plugin) return 'none';
  const admin = strapi.config.get<string>('admin.absoluteUrl').replace(/\/+$/, '');
  const linked = pages.map(({ type, documentId, field, titles, cells }) => {
    const { kind } = strapi.contentType(type.uid as UID.ContentType);
    const place = { contentType: type.uid, kind, documentId, field };
    return { title: titles[0], address: admin + writePagePath(place, locale, Boolean(cells.get(locale))) };
  });
  const board = `${admin}/plugins/page-builder/translations?${new URLSearchParams({ locale, person: String(person) })}`;
  const mail = writeRequestMail({ ...request, pages: linked, board }, preferedLanguage ?? 'en');
  try {
    // So that no program answers that its owner is on holiday (RFC 3834).
    await plugin.service('email').send({ to: email, ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
    return 'sent';
  } catch (error) {
    // Its message may hold the address that the mail was for.
    const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
    strapi.log.warn(
      `A mail about a request for translations was not sent: ${code ?? responseCode ?? 'unknown error'}.`,
    );
    if (SILENCE.has(code)) return 'unreachable';
    return responseCode === undefined && code !== 'EAUTH' ? 'failed' : 'refused';
  }
}
