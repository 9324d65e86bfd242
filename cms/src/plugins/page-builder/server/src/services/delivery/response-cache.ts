import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import type { WorkQueue } from './work-queue.ts';

/** A finished response: the bytes that are sent, and the hash they can be asked for again by. */
export interface CachedResponse {
  body: Buffer;
  tag: string;
}

const LARGEST_TOTAL = 32 * 1024 * 1024;

interface CacheOptions {
  /**
   * Milliseconds that a response is kept. Another CMS instance on the same database cannot tell this one of its writes;
   * after this time they are seen anyway.
   */
  longestLife: number;
  /** Bounds how much is read at once. */
  queue: WorkQueue;
}

interface ReadOptions {
  /** True for who must see what stands in the database now, whichever instance wrote it. */
  isFresh?: boolean;
}

/** A response that is being read. */
interface Reading {
  types: readonly string[];
  response: Promise<CachedResponse>;
}

const EVENTS = [
  'afterCreate',
  'afterCreateMany',
  'afterUpdate',
  'afterUpdateMany',
  'afterDelete',
  'afterDeleteMany',
] as const;

/**
 * Responses to the public, kept in memory until something they are made of changes. Each response names the content
 * types it was read from; a write to one of them drops it.
 */
export class ResponseCache {
  private readonly responses: LRUCache<string, CachedResponse & { types: readonly string[] }>;

  /** By key. Who asks for the same meanwhile waits for it; what was read during a write is not kept. */
  private readonly readings = new Map<string, Reading>();
  private readonly queue: WorkQueue;

  constructor({ longestLife, queue }: CacheOptions) {
    this.queue = queue;
    this.responses = new LRUCache({
      max: 5_000,
      maxSize: LARGEST_TOTAL,
      sizeCalculation: ({ body }, key) => body.length + key.length + 100,
      ttl: longestLife,
    });
  }

  /**
   * The response kept under a key, or what `load` reads now.
   * @throws BusyError when too much is being read already
   */
  async read(
    key: string,
    types: readonly string[],
    load: () => Promise<unknown>,
    { isFresh = false }: ReadOptions = {},
  ): Promise<CachedResponse> {
    const known = isFresh ? undefined : (this.responses.get(key) ?? this.readings.get(key)?.response);
    return known ?? this.readNow(key, types, load);
  }

  private async readNow(key: string, types: readonly string[], load: () => Promise<unknown>): Promise<CachedResponse> {
    const reading: Reading = { types, response: this.queue.run(load).then(toCachedResponse) };
    this.readings.set(key, reading);
    try {
      const response = await reading.response;
      if (this.readings.get(key) === reading) this.responses.set(key, { ...response, types });
      return response;
    } finally {
      if (this.readings.get(key) === reading) this.readings.delete(key);
    }
  }

  /** Drops what was read from a content type. */
  drop(type: string): void {
    for (const [key, response] of this.responses.entries())
      if (response.types.includes(type)) this.responses.delete(key);
    for (const [key, reading] of this.readings) if (reading.types.includes(type)) this.readings.delete(key);
  }

  /** Listens to the database: whoever writes, and however, what was read before is dropped once the write stands. */
  listen(strapi: Core.Strapi, types: readonly string[]): void {
    const listener = Object.fromEntries(EVENTS.map((event) => [event, dropAfterWrite]));
    const drop = (type: string) => this.drop(type);
    async function dropAfterWrite({ model }: { model: { uid: string } }): Promise<void> {
      drop(model.uid);
      // Others still read the old state until the transaction is done.
      if (strapi.db.inTransaction()) await strapi.db.transaction(({ onCommit }) => onCommit(() => drop(model.uid)));
    }
    strapi.db.lifecycles.subscribe({ models: types as UID.ContentType[], ...listener });
  }
}

/** A response as it is sent, with its hash. */
export function toCachedResponse(content: unknown): CachedResponse {
  const body = Buffer.from(JSON.stringify(content));
  return { body, tag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}
