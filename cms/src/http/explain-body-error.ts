import { checkShape, DocumentError } from '@lumavelo/blocks/core';
import { refuseDocument } from '@lumavelo/page-builder/refuse-document';
import { errors } from '@lumavelo/page-builder/strapi-errors';

/** What the body parser throws: the text it could not accept, and the status it would answer with. */
interface BodyError extends Error {
  status?: number;
  body?: string;
}

/**
 * Says why a request body was refused, in the error shape of the API. The parser itself stops at `__proto__` keys
 * before any of our code sees the document, so the place of the key is looked up here.
 * @throws always
 */
export function explainBodyError(error: BodyError): never {
  if (error.status === 413) {
    throw new errors.PayloadTooLargeError('The request body is larger than 5 MB. Send less at once.');
  }
  if (typeof error.body !== 'string') throw error;
  const body = readJson(error.body);
  if (body === undefined) {
    throw new errors.ValidationError(`The request body is no valid JSON: ${error.message}.`);
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
function refuseHostileDocument(body: unknown): void {
  const entry = (body as { data?: unknown } | null)?.data ?? body;
  const content = (entry as { content?: unknown } | null)?.content;
  if (content === undefined) return;
  try {
    checkShape(content);
  } catch (error) {
    if (error instanceof DocumentError) throw refuseDocument('content', error);
    throw error;
  }
}
