import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';

/** A finished answer: the bytes that are sent, and the hash they can be asked for again by. */
export interface CachedAnswer {
  body: string;
  tag: string;
}

const LARGEST_TOTAL = 32 * 1024 * 1024;

interface CacheOptions {
  /**
   * Milliseconds that an answer is kept. Another CMS instance on the same database cannot tell this one of its writes;
   * after this time they are seen anyway.
   */
  longestLife: number;
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
 * Answers to the public, kept in memory until something they are made of changes. Each answer names the content
 * types it was read from; a write to one of them drops it.
 */
export class AnswerCache {
  private readonly answers: LRUCache<string, CachedAnswer & { types: readonly string[] }>;

  /** Counts writes, so that an answer that was being read during one is not kept. */
  private writes = 0;

  constructor({ longestLife }: CacheOptions) {
    this.answers = new LRUCache({
      max: 5_000,
      maxSize: LARGEST_TOTAL,
      sizeCalculation: ({ body }, key) => body.length + key.length + 100,
      ttl: longestLife,
    });
  }

  /** The answer kept under a key, or what `load` reads now. */
  async read(key: string, types: readonly string[], load: () => Promise<unknown>): Promise<CachedAnswer> {
    const kept = this.answers.get(key);
    if (kept) return kept;
    const before = this.writes;
    const answer = { ...toAnswer(await load()), types };
    if (before === this.writes) this.answers.set(key, answer);
    return answer;
  }

  /** Drops what was read from a content type. */
  drop(type: string): void {
    this.writes += 1;
    for (const [key, answer] of this.answers.entries()) if (answer.types.includes(type)) this.answers.delete(key);
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

/** An answer as it is sent, with its hash. */
export function toAnswer(content: unknown): CachedAnswer {
  const body = JSON.stringify(content);
  return { body, tag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}
