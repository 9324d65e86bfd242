import { COUNTRIES, type DealerEntry, type DealersAnswer } from '@lumavelo/blocks/core';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { boxAround, greatCircleDistance } from '../geocoding/distance.ts';
import type { Place } from '../geocoding/geocoder.ts';
import { geocoderOf } from '../geocoding/index.ts';
import { Batch } from './batch.ts';
import { type Caller, defineCall } from './define-call.ts';
import { identify, query, type Row, text, toCountry } from './entries.ts';
import { describePaging, PAGINATION, PAGING, type Paging, takePage } from './paging.ts';

const DEALERS = 'api::dealer.dealer';

/** Kilometres that can be chosen (specification point 5). */
const DISTANCES = ['10', '25', '50'] as const;

const FIELDS = [
  'id',
  'documentId',
  'name',
  'street',
  'house_number',
  'postal_code',
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
  'is_certified_dealer',
];

const degrees = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'expected degrees such as 52.09')
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit))
    .optional();

const PARAMETERS = z
  .strictObject({
    address: z.string().max(200).default(''),
    lat: degrees(90),
    lng: degrees(180),
    distance: z.enum(DISTANCES).default('50').transform(Number),
    orderBy: z.enum(['distance', 'name']).default('distance'),
    country: z.enum(COUNTRIES).optional(),
    ...PAGING,
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    message: '"lat" and "lng" belong together',
    path: ['lat'],
  });

type Parameters = z.infer<typeof PARAMETERS>;

export const dealers = defineCall({
  path: '/dealers',
  summary:
    'Dealers, by name; with an address (a place or a postal code) or with lat and lng those within so many ' +
    'kilometres, the nearest first.',
  parameters: PARAMETERS,
  answer: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        documentId: z.string(),
        name: z.string(),
        street: z.string(),
        house_number: z.string(),
        postal_code: z.string(),
        city: z.string(),
        state: z.string(),
        country: z.enum(COUNTRIES).nullable(),
        distance: z.number().nullable(),
        coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
        is_certified_dealer: z.boolean(),
      }),
    ),
    meta: z.object({
      pagination: PAGINATION,
      location: z.object({ lat: z.number(), lng: z.number(), name: z.string() }).nullable(),
    }),
  }),
  reads: [DEALERS],
  load: loadDealers,
});

async function loadDealers(strapi: Core.Strapi, parameters: Parameters, caller: Caller): Promise<DealersAnswer> {
  const { address, lat, lng, country = caller.country } = parameters;
  if (lat !== undefined && lng !== undefined) return loadNear(strapi, { name: '', lat, lng }, parameters);
  if (address.trim() === '') return loadByName(strapi, parameters);
  const place = await geocoderOf(strapi).find(address, country);
  return place ? loadNear(strapi, place, parameters) : answer([], 0, parameters, null);
}

async function loadByName(strapi: Core.Strapi, parameters: Parameters): Promise<DealersAnswer> {
  const { page, pageSize, country } = parameters;
  const where = country ? { country } : {};
  const total = await query(strapi, DEALERS).count({ where });
  const rows: Row[] = await query(strapi, DEALERS).findMany({
    where,
    select: FIELDS,
    orderBy: [{ name: 'asc' }, { documentId: 'asc' }],
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return answer(
    rows.map((row) => toDealer(row, null)),
    total,
    parameters,
    null,
  );
}

/** Where a dealer stands. */
interface Spot {
  id: number;
  name: string;
  latitude: number;
  longitude: number;
}

/** The database looks into a box, by an index; only what stands in it is measured. */
async function loadNear(strapi: Core.Strapi, place: Place, parameters: Parameters): Promise<DealersAnswer> {
  const { distance: limit, orderBy, country } = parameters;
  const { south, north, west, east } = boxAround(place, limit);
  // Straight from the table: turning every row of the box into an entry would cost more than finding them.
  const { tableName } = strapi.db.metadata.get(DEALERS);
  const inBox: Spot[] = await strapi.db
    .getConnection(tableName)
    .select('id', 'name', 'latitude', 'longitude')
    .whereBetween('latitude', [south, north])
    .whereBetween('longitude', [west, east])
    .modify((rows) => country && rows.where({ country }));
  const near = inBox
    .map((row) => ({ row, distance: greatCircleDistance(place, { lat: row.latitude, lng: row.longitude }) }))
    .filter(({ distance }) => distance <= limit);
  const byName = (one: Spot, other: Spot) => one.name.localeCompare(other.name);
  near.sort((one, other) =>
    orderBy === 'name' ? byName(one.row, other.row) : one.distance - other.distance || byName(one.row, other.row),
  );
  const shown = takePage(near, parameters);
  const found = await dealerRows.read(
    strapi,
    shown.map(({ row }) => row.id),
  );
  const data = shown.flatMap(({ row, distance }) => {
    const whole = found.get(row.id);
    return whole ? [toDealer(whole, Math.round(distance * 10) / 10)] : [];
  });
  return answer(data, near.length, parameters, { lat: place.lat, lng: place.lng, name: place.name });
}

const dealerRows = new Batch<number, Row>(async (strapi, ids) => {
  const rows: Row[] = await query(strapi, DEALERS).findMany({ where: { id: { $in: [...ids] } }, select: FIELDS });
  return new Map(rows.map((row) => [Number(row.id), row]));
});

function answer(
  data: DealerEntry[],
  total: number,
  paging: Paging,
  location: DealersAnswer['meta']['location'],
): DealersAnswer {
  return { data, meta: { pagination: describePaging(total, paging), location } };
}

function toDealer(row: Row, distance: number | null): DealerEntry {
  return {
    ...identify(row),
    name: text(row.name),
    street: text(row.street),
    house_number: text(row.house_number),
    postal_code: text(row.postal_code),
    city: text(row.city),
    state: text(row.state),
    country: toCountry(row.country),
    distance,
    coordinates: coordinatesOf(row) ?? null,
    is_certified_dealer: row.is_certified_dealer === true,
  };
}

function coordinatesOf({ latitude, longitude }: Row): { lat: number; lng: number } | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { lat: latitude, lng: longitude } : undefined;
}
