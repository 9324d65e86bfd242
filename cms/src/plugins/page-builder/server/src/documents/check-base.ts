import { isDeepStrictEqual } from 'node:util';
import { createEmptyDocument, type PageDocument, readDocument } from '@lumavelo/blocks/core';
import { versionOf } from '../../../shared/version.ts';
import { errors } from '../strapi-errors.ts';

/**
 * Refuses a save that was made from a page which is no longer the stored one, so that nobody overwrites what somebody
 * else saved meanwhile. Saving the very page that is stored is no conflict.
 * @param basedOn version of the page the sender started from
 * @param stored what the field holds now; undefined when there is no row yet
 * @param document the page that is to be stored
 * @param mayRead whether the answer may carry the stored page
 * @throws an error that is answered with status 409 and, where `mayRead`, the stored page
 */
export function checkBase(field: string, { basedOn, stored, document, mayRead }: BaseCheck): void {
  if (isDeepStrictEqual(stored, document)) return;
  const current = readStored(stored);
  const version = versionOf(current);
  if (basedOn === version || versionOf(document) === version) return;
  throw refuseStale(field, version, mayRead ? current : undefined);
}

interface BaseCheck {
  basedOn: string;
  stored: unknown;
  document: PageDocument;
  mayRead: boolean;
}

/** The version of what a page field holds; nothing stored is an empty page. */
export function versionOfStored(value: unknown): string {
  return versionOf(readStored(value));
}

/** A stored value that is no page any more has a version too: its own. */
function readStored(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return value;
  try {
    return readDocument(value) ?? createEmptyDocument();
  } catch {
    return value;
  }
}

/**
 * Status 409, and yet called a ValidationError: for an error of any other name the content manager's form resets
 * itself and looks saved.
 */
function refuseStale(field: string, version: string, current: unknown): Error {
  const message =
    `"${field}" was not saved: somebody else has saved this page since it was opened here. ` +
    'Saving in the page editor brings both together; reloading shows the stored page.';
  const issue = { level: 'error', code: 'stale', field, path: field, message };
  const details = {
    errors: [{ path: [field], name: 'ValidationError', message }],
    issues: [issue],
    version,
    ...(current !== undefined && { current }),
  };
  const error = Object.assign(new Error(message), { name: 'ValidationError', status: 409, expose: true, details });
  return Object.setPrototypeOf(error, errors.HttpError.prototype);
}
