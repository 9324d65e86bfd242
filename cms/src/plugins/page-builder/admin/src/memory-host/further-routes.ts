import type { PageDocument } from 'page-format';
import type { AskedText } from '../../../shared/machine-translation.ts';
import type { MemoryQuestion } from '../../../shared/translation-memory.ts';
import { findMatches } from './find-matches.ts';
import { type MemoryState, type MemoryStore, versionOfStored } from './memory-state.ts';
import { type Routes, refuse } from './routes.ts';

/** What the editor asks beside the entry. */
export function createFurtherRoutes(store: MemoryStore): Routes {
  const { field } = store;
  return {
    'POST page-builder/presence': () => ({
      data: { others: [], version: versionOfStored(store.state.values[field]) },
    }),
    'POST page-builder/checks': () => ({ data: [], meta: { checks: 0 } }),
    'GET page-builder/references': ({ params }) => {
      const keys = String(params.keys ?? '').split(',');
      return { data: Object.fromEntries(keys.map((key) => [key, findReferenced(store.state, key)])) };
    },
    'GET api/*': (_, [, name = '']) => {
      if (!(name in store.state.responses)) throw refuse(404, { message: 'Not Found' });
      return store.state.responses[name];
    },
    'GET page-builder/status': () => ({ data: { sites: store.state.sites } }),
    'GET page-builder/publishing': () => ({ data: { publisher: 'off' } }),
    'GET page-builder/video-preview': () => ({ data: null }),
    'GET page-builder/uses': () => ({ data: [], meta: { isTarget: false, total: 0, hidden: 0 } }),
    'GET page-builder/sources': () => ({ data: store.state.sources, meta: { origin: findOrigin(store.state) } }),
    'GET page-builder/sources/former': () => ({ data: store.state.former }),
    'GET page-builder/sources/former-page': () => ({ data: store.state.formerPage }),
    'GET page-builder/shown-entries': () => ({ data: [] }),
    'GET page-builder/machine-translation': () => ({
      data: store.state.machine ? { left: store.state.machine.left, limit: store.state.machine.left } : null,
    }),
    'POST page-builder/machine-translation': ({ body }) => ({
      data: (body.texts as AskedText[]).map(
        ({ block, place, index }) => store.state.machine?.texts[`${block}/${place}/${index}`] ?? { problem: 'changed' },
      ),
      meta: { left: store.state.machine?.left ?? 0, limit: store.state.machine?.left ?? 0 },
    }),
    'GET page-builder/glossary': () => ({ data: store.state.glossary }),
    'POST page-builder/translations/memory': ({ body }) => ({
      data: findMatches(store.state, field, body as unknown as MemoryQuestion),
      meta: { mayForget: store.state.mayForget },
    }),
    'DELETE page-builder/translations/memory/*': (_, parts) => {
      store.change({ memory: store.state.memory.filter(({ id }) => String(id) !== parts[3]) });
      return null;
    },
    'GET page-builder/versions': () => ({
      data: store.state.versions.toReversed().map(({ values: _, ...version }) => version),
      meta: { pagination: { page: 1, pageCount: 1 } },
    }),
    'GET page-builder/versions/*': (_, parts) => {
      const found = store.state.versions.find(({ id }) => String(id) === parts[2]);
      if (!found) throw refuse(404, { message: 'There is no such version.' });
      const { values: then, ...version } = found;
      const { [field]: document, ...fields } = then;
      return { data: { ...version, document: document as PageDocument, damage: 0, fields } };
    },
  };
}

/** What `media:<documentId>` or `<content type>:<documentId>` leads to; null where it is gone. */
function findReferenced({ entries, files }: MemoryState, key: string): object | null {
  const at = key.lastIndexOf(':');
  const [type, documentId] = [key.slice(0, at), key.slice(at + 1)];
  const list: readonly { documentId: string }[] = type === 'media' ? files : (entries[type] ?? []);
  return list.find((each) => each.documentId === documentId) ?? null;
}

/** Here everything is translated from the first language that the entry has besides. */
function findOrigin({ translations }: MemoryState): string | null {
  return Object.keys(translations)[0] ?? null;
}
