import type { Bases } from '../../../shared/save-terms.ts';
import { isSameJson } from '../../../shared/version.ts';
import type { ListedVersion } from '../../../shared/version-record.ts';
import { createCopyRoutes } from './copy-routes.ts';
import { createEntryRoutes } from './entry-routes.ts';
import { createFileRoutes } from './file-routes.ts';
import { createFurtherRoutes } from './further-routes.ts';
import { createMemoryServer, type MemoryServer } from './memory-server.ts';
import { basesOf, type MemoryState, type MemoryStore, type MemorySurroundings, MODEL } from './memory-state.ts';
import { createPageRoutes } from './page-routes.ts';
import type { Values } from './routes.ts';

export interface MemoryCms extends MemoryServer {
  /** What is stored by now. */
  readonly state: MemoryState;
  /** The versions that a form of these values is filled from. */
  basesOf(values: Values): Bases;
  /** Stores values of the entry as somebody else, who has opened it elsewhere. */
  write(values: Values, by: string, kind?: 'save' | 'publish'): void;
}

interface MemoryCmsOptions {
  /** Name of the field with the page. */
  field: string;
  /** The values of the entry, with its page. */
  values: Values;
  /** What is there beside it; nothing by default. */
  surroundings?: Partial<MemorySurroundings> | undefined;
  /** What was kept of this CMS before; it is then as it was. */
  kept?: MemoryState | undefined;
  /** Called after each write. */
  onChange?(state: MemoryState): void;
}

/**
 * A CMS with one entry, in memory: the routes that the editor asks, with the rules that it relies on. A save that began
 * from other values than are stored is refused as the real one refuses it; each save makes a version. Further
 * entries and files are what was added; pages that use one are not looked for.
 */
export function createMemoryCms({ field, values, surroundings, kept, onChange }: MemoryCmsOptions): MemoryCms {
  let state: MemoryState = {
    ...{ values, published: null, versions: [], copies: [], entries: {}, files: [], sites: {}, responses: {} },
    ...{
      sources: {},
      translations: {},
      former: [],
      formerPage: null,
      memory: [],
      mayForget: false,
      glossary: [],
      machine: undefined,
    },
    ...(kept ?? surroundings),
  };
  const change = (next: Partial<MemoryState>) => {
    state = { ...state, ...next };
    onChange?.(state);
  };
  const store = (next: Values, by: string | null, kind: ListedVersion['kind']) => {
    if (isSameJson(next, state.values) && kind !== 'publish') return;
    const version = { id: state.versions.length + 1, savedAt: new Date().toISOString(), kind, name: null, by };
    const summary = { isFirst: state.versions.length === 0 };
    change({ values: next, versions: [...state.versions, { ...version, summary, values: next }] });
  };
  const write = (next: Values, by: string | null, kind: 'save' | 'publish') => {
    store(next, by, kind);
    if (kind === 'publish') change({ published: next });
  };
  const memory: MemoryStore = {
    field,
    get state() {
      return state;
    },
    change,
    write,
  };
  const { server, setFaults, logIn } = createMemoryServer(
    {
      ...createPageRoutes(memory),
      ...createEntryRoutes(
        () => state.entries,
        (entries) => change({ entries }),
      ),
      ...createFileRoutes(
        () => state.files,
        (files) => change({ files }),
      ),
      ...createFurtherRoutes(memory),
      ...createCopyRoutes(memory),
    },
    MODEL,
  );
  return {
    ...{ server, setFaults, logIn, basesOf },
    get state() {
      return state;
    },
    write: (next, by, kind = 'save') => write({ ...state.values, ...next }, by, kind),
  };
}
