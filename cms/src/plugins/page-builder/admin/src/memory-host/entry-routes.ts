import { foldText } from 'page-format';
import type { Routes, Values } from './routes.ts';
import { refuse } from './routes.ts';

/** An entry beside the one that is edited: a saved section, or what pickers find. */
export type FurtherEntry = Values & { documentId: string };

/** By content type. */
export type FurtherEntries = Readonly<Record<string, readonly FurtherEntry[]>>;

const PATH = 'content-manager/collection-types';

/** The content manager's routes for entries that have neither languages nor drafts. */
export function createEntryRoutes(read: () => FurtherEntries, write: (entries: FurtherEntries) => void): Routes {
  const listOf = (type = '') => read()[type] ?? [];
  const find = (type: string | undefined, documentId: string | undefined) => {
    const found = listOf(type).find((entry) => entry.documentId === documentId);
    if (!found) throw refuse(404, { name: 'NotFoundError', message: 'Not Found' });
    return found;
  };
  const put = (type = '', changed: FurtherEntry) => {
    const others = listOf(type).filter(({ documentId }) => documentId !== changed.documentId);
    write({ ...read(), [type]: [...others, { ...changed, updatedAt: new Date().toISOString() }] });
    return { data: changed };
  };
  return {
    [`GET ${PATH}/*`]: ({ params }, [, , type]) => ({ results: search(listOf(type), params) }),
    [`POST ${PATH}/*`]: ({ body }, [, , type]) => put(type, { ...body, documentId: crypto.randomUUID() }),
    [`GET ${PATH}/*/*`]: (_, [, , type, documentId]) => ({ data: find(type, documentId) }),
    [`PUT ${PATH}/*/*`]: ({ body: { basedOn: _, ...body } }, [, , type, documentId]) =>
      put(type, { ...find(type, documentId), ...body }),
    [`DELETE ${PATH}/*/*`]: (_, [, , type = '', documentId]) => {
      const gone = find(type, documentId);
      write({ ...read(), [type]: listOf(type).filter((entry) => entry !== gone) });
      return { data: gone };
    },
  };
}

/** Entries with a text in a field, by name, as `$containsi` and `sort` ask for them. */
function search(entries: readonly FurtherEntry[], { filters = {}, sort }: Values): FurtherEntry[] {
  const wanted = Object.entries(filters as Record<string, { $containsi?: string }>);
  const [field = 'documentId'] = String(sort ?? '').split(':');
  const fits = (entry: FurtherEntry) =>
    wanted.every(([name, { $containsi = '' }]) => foldText(String(entry[name] ?? '')).includes(foldText($containsi)));
  return entries.filter(fits).sort((one, other) => String(one[field]).localeCompare(String(other[field])));
}
