import { checkShape, checkStorable, DocumentError, isStorable } from 'page-format';
import { errors, refuseDocument } from 'strapi-plugin-page-builder/server';

/** An object or a list of the body, and where it stands. */
interface Place {
  value: object;
  key: string;
  holder: Place | undefined;
}

/**
 * Refuses what a database could not store and would answer with an error of its own: NUL characters, and halves of
 * surrogate pairs, which PostgreSQL takes in no text; and keys that would change an object's prototype.
 * @param body as `JSON.parse` makes it, which keeps `__proto__` as an ordinary key
 * @throws ValidationError naming the place in the body; within a page, the block and the place in it
 */
export function assertStorable(body: object): void {
  const pending: Place[] = [{ value: body, key: '', holder: undefined }];
  for (let place = pending.pop(); place; place = pending.pop()) {
    for (const [key, entry] of Object.entries(place.value)) {
      if (key === '__proto__') throw refusePrototype(body, listKeys(place));
      if (!isStorable(key)) throw refuseText(body, listKeys(place));
      if (typeof entry === 'string' && !isStorable(entry)) throw refuseText(body, [...listKeys(place), key]);
      if (typeof entry === 'object' && entry !== null) pending.push({ value: entry, key, holder: place });
    }
  }
}

function listKeys({ key, holder }: Place): string[] {
  return holder ? [...listKeys(holder), key] : [];
}

/** A refusal that names block and place where a page holds the text, as the refusal of any other page does. */
function refuseText(body: object, path: string[]): Error {
  return (
    refusePage(body, path) ??
    new errors.ValidationError(
      `The text at "${path.join('.')}" holds a character that cannot be stored: NUL, or half of a surrogate pair. Remove it.`,
      { errors: [{ path, name: 'ValidationError', message: 'This text cannot be stored.' }] },
    )
  );
}

function refusePrototype(body: object, path: string[]): Error {
  return refusePage(body, path) ?? new errors.ValidationError('The key "__proto__" is not allowed in a request body.');
}

/** What is wrong with the page of an entry at this path. REST wraps the entry in `data`; the Content Manager sends it as it is. */
function refusePage(body: object, path: readonly string[]): Error | undefined {
  const [entry, field] = path[0] === 'data' ? [(body as { data: unknown }).data, path[1]] : [body, path[0]];
  const page = field === undefined ? undefined : (entry as Readonly<Record<string, unknown>>)[field];
  if ((page as { format?: unknown } | null | undefined)?.format !== 'page') return undefined;
  try {
    checkStorable(checkShape(page));
    return undefined;
  } catch (error) {
    if (error instanceof DocumentError) return refuseDocument(field as string, error);
    throw error;
  }
}
