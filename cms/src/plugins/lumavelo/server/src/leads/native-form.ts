import { formMessages, leadMessages } from '@lumavelo/blocks/leads';
import { isLocale, type Locale, languageTag, say } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { escapeHtml } from './escape-html.ts';

type Middleware = Extract<Core.MiddlewareHandler, (...parameters: never[]) => unknown>;
type Context = Parameters<Middleware>[0];

interface Failure {
  name?: string;
  status?: number;
  message?: string;
  details?: { errors?: { message: string }[]; language?: string };
}

/** True for what a browser sends without the script of the form. */
export function isNativeForm({ request }: Pick<Context, 'request'>): boolean {
  return Boolean(request.is('urlencoded'));
}

/** The fields of a form as the contract has them: a ticked box is a text, and what is not ticked is not sent. */
export function readNativeForm(body: Record<string, unknown> = {}): object {
  const { form, page, locale, country, fields = {}, consent, website } = body;
  return { form, page, locale, country, fields, consent: consent !== undefined, website };
}

/**
 * Says on a page of its own what went wrong, to browsers that sent the form without its script; they have left the form's
 * page, and keep what was typed there. Programs get JSON, whose message is the visitor's where it is meant for them.
 */
export const answerNativeForms: Middleware = async (context, next) => {
  const locale = readLocale(context.request.body?.locale);
  context.set('Content-Language', languageTag(locale));
  try {
    await next();
  } catch (error) {
    if (!isNativeForm(context)) {
      // What is refused to programs is said in English.
      if (!(error as Failure).details?.language) context.remove('Content-Language');
      throw error;
    }
    const status = readStatus(error as Failure);
    if (status >= 500) strapi.log.error(error);
    context.status = status;
    context.type = 'html';
    context.set('Cache-Control', 'no-store');
    context.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    context.body = writePage(listReasons(error as Failure, locale), locale);
  }
};

/** Statuses of Strapi's own errors, which carry none; of `strapi::errors`, which comes too late for a page. */
const STATUSES: Readonly<Record<string, number>> = {
  ValidationError: 400,
  ForbiddenError: 403,
  NotFoundError: 404,
  RateLimitError: 429,
};

function readStatus({ name = '', status }: Failure): number {
  return status ?? STATUSES[name] ?? 500;
}

function readLocale(value: unknown): Locale {
  return isLocale(value) ? value : 'en';
}

function listReasons(failure: Failure, locale: Locale): string[] {
  const { message = '', details } = failure;
  const status = readStatus(failure);
  if (status === 429 && details?.language) return [message];
  if (status === 429 || status === 503) return [say(leadMessages.tooMany, { locale })];
  if (status >= 500) return [say(formMessages.failed, { locale })];
  const named = details?.errors?.map((entry) => entry.message) ?? [];
  return named.length > 0 ? named : [message];
}

function writePage(reasons: readonly string[], locale: Locale): string {
  const title = say(leadMessages.notSent, { locale });
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>body{max-width:40rem;margin:3rem auto;padding:0 1.25rem;font:1.125rem/1.5 system-ui,sans-serif;color:#0f3b2e}</style>
<h1>${escapeHtml(title)}</h1>
<ul>${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>
<p>${escapeHtml(say(leadMessages.goBack, { locale }))}</p>
</html>
`;
}
