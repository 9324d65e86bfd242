import { errors } from 'strapi-plugin-page-builder/server';

/** Levels of objects and lists in a request body; a page document at its limits stays below 120. */
const DEPTH_LIMIT = 200;

interface Request {
  url: string;
  path: string;
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
    // Names that every object has; looking one up among content types would find what is none.
    if (/\/(?:__proto__|constructor|prototype)(?:\/|$)/.test(decode(context.path))) throw new errors.NotFoundError();
    if (/%00/.test(context.url)) {
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

/** Addresses that cannot be decoded are refused by the router. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

interface Pending {
  value: object;
  path: string;
  depth: number;
}

/** @throws ValidationError naming the place in the body */
export function assertStorable(body: unknown): void {
  const pending: Pending[] = [];
  // Texts are looked at where they are found: a page has thousands, and only a refused one needs its place.
  const look = (value: unknown, depth: number, holder: string, key = '') => {
    if (typeof value === 'string') assertStorableText(value, holder, key);
    else if (typeof value === 'object' && value !== null) pending.push({ value, path: join(holder, key), depth });
  };
  look(body, 0, '');
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.depth >= DEPTH_LIMIT) {
      throw new errors.ValidationError(
        `The request body is nested more than ${DEPTH_LIMIT} levels deep. Make it flatter.`,
      );
    }
    for (const [key, entry] of Object.entries(next.value)) {
      assertStorableText(key, next.path);
      look(entry, next.depth + 1, next.path, key);
    }
  }
}

function assertStorableText(text: string, holder: string, key = ''): void {
  if (text.isWellFormed() && !text.includes('\0')) return;
  const path = join(holder, key);
  throw new errors.ValidationError(
    `The text at "${path}" holds a character that cannot be stored: NUL, or half of a surrogate pair. Remove it.`,
    { errors: [{ path: path.split('.'), name: 'ValidationError', message: 'This text cannot be stored.' }] },
  );
}

function join(path: string, key: string): string {
  return path && key ? `${path}.${key}` : path || key;
}
