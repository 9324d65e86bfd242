import { createEmptyDocument, readDocument } from 'page-format';
import { versionOf } from '../../../shared/version.ts';

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
