import type { BikeEntry, BikesAnswer } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { Batch } from './batch.ts';
import { BIKE, BIKE_READS, BIKES, POPULATE_ALL, toBike } from './bike-entries.ts';
import { defineCall } from './define-call.ts';
import { query, type Row } from './entries.ts';

/** Bikes in one call; a comparison has three, a list of liked ones a few more. */
const IDS_LIMIT = 50;

const PARAMETERS = z.strictObject({
  bike_ids: z
    .string()
    .max(4_000)
    .transform((ids) => [...new Set(ids.split(',').map((id) => id.trim()))].filter(Boolean))
    .pipe(z.array(z.string().max(64)).max(IDS_LIMIT))
    .default([]),
});

export const bikeFinder = defineCall({
  path: '/bike-finder/bikes',
  summary: `Up to ${IDS_LIMIT} bikes with all their specifications, in the order asked; unknown ids are skipped.`,
  parameters: PARAMETERS,
  answer: z.object({ data: z.array(BIKE) }),
  reads: BIKE_READS,
  load: loadBikes,
});

async function loadBikes(strapi: Core.Strapi, { bike_ids }: z.infer<typeof PARAMETERS>): Promise<BikesAnswer> {
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
