import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { listPageFields } from '../../documents/page-fields.ts';
import { loadDrafts } from '../../documents/stored-rows.ts';
import type { DocumentMiddleware, StoredRow } from '../../documents/write-context.ts';

interface KnownDrafts {
  uid: string;
  action: string;
  drafts: readonly StoredRow[];
}

/** By call of the document service that is under way. */
const known = new AsyncLocalStorage<KnownDrafts>();

/** Remembers the drafts that are updated or published, as the guards of the call have read them, until it has ended. */
export function rememberDrafts(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const { action, uid, contentType } = context;
    if (action !== 'publish' && action !== 'update') return next();
    if (listPageFields(contentType).length === 0) return next();
    return known.run({ uid, action, drafts: await loadDrafts(strapi, context) }, next);
  };
}

/** The draft of which a published row is the copy. */
export function findPublished(uid: string, { documentId, locale }: Record<string, unknown>): StoredRow | undefined {
  return find(uid, 'publish', (draft) => draft.documentId === documentId && draft.locale === (locale ?? null));
}

/** The draft that is updated, as it was before. */
export function findUpdated(uid: string, id: number): StoredRow | undefined {
  return find(uid, 'update', (draft) => draft.id === id);
}

function find(uid: string, action: string, isMeant: (draft: StoredRow) => boolean): StoredRow | undefined {
  const store = known.getStore();
  return store?.uid === uid && store.action === action ? store.drafts.find(isMeant) : undefined;
}
