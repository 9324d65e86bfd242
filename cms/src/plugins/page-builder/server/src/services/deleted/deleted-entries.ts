import type { Core } from '@strapi/strapi';
import { type Caller, listDeleted } from './list-deleted.ts';
import { keepDocumentIds, type RestoreRequest, restoreDeleted } from './restore-deleted.ts';

/**
 * Entries with pages that were deleted, for as long as their versions are kept. Whoever may read and create entries of a
 * type, in the language and by the conditions of their role, sees and restores what was deleted of it. All values come
 * back, those of fields that the person may not read too: the entry is what it was, and a field that was left out would
 * be lost unseen. Answers show readable fields only.
 */
export function createDeletedEntriesService({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** Begins to give restored entries their documentIds. */
    start: () => keepDocumentIds(strapi),

    /** The newest deletion first, in pages. */
    list: (caller: Caller, pages: { page: number; pageSize: number }) => listDeleted(strapi, caller, pages),

    /**
     * Stores an entry again, under its own documentId and as a draft.
     * @throws NotFoundError, ForbiddenError, ValidationError, or an error with status 409 where it is stored already
     */
    restore: (caller: Caller, request: RestoreRequest) => restoreDeleted(strapi, caller, request),
  };
}
