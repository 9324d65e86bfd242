import {
  type BikeEntry,
  type BikeFinderQuery,
  type BikeFinderResponse,
  bikeFinderContract,
} from '@lumavelo/blocks/contract';
import type { Core } from '@strapi/strapi';
import { Batch } from './batch.ts';
import { BIKE_READS, BIKES, POPULATE_ALL, toBike } from './bike-entries.ts';
import { defineCall } from './define-call.ts';
import { query, type Row } from './entries.ts';

export const bikeFinder = defineCall({
  contract: bikeFinderContract,
  reads: BIKE_READS,
  load: loadBikes,
});

async function loadBikes(strapi: Core.Strapi, { bike_ids }: BikeFinderQuery): Promise<BikeFinderResponse> {
  if (bike_ids.length === 0) return { data: [] };
  const found = await bikes.read(strapi, bike_ids);
  return { data: bike_ids.flatMap((id) => found.get(id) ?? []) };
}

const bikes = new Batch<string, BikeEntry>(async (strapi, ids) => {
  const rows: Row[] = await query(strapi, BIKES).findMany({
    where: { documentId: { $in: [...ids] }, publishedAt: { $notNull: true } },
    select: ['id', 'documentId', 'slug', 'model', 'year', 'retail_price'],
    populate: POPULATE_ALL,
  });
  return new Map(rows.map((row) => [row.documentId, toBike(row)]));
});
