import { checkShape, DocumentError } from 'page-format';
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
 * @throws ValidationError naming the place in the body
 */
export function assertStorable(body: object): void {
  const pending: Place[] = [{ value: body, key: '', holder: undefined }];
  for (let place = pending.pop(); place; place = pending.pop()) {
    for (const [key, entry] of Object.entries(place.value)) {
      if (key === '__proto__') refusePrototype(body);
      if (!isStorable(key)) throw unstorable(listKeys(place));
      if (typeof entry === 'string' && !isStorable(entry)) throw unstorable([...listKeys(place), key]);
      if (typeof entry === 'object' && entry !== null) pending.push({ value: entry, key, holder: place });
    }
  }
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function listKeys({ key, holder }: Place): string[] {
  return holder ? [...listKeys(holder), key] : [];
}

function unstorable(path: string[]): Error {
  return new errors.ValidationError(
    `The text at "${path.join('.')}" holds a character that cannot be stored: NUL, or half of a surrogate pair. Remove it.`,
    { errors: [{ path, name: 'ValidationError', message: 'This text cannot be stored.' }] },
  );
}

/**
 * Names block and field where a page holds the key. REST wraps the entry in `data`; the Content Manager sends it as it is.
 * @throws always
 */
function refusePrototype(body: object): never {
  const entry = (body as { data?: unknown }).data ?? body;
  const content = (entry as { content?: unknown } | null)?.content;
  try {
    if (content !== undefined) checkShape(content);
  } catch (error) {
    throw error instanceof DocumentError ? refuseDocument('content', error) : error;
  }
  throw new errors.ValidationError('The key "__proto__" is not allowed in a request body.');
}
