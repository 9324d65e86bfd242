import type { PageDocument } from 'page-format';
import { openEnvelope } from '../../../shared/envelope.ts';
import type { CopiedWork, CopyAnswer, FoundCopy, SentCopy } from '../../../shared/safety-copy.ts';
import type { BaseIssue, Bases } from '../../../shared/save-terms.ts';
import { isSameJson, versionOf } from '../../../shared/version.ts';
import type { ListedVersion } from '../../../shared/version-record.ts';
import type { RequestOptions, Server } from '../api/server.ts';

type Values = Readonly<Record<string, unknown>>;

/** What goes wrong with the next requests. */
export interface Faults {
  /** There is no connection. */
  isOffline: boolean;
  /** Milliseconds until an answer comes. */
  delay: number;
  /** The login has ended; the password is `Memory-123456`. */
  isLoggedOut: boolean;
  /** What writes of the entry are answered with, instead of being stored. */
  refusal: { status: number; message: string } | undefined;
}

interface StoredVersion extends ListedVersion {
  values: Values;
}

/** All that such a CMS knows, as JSON, so that a browser can keep it over a reload. */
export interface MemoryState {
  values: Values;
  published: Values | null;
  versions: readonly StoredVersion[];
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
  write(values: Values, by: string): void;
}

interface MemoryCmsOptions {
  /** Name of the field with the page. */
  field: string;
  /** The values of the entry, with its page. */
  values: Values;
  /** What was kept of this CMS before; it is then as it was. */
  kept?: MemoryState | undefined;
  /** Called after each write. */
  onChange?(state: MemoryState): void;
}

const PASSWORD = 'Memory-123456';

const NO_FAULTS: Faults = { isOffline: false, delay: 0, isLoggedOut: false, refusal: undefined };

/** A request as routes see it. */
interface Request {
  body: Values;
}

type Route = (request: Request, parts: readonly string[]) => unknown;

/**
 * A CMS with one entry, in memory: the routes that the editor asks, with the rules that it relies on. A save that began
 * from other values than are stored is refused as the real one refuses it; each save makes a version. Sections, files and
 * further entries are none.
 */
export function createMemoryCms({ field, values, kept, onChange }: MemoryCmsOptions): MemoryCms {
  let state: MemoryState = kept ?? { values, published: null, versions: [], copies: [] };
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
  const save = ({ body }: Request, kind: ListedVersion['kind']) => {
    if (faults.refusal) throw refuse(faults.refusal.status, { message: faults.refusal.message });
    const { basedOn = {}, ...sent } = body as Values & { basedOn?: Bases };
    const opened = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, openEnvelope(value)]));
    const stale = Object.entries(opened).flatMap(([name, { content, envelope }]) => {
      const began = envelope.basedOn ?? basedOn[name];
      const version = versionOf(state.values[name] ?? null);
      const isOwn = began === undefined || began === version || isSameJson(content, state.values[name]);
      return isOwn ? [] : [describeStale(name, state.values[name], version)];
    });
    if (stale.length > 0) {
      const [{ message } = { message: '' }] = stale;
      throw refuse(409, { name: 'ConflictError', message, details: { issues: stale } });
    }
    const contents = Object.fromEntries(Object.entries(opened).map(([name, { content }]) => [name, content]));
    store({ ...state.values, ...contents }, null, kind);
    if (kind === 'publish') change({ published: state.values });
    return answerEntry();
  };
  const answerEntry = () => ({ data: state.values, meta: { basedOn: basesOf(state.values) } });

  const routes: Readonly<Record<string, Route>> = {
    'GET content-manager/*/*/*': () => answerEntry(),
    'PUT content-manager/*/*/*': (request) => save(request, 'save'),
    'POST content-manager/*/*/*/actions/publish': (request) => save(request, 'publish'),
    'GET content-manager/*/plugin::page-builder.section': () => ({ results: [] }),
    'POST page-builder/presence': () => ({
      data: { others: [], version: versionOf(state.values[field] ?? null) },
    }),
    'POST page-builder/checks': () => ({ data: [], meta: { checks: 0 } }),
    'GET page-builder/references': () => ({ data: {} }),
    'GET page-builder/files': () => [],
    'GET upload/folder-structure': () => ({ data: [] }),
    'GET page-builder/status': () => ({ data: { sites: {} } }),
    'GET page-builder/publishing': () => ({ data: { publisher: 'off' } }),
    'GET page-builder/uses': () => ({ data: [], meta: { isTarget: false, total: 0, hidden: 0 } }),
    'GET page-builder/sources': () => ({ data: {} }),
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
    if (faults.delay > 0) await new Promise((resolve) => setTimeout(resolve, faults.delay));
    options.signal?.throwIfAborted();
    if (faults.isOffline) throw new TypeError('Failed to fetch');
    if (faults.isLoggedOut) throw refuse(401, { message: 'Missing or invalid credentials' });
    const parts = path.replace(/^\//, '').split('?', 1)[0]?.split('/') ?? [];
    const route = findRoute(routes, method, parts);
    if (!route) throw refuse(404, { message: 'Not Found' });
    // As over a wire: what is handed in or out is a copy.
    const request = { body: copy((body ?? {}) as Values) };
    return { data: copy(await route(request, parts)) as Data };
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
    write: (next, by) => store({ ...state.values, ...next }, by, 'save'),
  };
}

function copy<Value>(value: Value): Value {
  return structuredClone(value);
}

function basesOf(values: Values): Bases {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, versionOf(value)]));
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

/** The route whose name fits, part by part; a `*` stands for any one part. */
function findRoute(
  routes: Readonly<Record<string, Route>>,
  method: string,
  parts: readonly string[],
): Route | undefined {
  const name = Object.keys(routes).find((known) => {
    const [verb = '', pattern = ''] = known.split(' ');
    const wanted = pattern.split('/');
    return (
      verb === method &&
      wanted.length === parts.length &&
      wanted.every((part, at) => part === '*' || part === parts[at])
    );
  });
  return name === undefined ? undefined : routes[name];
}

/** What Strapi's client throws for such an answer. */
function refuse(status: number, error: { name?: string; message: string; details?: object }): Error {
  return Object.assign(new Error(error.message), {
    name: 'FetchError',
    status,
    response: { data: { data: null, error: { name: 'ApplicationError', status, ...error } } },
  });
}
