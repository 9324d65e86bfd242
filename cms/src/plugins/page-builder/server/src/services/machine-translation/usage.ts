import type { Core } from '@strapi/strapi';
import { lockName } from '../../documents/lock-entry.ts';

/** Characters that left for a translation service, by month. */
export interface Usage {
  read(): Promise<number>;
  /** Counts characters before they leave. @returns false where they would be too many for the month: none is counted then */
  take(characters: number, limit: number): Promise<boolean>;
  /** Takes back what did not leave after all. */
  giveBack(characters: number): Promise<void>;
}

/** Counted in the database, one call after the other, so that processes that share it share the limit. */
export function createUsage(strapi: Core.Strapi): Usage {
  const storeOf = (month: string) =>
    strapi.store({ type: 'plugin', name: 'page-builder', key: `machine-translation:${month}` });
  const read = async () => Number((await storeOf(thisMonth()).get({})) ?? 0);
  const change = async (characters: number, limit: number): Promise<boolean> =>
    strapi.db.transaction(async ({ trx }) => {
      const month = thisMonth();
      await lockName(strapi, trx, `machine-translation:${month}`);
      const next = Math.max(0, (await read()) + characters);
      if (next > limit) return false;
      await storeOf(month).set({ value: next });
      return true;
    });
  return {
    read,
    take: change,
    async giveBack(characters) {
      await change(-characters, Number.POSITIVE_INFINITY);
    },
  };
}

const thisMonth = () => new Date().toISOString().slice(0, 7);
