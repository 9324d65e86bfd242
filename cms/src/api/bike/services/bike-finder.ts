import type { BikeEntry, BikeFinderQuery, BikeFinderResponse } from '@lumavelo/blocks/contract';
import type { Core } from '@strapi/strapi';
import { query, type Row } from '../../../rows/read-row.ts';
import { Batch } from '../batch.ts';
import { BIKES, POPULATE_ALL, toBike } from '../bike-entries.ts';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Published bikes with everything about them, in the order of their ids. */
  async find({ bike_ids }: BikeFinderQuery): Promise<BikeFinderResponse> {
    if (bike_ids.length === 0) return { data: [] };
    const found = await bikes.read(strapi, bike_ids);
    return { data: bike_ids.flatMap((id) => found.get(id) ?? []) };
  },
});

const bikes = new Batch<string, BikeEntry>(async (strapi, ids) => {
  const rows: Row[] = await query(strapi, BIKES).findMany({
    where: { documentId: { $in: [...ids] }, publishedAt: { $notNull: true } },
    select: ['id', 'documentId', 'slug', 'model', 'year', 'retail_price'],
    populate: POPULATE_ALL,
  });
  return new Map(rows.map((row) => [row.documentId, toBike(row)]));
});
