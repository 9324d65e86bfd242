import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** Entries that one batch reads at most; a database takes only so many values in one statement. */
const LARGEST = 500;

interface Waiting<Key, Value> {
  keys: readonly Key[];
  resolve(found: ReadonlyMap<Key, Value>): void;
  reject(error: unknown): void;
}

type Load<Key, Value> = (strapi: Core.Strapi, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

/**
 * Reads entries for many requests at once: who asks while a batch is being read gets into the next one. What a bike
 * costs is the statements for its parts and hardly its rows, so thirty visitors together cost little more than one.
 * Nobody gets what was read before they asked.
 */
export class Batch<Key, Value> {
  private readonly load: Load<Key, Value>;
  private waiting: Waiting<Key, Value>[] = [];
  private isReading = false;

  /** @param load reads the entries of all keys at once; those that do not exist are left out */
  constructor(load: Load<Key, Value>) {
    this.load = load;
  }

  /** Entries by their keys, as a map that may hold others as well. */
  read(strapi: Core.Strapi, keys: readonly Key[]): Promise<ReadonlyMap<Key, Value>> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ keys, resolve, reject });
      if (!this.isReading) void this.readAll(strapi);
    });
  }

  private async readAll(strapi: Core.Strapi): Promise<void> {
    this.isReading = true;
    while (this.waiting.length > 0) {
      // Requests that have arrived already get to ask; SQLite answers without giving them a turn.
      await nextTurn();
      const batch = this.takeBatch();
      try {
        const found = await this.load(strapi, [...new Set(batch.flatMap(({ keys }) => keys))]);
        for (const { resolve } of batch) resolve(found);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.isReading = false;
  }

  private takeBatch(): Waiting<Key, Value>[] {
    let size = 0;
    const end = this.waiting.findIndex(({ keys }, index) => {
      size += keys.length;
      return index > 0 && size > LARGEST;
    });
    return this.waiting.splice(0, end === -1 ? this.waiting.length : end);
  }
}
