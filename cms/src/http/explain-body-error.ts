import { checkShape, DocumentError } from 'page-format';
import { errors, refuseDocument } from 'strapi-plugin-page-builder/server';
import { findFullDisk } from './outages.ts';

/** What the body parsers throw. Each has its own way of saying which status it had in mind. */
interface BodyError extends Error {
  status?: number;
  httpCode?: number;
  /** The text that was read, when it is the text that was wrong. */
  body?: string;
}

/**
 * Says why a request body was refused, in the error shape of the API: whatever goes wrong while reading a body is the
 * caller's fault. The JSON parser stops at `__proto__` keys before any of our code sees the document, so the place of
 * the key is looked up here.
 * @throws always
 */
export function explainBodyError(error: BodyError): never {
  // What the disk cannot take is nobody's fault who sends it.
  if (findFullDisk(error)) throw error;
  const status = error.status ?? error.httpCode;
  if (status === 413 || error.message.includes('exceeded')) {
    throw new errors.PayloadTooLargeError('The request body is larger than 5 MB, or a file larger than 50 MB.');
  }
  if (status === 415) throw error;
  if (typeof error.body !== 'string') {
    throw new errors.ValidationError(`The request body could not be read: ${error.message}.`);
  }
  const body = readJson(error.body);
  if (body === undefined) {
    throw new errors.ValidationError(`The request body is no valid JSON: ${error.message}.`);
  }
  if (typeof body !== 'object' || body === null) {
    throw new errors.ValidationError('The request body must be a JSON object.');
  }
  refuseHostileDocument(body);
  throw new errors.ValidationError('The key "__proto__" is not allowed in a request body.');
}

/** `JSON.parse` keeps `__proto__` as an ordinary key of its own, so nothing is inherited from it. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** REST wraps the entry in `data`; the Content Manager sends it as it is. */
function refuseHostileDocument(body: object): void {
  const entry = (body as { data?: unknown }).data ?? body;
  const content = (entry as { content?: unknown } | null)?.content;
  if (content === undefined) return;
  try {
    checkShape(content);
  } catch (error) {
    if (error instanceof DocumentError) throw refuseDocument('content', error);
    throw error;
  }
}
