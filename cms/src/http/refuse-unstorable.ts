import { errors } from 'strapi-plugin-page-builder/server';
import { assertStorable } from './assert-storable.ts';

interface Request {
  url: string;
  path: string;
  request: { body?: object };
  is(...types: string[]): string | false | null;
}

/**
 * What PostgreSQL calls values that no column of a type can hold: texts that are no number or date, and ones out of its
 * range (https://www.postgresql.org/docs/current/errcodes-appendix.html, class 22).
 */
const UNREADABLE_VALUES = new Set(['22P02', '22003', '22007', '22008']);

/**
 * Refuses addresses and forms that a database could not store, as `read-body` does with JSON. Which numbers and dates it can
 * read, in a filter for instance, only PostgreSQL itself can tell.
 */
export default function createMiddleware() {
  return async (context: Request, next: () => Promise<void>): Promise<void> => {
    // Names that every object has; looking one up among content types would find what is none.
    if (/\/(?:__proto__|constructor|prototype)(?:\/|$)/.test(decode(context.path))) throw new errors.NotFoundError();
    if (/%00/.test(context.url)) {
      throw new errors.ValidationError('The address of the request holds a NUL character (%00). Leave it out.');
    }
    if (context.is('urlencoded', 'multipart')) assertStorable(context.request.body ?? {});
    try {
      await next();
    } catch (error) {
      if (!UNREADABLE_VALUES.has(String((error as { code?: unknown }).code))) throw error;
      throw new errors.ValidationError(
        'A value of the request is no number or date that the database can read, or out of its range. Correct it.',
      );
    }
  };
}

/** Addresses that cannot be decoded are refused by the router. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
