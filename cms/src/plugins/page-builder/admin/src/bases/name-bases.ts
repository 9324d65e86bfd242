import { adminApi, type StrapiApp } from '@strapi/strapi/admin';
import type { Bases } from '../../../shared/save-terms.ts';
import { isSameJson } from '../../../shared/version.ts';
import { type EntryAddress, keyOfEntry } from './entry-address.ts';
import { closeConflict, findConflict, listBaseIssues, openConflict, stateBases } from './open-conflicts.ts';

type Middleware = ReturnType<Parameters<StrapiApp['addMiddlewares']>[0][number]>;
type Store = Parameters<Middleware>[0];

let store: Store | undefined;

/** Knows the admin's store, in which Strapi keeps what its forms were filled from. */
export const basesMiddleware: Middleware = (known) => {
  store = known;
  return (next) => (action) => next(action);
};

interface EntryAnswer {
  data?: Record<string, unknown>;
  meta?: { basedOn?: Bases };
}

interface EntryCall extends EntryAddress {
  data?: Record<string, unknown>;
}

/** One of the content manager's calls, as far as it is changed here; see RTK Query. */
interface CallDefinition {
  query(call: EntryCall): { data?: unknown };
  invalidatesTags(answer: unknown, error: unknown, call: EntryCall, meta: unknown): readonly unknown[];
  onQueryStarted?(call: EntryCall, api: { queryFulfilled: Promise<{ data: EntryAnswer }> }): Promise<void>;
}

/** The content manager's calls, which Strapi's types keep to itself. */
const contentApi = adminApi as unknown as {
  enhanceEndpoints(change: { endpoints: Record<string, (definition: CallDefinition) => void> }): void;
  endpoints: { getDocument: { select(entry: EntryAddress): (state: unknown) => { data?: EntryAnswer } } };
  util: {
    selectInvalidatedBy(
      state: unknown,
      tags: { type: 'Document'; id: string }[],
    ): { endpointName: string; originalArgs: EntryAddress }[];
    updateQueryData(
      endpoint: 'getDocument',
      entry: EntryAddress,
      change: (answer: EntryAnswer) => void,
    ): Parameters<Store['dispatch']>[0];
  };
};

/** Where the admin holds what was read of an entry's draft, for one form or several. */
function listRead(entry: EntryAddress): EntryAddress[] {
  if (!store) return [];
  const { collectionType, model, documentId } = entry;
  const id = collectionType === 'single-types' ? model : `${model}_${documentId}`;
  return contentApi.util
    .selectInvalidatedBy(store.getState(), [{ type: 'Document', id }])
    .flatMap(({ endpointName, originalArgs }) => (endpointName === 'getDocument' ? [originalArgs] : []))
    .filter((other) => keyOfEntry(other) === keyOfEntry(entry) && other.params?.status !== 'published');
}

/** The versions of the fields that the form of an entry was filled from. */
export function findBases(entry: EntryAddress): Bases {
  const read = listRead(entry);
  const own = read.find(({ params }) => isSameJson(params, entry.params)) ?? read.at(-1);
  return (own && contentApi.endpoints.getDocument.select(own)(store?.getState()).data?.meta?.basedOn) ?? {};
}

/** To be called when an entry was saved: what the server answered is what the next save starts from. */
export function noteSaved(entry: EntryAddress, { meta }: EntryAnswer, sent: Record<string, unknown> = {}): void {
  closeConflict(entry);
  for (const read of listRead(entry)) {
    store?.dispatch(
      contentApi.util.updateQueryData('getDocument', read, (answer) => {
        // The form shows this until the entry is read again.
        Object.assign(answer.data ?? {}, sent);
        answer.meta = { ...answer.meta, basedOn: { ...answer.meta?.basedOn, ...meta?.basedOn } };
      }),
    );
  }
}

/**
 * Has the content manager's own buttons name what their form was filled from, and keeps the form as it is when somebody
 * else was faster. Strapi shows what it sends as saved before it is, and reads the entry again after a refusal too; both
 * would replace what was typed.
 */
export function nameBases(): void {
  const name = (definition: CallDefinition) => {
    const { query, invalidatesTags } = definition;
    definition.query = (call) => ({
      ...query(call),
      data: stateBases(call.data ?? {}, findBases(call), findConflict(call)),
    });
    definition.invalidatesTags = (answer, error, call, meta) =>
      listBaseIssues(error).length > 0 ? [] : invalidatesTags(answer, error, call, meta);
  };
  const follow = (isShownAtOnce: boolean) => (definition: CallDefinition) => {
    name(definition);
    definition.onQueryStarted = async ({ data, ...entry }, { queryFulfilled }) => {
      try {
        noteSaved(entry, (await queryFulfilled).data, isShownAtOnce ? data : {});
      } catch (refusal) {
        openConflict(entry, (refusal as { error?: unknown }).error);
      }
    };
  };
  contentApi.enhanceEndpoints({
    endpoints: {
      updateDocument: follow(true),
      publishDocument: follow(false),
      unpublishDocument: follow(false),
      discardDocument: follow(false),
    },
  });
}
