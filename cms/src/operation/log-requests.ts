import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';

interface Exchange {
  method: string;
  path: string;
  status: number;
  state: { user?: { id: number | string } };
  get(header: string): string;
  set(header: string, value: string): void;
}

const HEADER = 'X-Request-Id';

/** What proxies send as ids; anything else would let callers write into the log. */
const ID = /^[\w.:-]{1,100}$/;

const current = new AsyncLocalStorage<string>();

/** Id of the request that the code running now belongs to; undefined outside of requests. */
export function findRequestId(): string | undefined {
  return current.getStore();
}

/**
 * Gives every request an id, or keeps the one that a proxy gave it, and logs one line when it is answered, with the user of the
 * admin who asked. Queries are
 * left out of the log: visitors' addresses stand in them.
 */
export default function createMiddleware(_: unknown, { strapi }: { strapi: Core.Strapi }) {
  return (context: Exchange, next: () => Promise<void>): Promise<void> => {
    const received = context.get(HEADER);
    const requestId = ID.test(received) ? received : randomUUID();
    context.set(HEADER, requestId);
    return current.run(requestId, async () => {
      const start = performance.now();
      try {
        await next();
      } finally {
        const { method, path, status, state } = context;
        const milliseconds = Math.ceil(performance.now() - start);
        const user = state.user?.id;
        const details = { method, path, status, milliseconds, ...(user !== undefined && { user }) };
        strapi.log.http(`${method} ${path} (${milliseconds} ms) ${status}`, details);
      }
    });
  };
}
