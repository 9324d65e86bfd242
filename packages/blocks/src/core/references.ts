/**
 * References in a document (contract point 3): by document id, never by numeric id, never by value. A snapshot only
 * serves the canvas and a readable message when the target is gone; delivery resolves every reference again.
 */

export interface MediaSnapshot {
  name: string;
  url: string;
  mime: string;
  /** Pixels; null for files that are not images. */
  width: number | null;
  height: number | null;
  ext: string;
  folder: string | null;
  alternativeText: string | null;
}

export interface MediaReference {
  $ref: 'media';
  documentId: string;
  snapshot: MediaSnapshot;
}

export interface PageReference {
  $ref: 'api::page.page';
  documentId: string;
  /** Anchor on the page without `#`, or empty. */
  hash: string;
}

/** A reference to an entry of a content type, such as `api::faq.faq`. */
export interface EntryReference {
  $ref: `api::${string}.${string}`;
  documentId: string;
  snapshot?: Record<string, unknown>;
}

export type Reference = MediaReference | PageReference | EntryReference;

/** What a media reference resolves to at delivery. */
export interface ResolvedMedia extends MediaSnapshot {
  documentId: string;
  /** Percentages from the left and the top, set by an editor in the media library. */
  focalPoint?: { x: number; y: number } | null;
}

/** What a page reference resolves to at delivery. */
export interface ResolvedPage {
  documentId: string;
  title: string;
  slug: string;
  locale: string;
}

export type ResolvedReference = ResolvedMedia | ResolvedPage | (Record<string, unknown> & { documentId: string });

/** Resolved references by `referenceKey`; null where the target no longer exists. */
export type ResolvedReferences = Record<string, ResolvedReference | null>;

/** Key of a reference in `ResolvedReferences`: `media:<documentId>`, `api::faq.faq:<documentId>`. */
export function referenceKey(reference: { $ref: string; documentId: string }): string {
  return `${reference.$ref}:${reference.documentId}`;
}

export function isReference(value: unknown): value is Reference {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Reference).$ref === 'string' &&
    typeof (value as Reference).documentId === 'string'
  );
}

/**
 * Every reference inside a value, wherever it stands. Looks at the data alone, so that blocks whose definition is
 * unknown keep their references resolved too.
 */
export function collectReferences(value: unknown, found: Reference[] = []): Reference[] {
  if (Array.isArray(value)) {
    for (const entry of value) collectReferences(entry, found);
  } else if (isReference(value)) {
    found.push(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const entry of Object.values(value)) collectReferences(entry, found);
  }
  return found;
}
