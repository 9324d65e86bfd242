import { adminApi, type StrapiApp } from '@strapi/strapi/admin';

type Middleware = ReturnType<Parameters<StrapiApp['addMiddlewares']>[0][number]>;
type Dispatch = Parameters<Middleware>[0]['dispatch'];

/** The content manager's answers, by the tags it knows them by. */
const contentApi = adminApi.enhanceEndpoints({
  addTagTypes: ['Document', 'Relations', 'RecentDocumentList', 'CountDocuments'],
});

let dispatch: Dispatch | undefined;

/** Knows the admin's store, which has no other door for plugins. */
export const refreshMiddleware: Middleware = (store) => {
  dispatch = store.dispatch;
  return (next) => (action) => next(action);
};

/** Has the content manager read an entry again after it was saved here, and the lists that it stands in. */
export function refreshEntry(model: string, documentId: string | undefined): void {
  const ids = documentId === undefined ? [model] : [`${model}_${documentId}`, `${model}_LIST`];
  const documents = ids.map((id) => ({ type: 'Document' as const, id }));
  dispatch?.(contentApi.util.invalidateTags([...documents, 'Relations', 'RecentDocumentList', 'CountDocuments']));
}
