import type { BikeEntry, BikeFinderQuery, BikeFinderResponse } from '@lumavelo/blocks/contract';
import type { Core } from '@strapi/strapi';
import { query, type Row } from '../../../rows/read-row.ts';
import { BIKES, POPULATE_ALL, toBike } from '../bike-entries.ts';
import { createEntryLoader, loadEntries } from '../entry-loader.ts';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const bikes = createEntryLoader<string, BikeEntry>(async (ids) => {
    const rows: Row[] = await query(strapi, BIKES).findMany({
      where: { documentId: { $in: [...ids] }, publishedAt: { $notNull: true } },
      select: ['id', 'documentId', 'slug', 'model', 'year', 'retail_price'],
      populate: POPULATE_ALL,
    });
    return new Map(rows.map((row) => [row.documentId, toBike(row)]));
  });
  return {
    /** Published bikes with everything about them, in the order of their ids. */
    async find({ bike_ids }: BikeFinderQuery): Promise<BikeFinderResponse> {
      return { data: await loadEntries(bikes, bike_ids) };
    },
  };
};
