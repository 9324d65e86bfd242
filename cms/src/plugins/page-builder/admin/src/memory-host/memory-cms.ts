import type { PageDocument } from 'page-format';
import { openEnvelope, type Sources } from '../../../shared/envelope.ts';
import type { TermPair } from '../../../shared/glossary.ts';
import type { LibraryFile } from '../../../shared/library-file.ts';
import type { AskedText, TranslatedText } from '../../../shared/machine-translation.ts';
import type { CopiedWork, CopyAnswer, FoundCopy, SentCopy } from '../../../shared/safety-copy.ts';
import type { BaseIssue, Bases } from '../../../shared/save-terms.ts';
import { writeAt } from '../../../shared/translation/entry-texts.ts';
import type { RememberedText } from '../../../shared/translation/remembered-texts.ts';
import type { MemoryQuestion } from '../../../shared/translation-memory.ts';
import { isSameJson, versionOf } from '../../../shared/version.ts';
import type { ListedVersion } from '../../../shared/version-record.ts';
import type { RequestOptions, Server } from '../api/server.ts';
import { createEntryRoutes, type FurtherEntries } from './entry-routes.ts';
import { createFileRoutes } from './file-routes.ts';
import { findMatches } from './find-matches.ts';
import { findRoute, type Request, type Routes, readRequest, refuse, type Values } from './routes.ts';

/** The content type of the entry that is edited. */
export const MODEL = 'memory::page';

/** What goes wrong with the next requests. */
export interface Faults {
  /** There is no connection. */
  isOffline: boolean;
  /** Milliseconds until an answer comes. */
  delay: number;
  /** What is asked is done, and the answer is lost. */
  isCut: boolean;
  /** Whether all this meets one write of the entry alone, the next one. */
  isOnce: boolean;
  /** The login has ended; the password is `Memory-123456`. */
  isLoggedOut: boolean;
  /** What writes of the entry are answered with, instead of being stored; with a path, each request that begins so. */
  refusal: { status: number; message: string; path?: string } | undefined;
}

interface StoredVersion extends ListedVersion {
  values: Values;
}

/** What is there beside the entry that is edited. */
export interface MemorySurroundings {
  /** Saved sections are among them. */
  entries: FurtherEntries;
  files: readonly LibraryFile[];
  /** Addresses of the sites, by their names. */
  sites: Readonly<Record<string, string>>;
  /** What public routes respond with, by their names below `/api`. */
  responses: Readonly<Record<string, unknown>>;
  /** The entry in further languages. */
  translations: Readonly<Record<string, Values>>;
  /** Translations into the language of the entry that were confirmed on other pages, from the named one. */
  memory: readonly (RememberedText & { from: string })[];
  /** The terms of the glossary, into the language of the entry. */
  glossary: readonly TermPair[];
  /** What a translation service answers, by block, place and number of a text; undefined where there is none. */
  machine: { left: number; texts: Readonly<Record<string, TranslatedText>> } | undefined;
}

/** All that such a CMS knows, as JSON, so that a browser can keep it over a reload. */
export interface MemoryState extends MemorySurroundings {
  values: Values;
  published: Values | null;
  versions: readonly StoredVersion[];
  /** What its blocks were translated from. */
  sources: Sources;
  copies: readonly (SentCopy & { keptAt: string })[];
}

export interface MemoryCms {
  readonly server: Server;
  /** What is stored by now. */
  readonly state: MemoryState;
  setFaults(faults: Partial<Faults>): void;
  /** @returns why it did not work; undefined when it did */
  logIn(password: string): string | undefined;
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

const PASSWORD = 'Memory-123456';

const NO_FAULTS: Faults = {
  ...{ isOffline: false, delay: 0, isCut: false, isOnce: false, isLoggedOut: false },
  refusal: undefined,
};

/**
 * A CMS with one entry, in memory: the routes that the editor asks, with the rules that it relies on. A save that began
 * from other values than are stored is refused as the real one refuses it; each save makes a version. Further
 * entries and files are what was added; pages that use one are not looked for.
 */
export function createMemoryCms({ field, values, surroundings, kept, onChange }: MemoryCmsOptions): MemoryCms {
  let state: MemoryState = {
    ...{ values, published: null, versions: [], copies: [], entries: {}, files: [], sites: {}, responses: {} },
    ...{ sources: {}, translations: {}, memory: [], glossary: [], machine: undefined },
    ...(kept ?? surroundings),
  };
  let faults = NO_FAULTS;

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
  const save = ({ body }: Pick<Request, 'body'>, kind: 'save' | 'publish') => {
    const { basedOn = {}, ...sent } = body as Values & { basedOn?: Bases };
    const opened = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, openEnvelope(value)]));
    const stale = Object.entries(opened).flatMap(([name, { content, envelope }]) => {
      const began = envelope.basedOn ?? basedOn[name];
      const version = versionOfStored(state.values[name]);
      const isOwn = began === undefined || began === version || isSameJson(content, state.values[name]);
      return isOwn ? [] : [describeStale(name, state.values[name], version)];
    });
    if (stale.length > 0) {
      const [{ message } = { message: '' }] = stale;
      throw refuse(409, { name: 'ConflictError', message, details: { issues: stale } });
    }
    const noted = Object.values(opened).map(({ envelope }) => envelope.sources);
    change({ sources: Object.assign({}, state.sources, ...noted) });
    const contents = Object.fromEntries(Object.entries(opened).map(([name, { content }]) => [name, content]));
    write({ ...state.values, ...contents }, null, kind);
    return answerEntry();
  };
  const answerEntry = (data = state.values) => ({
    data,
    meta: {
      basedOn: basesOf(data),
      availableLocales: Object.keys(state.translations).map((locale) => ({ locale })),
    },
  });

  const routes: Routes = {
    [`GET content-manager/*/${MODEL}/*`]: ({ params }) =>
      params.status === 'published'
        ? { data: state.published }
        : answerEntry(state.translations[String(params.locale)]),
    [`PUT content-manager/*/${MODEL}/*`]: (request) => save(request, 'save'),
    [`POST content-manager/*/${MODEL}/*/actions/publish`]: (request) => save(request, 'publish'),
    'PUT page-builder/texts': ({ body: { field: name, value, texts = {}, basedOn } }) => {
      const paths = Object.entries(texts as Values);
      const written = paths.reduce((values, [path, text]) => writeAt(values, path, text), state.values);
      const own = paths.map(([path]) => path.split('.')[0] as string).map((key) => [key, written[key]]);
      return save({ body: { ...Object.fromEntries(own), [String(name)]: value, basedOn } }, 'save');
    },
    ...createEntryRoutes(
      () => state.entries,
      (entries) => change({ entries }),
    ),
    ...createFileRoutes(
      () => state.files,
      (files) => change({ files }),
    ),
    'POST page-builder/presence': () => ({
      data: { others: [], version: versionOfStored(state.values[field]) },
    }),
    'POST page-builder/checks': () => ({ data: [], meta: { checks: 0 } }),
    'GET page-builder/references': ({ params }) => {
      const keys = String(params.keys ?? '').split(',');
      return { data: Object.fromEntries(keys.map((key) => [key, findReferenced(state, key)])) };
    },
    'GET api/*': (_, [, name = '']) => {
      if (!(name in state.responses)) throw refuse(404, { message: 'Not Found' });
      return state.responses[name];
    },
    'GET page-builder/status': () => ({ data: { sites: state.sites } }),
    'GET page-builder/publishing': () => ({ data: { publisher: 'off' } }),
    'GET page-builder/video-preview': () => ({ data: null }),
    'GET page-builder/uses': () => ({ data: [], meta: { isTarget: false, total: 0, hidden: 0 } }),
    'GET page-builder/sources': () => ({ data: state.sources, meta: { origin: findOrigin(state) } }),
    'GET page-builder/machine-translation': () => ({
      data: state.machine ? { left: state.machine.left, limit: state.machine.left } : null,
    }),
    'POST page-builder/machine-translation': ({ body }) => ({
      data: (body.texts as AskedText[]).map(
        ({ block, place, index }) => state.machine?.texts[`${block}/${place}/${index}`] ?? { problem: 'changed' },
      ),
      meta: { left: state.machine?.left ?? 0, limit: state.machine?.left ?? 0 },
    }),
    'GET page-builder/glossary': () => ({ data: state.glossary }),
    'POST page-builder/translations/memory': ({ body }) => ({
      data: findMatches(state, field, body as unknown as MemoryQuestion),
    }),
    'GET page-builder/safety-copies': async () => ({ data: await listCopies(state.copies) }),
    'POST page-builder/safety-copies': ({ body }): { data: CopyAnswer } => {
      const copy = body as unknown as SentCopy;
      const before = state.copies.find(({ session }) => session === copy.session);
      const base = copy.base ?? (before?.basedOn === copy.basedOn ? before.base : undefined);
      if (base === undefined) return { data: { state: 'needsBase' } };
      const keptAt = new Date().toISOString();
      const others = state.copies.filter(({ session }) => session !== copy.session);
      change({ copies: [{ ...copy, base, keptAt }, ...others] });
      return { data: { state: 'kept', keptAt } };
    },
    'DELETE page-builder/safety-copies/*': (_, parts) => {
      change({ copies: state.copies.filter(({ session }) => session !== parts[2]) });
      return { data: null };
    },
    'GET page-builder/versions': () => ({
      data: state.versions.toReversed().map(({ values: _, ...version }) => version),
      meta: { pagination: { page: 1, pageCount: 1 } },
    }),
    'GET page-builder/versions/*': (_, parts) => {
      const found = state.versions.find(({ id }) => String(id) === parts[2]);
      if (!found) throw refuse(404, { message: 'There is no such version.' });
      const { values: then, ...version } = found;
      const { [field]: document, ...fields } = then;
      return { data: { ...version, document: document as PageDocument, damage: 0, fields } };
    },
  };

  const ask = async <Data>(method: string, path: string, body?: object, options: RequestOptions = {}) => {
    const parts = path.replace(/^\//, '').split('?', 1)[0]?.split('/') ?? [];
    const isWrite = method !== 'GET' && parts[2] === MODEL;
    const met = faults.isOnce && !isWrite ? NO_FAULTS : faults;
    if (met.isOnce) faults = NO_FAULTS;
    if (met.delay > 0) await new Promise((resolve) => setTimeout(resolve, met.delay));
    options.signal?.throwIfAborted();
    if (met.isOffline) throw new TypeError('Failed to fetch');
    if (met.isLoggedOut) throw refuse(401, { message: 'Missing or invalid credentials' });
    const { refusal } = met;
    const isRefused = refusal?.path === undefined ? isWrite : parts.join('/').startsWith(refusal.path);
    if (refusal && isRefused) throw refuse(refusal.status, refusal);
    const route = findRoute(routes, method, parts);
    if (!route) throw refuse(404, { message: 'Not Found' });
    // As over a wire: what is handed in or out is a copy.
    const data = structuredClone(await route(readRequest(body, options), parts)) as Data;
    if (met.isCut) throw new TypeError('Failed to fetch');
    return { data };
  };

  return {
    server: {
      get: (path, options) => ask('GET', path, undefined, options),
      post: (path, body, options) => ask('POST', path, body, options),
      put: (path, body, options) => ask('PUT', path, body, options),
      del: (path, options) => ask('DELETE', path, undefined, options),
      leave: async <Data>(method: 'POST' | 'DELETE', path: string, body?: string) =>
        (await ask<Data>(method, path, body === undefined ? undefined : JSON.parse(body))).data,
    },
    get state() {
      return state;
    },
    setFaults(next) {
      faults = { ...faults, ...next };
    },
    logIn(password) {
      if (password !== PASSWORD) return 'Invalid credentials';
      faults = { ...faults, isLoggedOut: false };
      return undefined;
    },
    basesOf,
    write: (next, by, kind = 'save') => write({ ...state.values, ...next }, by, kind),
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

function basesOf(values: Values): Bases {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, versionOfStored(value)]));
}

const versions = new WeakMap<object, string>();

/** `versionOf` a stored value, which is replaced and never changed: opening an entry asks three times for the same. */
function versionOfStored(value: unknown): string {
  if (typeof value !== 'object' || value === null) return versionOf(value ?? null);
  const version = versions.get(value) ?? versionOf(value);
  versions.set(value, version);
  return version;
}

function describeStale(name: string, current: unknown, version: string): BaseIssue {
  const message = `Somebody else has changed "${name}" since it was read.`;
  return { level: 'error', code: 'stale', field: name, path: name, version, current, message };
}

/** Safety copies in full, as the CMS hands them out. */
async function listCopies(copies: MemoryState['copies']): Promise<FoundCopy[]> {
  return Promise.all(
    copies.map(async ({ session, keptAt, editedAt, basedOn, work, base }) => ({
      ...{ session, keptAt, editedAt, basedOn, device: '', problem: null },
      work: { ...(await inflate<CopiedWork>(work)), base: await inflate<PageDocument>(base as PageDocument | string) },
    })),
  );
}

async function inflate<Value extends object>(packed: Value | string): Promise<Value> {
  if (typeof packed !== 'string') return packed;
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return (await new Response(stream).json()) as Value;
}
