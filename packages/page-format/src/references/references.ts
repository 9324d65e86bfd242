/**
 * References in a document: by document id, never by numeric id, never by value. A snapshot only
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

/** A point of a picture, in percent of the original from its left and its top. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The part of a picture that is shown, in percent of the original from its left and its top. */
export interface Crop extends FocalPoint {
  width: number;
  height: number;
}

/** A file where it is used. How a picture is cut belongs to this use: the file and its other uses stay as they are. */
export interface MediaReference {
  $ref: 'media';
  documentId: string;
  snapshot: MediaSnapshot;
  /** What stays in view here where the place of the picture cuts it; without it the file's own. */
  focalPoint?: FocalPoint | undefined;
  /** Without it all of the picture is shown. */
  crop?: Crop | undefined;
}

/** Name of a content type of the project, such as `api::faq.faq`. */
export type ContentType = `api::${string}.${string}`;

/** A reference to an entry that is a page of its own, as a link holds it. */
export interface PageReference {
  $ref: ContentType;
  documentId: string;
  /** Anchor on the page without `#`, or empty. */
  hash: string;
  /** The page's title when it was chosen: all that is left to read once the page is deleted. */
  snapshot?: { title: string };
}

/** A reference to an entry of a content type, such as `api::faq.faq`. */
export interface EntryReference {
  $ref: ContentType;
  documentId: string;
  snapshot?: Record<string, unknown>;
}

/** The content type of saved sections. */
export const SECTION_TYPE = 'plugin::page-builder.section';

/** A reference to a saved section that stands on a page as itself. */
export interface SectionReference {
  $ref: typeof SECTION_TYPE;
  documentId: string;
  /** The section's name when it was placed: all that is left to read once the section is deleted. */
  snapshot?: { name: string };
}

export type Reference = MediaReference | PageReference | EntryReference | SectionReference;

/** What a media reference resolves to at delivery. */
export interface ResolvedMedia extends MediaSnapshot {
  documentId: string;
  /** Set by an editor in the media library, for all uses that have none of their own. */
  focalPoint?: FocalPoint | null;
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

/** Only these kinds can be named at all: a page cannot make delivery look into other tables, such as `admin::user`. */
const REFERENCE_KIND = /^(?:media|api::[a-z0-9-]+\.[a-z0-9-]+|plugin::page-builder\.section)$/;

const LONGEST_DOCUMENT_ID = 64;

/** True for a reference to a file, to an entry of one of the project's own content types, or to a saved section. */
export function isReference(value: unknown): value is Reference {
  if (typeof value !== 'object' || value === null) return false;
  const { $ref, documentId } = value as Partial<Reference>;
  if (typeof $ref !== 'string' || typeof documentId !== 'string') return false;
  return REFERENCE_KIND.test($ref) && documentId !== '' && documentId.length <= LONGEST_DOCUMENT_ID;
}

/**
 * Every reference inside a value, wherever it stands. Looks at the data alone, so that blocks whose definition is
 * unknown keep their references resolved too. A target named twice is listed twice; join them by `referenceKey`.
 * @param value a document, or any part of one, that passed `checkShape` (which bounds how deep this goes)
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
