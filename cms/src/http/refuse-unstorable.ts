import { errors } from 'strapi-plugin-page-builder/server';
import { assertStorable } from './assert-storable.ts';

interface Request {
  url: string;
  path: string;
  query: Readonly<Record<string, unknown>>;
  request: { body?: object };
  is(...types: string[]): string | false | null;
}

/**
 * What PostgreSQL calls values that no column of a type can hold: texts that are no number or date, and ones out of its
 * range (https://www.postgresql.org/docs/current/errcodes-appendix.html, class 22).
 */
const UNREADABLE_VALUES = new Set(['22P02', '22003', '22007', '22008']);

/** What Strapi's query builder, and Knex below it, say of filters and orders of a list that Strapi let through. */
const UNREADABLE_QUERIES =
  /^(?:Attribute \S+ not found on model|Operator \S+ must be an array|The second argument to whereBetween|You cannot (?:order|filter) on|Cannot (?:order by|join on)|Invalid orderBy|Where must be|Only \$and|Undefined attribute level operator)/;

/**
 * Refuses addresses and forms that a database could not store, as `read-body` does with JSON, and queries that it cannot be
 * asked. Which numbers and dates it can read, in a filter for instance, only PostgreSQL itself can tell.
 */
export default function createMiddleware() {
  return async (context: Request, next: () => Promise<void>): Promise<void> => {
    // Names that every object has; looking one up among content types would find what is none.
    if (/\/(?:__proto__|constructor|prototype)(?:\/|$)/.test(decode(context.path))) throw new errors.NotFoundError();
    if (/%00/.test(context.url)) {
      throw new errors.ValidationError('The address of the request holds a NUL character (%00). Leave it out.');
    }
    if (typeof context.query._q === 'object') {
      throw new errors.ValidationError('"_q" of the request is a list. Search for one text.');
    }
    if (context.is('urlencoded', 'multipart')) assertStorable(context.request.body ?? {});
    try {
      await next();
    } catch (error) {
      const { code, message = '' } = error as { code?: unknown; message?: string };
      if (UNREADABLE_VALUES.has(String(code))) {
        throw new errors.ValidationError(
          'A value of the request is no number or date that the database can read, or out of its range. Correct it.',
        );
      }
      if (!UNREADABLE_QUERIES.test(message)) throw error;
      throw new errors.ValidationError(`The filters or the order of the request cannot be read: ${message}`);
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
