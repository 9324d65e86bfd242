import type { RequestOptions, Server } from '../api/server.ts';
import { findRoute, type Routes, readRequest, refuse } from './routes.ts';

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

export interface MemoryServer {
  readonly server: Server;
  setFaults(faults: Partial<Faults>): void;
  /** @returns why it did not work; undefined when it did */
  logIn(password: string): string | undefined;
}

const PASSWORD = 'Memory-123456';

const NO_FAULTS: Faults = {
  ...{ isOffline: false, delay: 0, isCut: false, isOnce: false, isLoggedOut: false },
  refusal: undefined,
};

/**
 * What answers requests by routes, as over a wire that may fail.
 * @param model whose writes faults meet
 */
export function createMemoryServer(routes: Routes, model: string): MemoryServer {
  let faults = NO_FAULTS;
  const ask = async <Data>(method: string, path: string, body?: object, options: RequestOptions = {}) => {
    const parts = path.replace(/^\//, '').split('?', 1)[0]?.split('/') ?? [];
    const isWrite = method !== 'GET' && parts[2] === model;
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
    setFaults(next) {
      faults = { ...faults, ...next };
    },
    logIn(password) {
      if (password !== PASSWORD) return 'Invalid credentials';
      faults = { ...faults, isLoggedOut: false };
      return undefined;
    },
  };
}
