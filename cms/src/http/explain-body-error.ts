import { errors } from 'strapi-plugin-page-builder/server';
import { findOutage } from './outages.ts';

/** What the parsers of forms throw. Each has its own way of saying which status it had in mind. */
interface BodyError extends Error {
  status?: number;
  httpCode?: number;
}

/**
 * Says why a form was refused, in the error shape of the API: whatever goes wrong while reading one is the caller's
 * fault.
 * @throws always
 */
export function explainBodyError(error: BodyError): never {
  // What the disk cannot take is nobody's fault who sends it.
  if (findOutage(error)) throw error;
  const status = error.status ?? error.httpCode;
  if (status === 413 || error.message.includes('exceeded')) {
    throw new errors.PayloadTooLargeError(
      'The form is larger than its address takes: 64 kB, files no larger than 50 MB, and texts beside files of 256 kB.',
    );
  }
  if (status === 415) throw error;
  throw new errors.ValidationError(`The request body could not be read: ${error.message}.`);
}
