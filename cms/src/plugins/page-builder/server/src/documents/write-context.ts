import type { Sources } from '../../../shared/envelope.ts';
import { SECTION_TYPE } from '../names.ts';

/** The parts of a document service call that the guards look at; its real type differs per content type and action. */
export interface WriteContext {
  uid: string;
  action: string;
  contentType: {
    uid: string;
    kind?: string;
    options?: { draftAndPublish?: boolean };
    attributes: Record<string, object>;
  };
  params: WriteParams;
}

export interface WriteParams {
  documentId?: string;
  /** Absent for the default locale; a list or `*` when several are published at once. */
  locale?: string | string[] | null;
  status?: 'draft' | 'published';
  data?: Record<string, unknown>;
  /** Of a list: whether the versions of its entries are asked for. */
  basedOn?: unknown;
  /** Whether the call may change the texts of pages, and nothing else of them. */
  textsOnly?: boolean;
  /** Of an entry without a page: what its texts were translated from, see `sourcesOfEntry`. */
  sources?: Sources;
  /** What of the entry the answer is to hold. */
  populate?: unknown;
  fields?: unknown;
}

/** A row of an entry: one per locale, and one more when that locale is published. */
export interface StoredRow extends Record<string, unknown> {
  documentId: string;
  locale: string | null;
}

/** A function that stands around every call of the document service. */
export type DocumentMiddleware = (context: WriteContext, next: () => Promise<unknown>) => Promise<unknown>;

export function hasDrafts(context: WriteContext): boolean {
  return context.contentType.options?.draftAndPublish === true;
}

/** True when the call makes an entry public, either by itself or after writing it. Saved sections never are. */
export function publishes(context: WriteContext): boolean {
  if (context.uid === SECTION_TYPE) return false;
  if (context.action === 'publish') return true;
  return !hasDrafts(context) || context.params?.status === 'published';
}
