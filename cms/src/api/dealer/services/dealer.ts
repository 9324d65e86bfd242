import type { DealerEntry, DealersQuery, DealersResponse } from '@lumavelo/blocks/contract';
import type { Geocoder, Place } from '@lumavelo/strapi-plugin/geocoder';
import type { Core } from '@strapi/strapi';
import { describePaging, type Paging } from '../../../http/paginate.ts';
import { identify, query, type Row, text, toCountry } from '../../../rows/read-row.ts';
import { factories } from '../../../strapi.ts';
import { boxAround, FARTHEST, haversineTo, toHaversine, toKilometres } from '../distance.ts';

const DEALERS = 'api::dealer.dealer';

const FIELDS = [
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
  'telephone',
  'email',
  'website',
  'opening_hours',
];

/** Where dealers are searched for: a place, or a position, which has the name of what is around it, and no country. */
type Middle = Omit<Place, 'country'> & { country: Place['country'] | null };

/** How many are named where none is within the distance. */
const NEAREST = 3;

export default factories.createCoreService('api::dealer.dealer', ({ strapi }) => ({
  /** Dealers by name, or those near a place. */
  async search(parameters: DealersQuery): Promise<DealersResponse> {
    const { address, lat, lng, country } = parameters;
    const geocoder: Geocoder = strapi.plugin('lumavelo').service('geocoder');
    if (lat !== undefined && lng !== undefined) {
      const area = await geocoder.describe({ lat, lng });
      return loadNear(strapi, { name: area?.name ?? '', country: null, lat, lng }, parameters);
    }
    if (address.trim() === '') return loadByName(strapi, parameters);
    const place = await geocoder.find(address, country);
    return place ? loadNear(strapi, place, parameters) : toResponse([], 0, parameters);
  },
}));

async function loadByName(strapi: Core.Strapi, parameters: DealersQuery): Promise<DealersResponse> {
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
  return toResponse(
    rows.map((row) => toDealer(row, null)),
    total,
    parameters,
  );
}

/** A dealer, with what the database worked out: the haversine, and how many dealers there are within the distance. */
interface NearRow extends Row {
  haversine: number;
  total: number | string;
}

async function loadNear(strapi: Core.Strapi, place: Middle, parameters: DealersQuery): Promise<DealersResponse> {
  const { page } = parameters;
  const rows: NearRow[] = await selectNear(strapi, place, parameters);
  const data = rows.map(toNearDealer);
  const [first] = rows;
  if (first) return toResponse(data, Number(first.total), parameters, place);
  if (page === 1) {
    // Nobody is helped by an empty list: the way to the next dealer may be worth it.
    const wider = { ...parameters, distance: FARTHEST, orderBy: 'distance', pageSize: NEAREST } as const;
    const nearest: NearRow[] = await selectNear(strapi, place, wider);
    return toResponse([], 0, parameters, place, nearest.map(toNearDealer));
  }
  // Behind the last page no row is left to say how many there are.
  const { meta } = await loadNear(strapi, place, { ...parameters, page: 1 });
  return toResponse(data, meta.pagination.total, parameters, place);
}

/**
 * The database looks into a box, by an index, measures what stands in it, and reads only the dealers that are shown. Each
 * step is worked out before the next one: taken together, all columns of all dealers in the box would be sorted.
 */
function selectNear(strapi: Core.Strapi, place: Middle, { distance, country, orderBy, page, pageSize }: DealersQuery) {
  const database = strapi.db.connection;
  const { tableName, attributes } = strapi.db.metadata.get(DEALERS);
  const columns = FIELDS.map((field) => {
    const { columnName = field } = (attributes[field] ?? {}) as { columnName?: string };
    return `${columnName} as ${field}`;
  });
  const { south, north, west, east } = boxAround(place, distance);
  const { sql, bindings } = haversineTo(place);
  const box = strapi.db
    .getConnection(tableName)
    .select('id as place', database.raw(`${sql} as haversine`, bindings))
    // By distance, the index holds all that is needed, and no dealer is read who is not shown.
    .modify((rows) => orderBy === 'name' && rows.select('name as called'))
    .whereBetween('latitude', [south, north])
    .whereBetween('longitude', [west, east])
    .modify((rows) => country && rows.where({ country }));
  const order = [orderBy === 'name' ? 'called' : 'haversine', 'place'];
  const shown = database
    .from('near')
    .orderBy(order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return database
    .withMaterialized('box', box)
    .withMaterialized('near', database.from('box').where('haversine', '<=', toHaversine(distance)))
    .withMaterialized('shown', shown)
    .select('dealer.*', 'haversine', database.from('near').count('*').as('total'))
    .from('shown')
    .join(
      strapi.db
        .getConnection(tableName)
        .select('id as key', ...columns)
        .as('dealer'),
      'key',
      'place',
    )
    .orderBy(order);
}

function toResponse(
  data: DealerEntry[],
  total: number,
  paging: Paging,
  place?: Middle,
  nearest: DealerEntry[] = [],
): DealersResponse {
  const pagination = describePaging(total, paging);
  if (!place) return { data, meta: { pagination, location: null, nearest } };
  const { name, lat, lng, country, ...doubts } = place;
  return { data, meta: { pagination, location: { name, lat, lng, country }, nearest, ...doubts } };
}

function toNearDealer(row: NearRow): DealerEntry {
  return toDealer(row, Math.round(toKilometres(row.haversine) * 10) / 10);
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
    // SQLite has no booleans of its own.
    is_certified_dealer: Boolean(row.is_certified_dealer),
    telephone: text(row.telephone),
    email: text(row.email),
    website: text(row.website),
    opening_hours: text(row.opening_hours),
  };
}

function coordinatesOf({ latitude, longitude }: Row): { lat: number; lng: number } | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { lat: latitude, lng: longitude } : undefined;
}
