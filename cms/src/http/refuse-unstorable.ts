import { errors } from '@lumavelo/page-builder/strapi-errors';

/** Levels of objects and lists in a request body; a page document at its limits stays below 120. */
const DEPTH_LIMIT = 200;

interface Request {
  querystring: string;
  request: { body?: unknown };
}

/**
 * What PostgreSQL calls values that no column of a type can hold: texts that are no number or date, and ones out of its
 * range (https://www.postgresql.org/docs/current/errcodes-appendix.html, class 22).
 */
const UNREADABLE_VALUES = new Set(['22P02', '22003', '22007', '22008']);

/**
 * Refuses requests that a database could not store and would answer with an error of its own: NUL characters and
 * halves of surrogate pairs, which PostgreSQL takes in no text, and bodies nested so deep that walking them fails. Which
 * numbers and dates it can read, in a filter for instance, only PostgreSQL itself can tell.
 */
export default function createMiddleware() {
  return async (context: Request, next: () => Promise<void>): Promise<void> => {
    if (/%00/.test(context.querystring)) {
      throw new errors.ValidationError('The address of the request holds a NUL character (%00). Leave it out.');
    }
    assertStorable(context.request.body);
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

/** @throws ValidationError naming the place in the body */
export function assertStorable(body: unknown): void {
  const pending: { value: unknown; path: string; depth: number }[] = [{ value: body, path: '', depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, path, depth } = next;
    assertStorableText(value, path);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEPTH_LIMIT) {
      throw new errors.ValidationError(
        `The request body is nested more than ${DEPTH_LIMIT} levels deep. Make it flatter.`,
      );
    }
    for (const [key, entry] of Object.entries(value)) {
      assertStorableText(key, path);
      pending.push({ value: entry, path: path ? `${path}.${key}` : key, depth: depth + 1 });
    }
  }
}

function assertStorableText(value: unknown, path: string): void {
  if (typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))) return;
  throw new errors.ValidationError(
    `The text at "${path}" holds a character that cannot be stored: NUL, or half of a surrogate pair. Remove it.`,
    { errors: [{ path: path.split('.'), name: 'ValidationError', message: 'This text cannot be stored.' }] },
  );
}
