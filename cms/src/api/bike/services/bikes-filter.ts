import type { BikeLease, BikeListItem, BikesFilterQuery, BikesFilterResponse } from '@lumavelo/blocks/contract';
import { belongsToCountry } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { takePage } from '../../../http/paginate.ts';
import { query, type Row } from '../../../rows/read-row.ts';
import { BIKES, POPULATE_CARD, toListItem } from '../bike-entries.ts';
import { createEntryLoader, loadEntries } from '../entry-loader.ts';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const listItems = createEntryLoader<number, Omit<BikeListItem, 'lease'>>(async (ids) => {
    const rows: Row[] = await query(strapi, BIKES).findMany({
      where: { id: { $in: [...ids] } },
      select: ['id', 'documentId', 'slug', 'model', 'year', 'retail_price'],
      populate: POPULATE_CARD,
    });
    return new Map(rows.map((row) => [Number(row.id), toListItem(row)]));
  });
  return {
    /**
     * Published bikes of a type, a brand and a country, by their model.
     * @throws RateLimitError while too much is calculated to say what they cost a month
     */
    async find(parameters: BikesFilterQuery): Promise<BikesFilterResponse> {
      const { bike_type, bike_brand, country } = parameters;
      const where: Record<string, unknown> = { publishedAt: { $notNull: true } };
      if (bike_type !== undefined) where.bike_type = { value: bike_type };
      if (bike_brand !== undefined) where.bike_brand = { slug: bike_brand };
      const all: (Row & { countries: string[] | null })[] = await query(strapi, BIKES).findMany({
        where,
        select: ['id', 'countries'],
        orderBy: [{ model: 'asc' }, { documentId: 'asc' }],
      });
      // Databases differ in how they look into JSON, so this is asked here.
      const found = all.filter(({ countries }) => !country || belongsToCountry(countries, country));
      const items = await loadEntries(
        listItems,
        takePage(found, parameters).map(({ id }) => Number(id)),
      );
      const prices = items.flatMap(({ price }) => price ?? []);
      const calculations = strapi.plugin('lumavelo').service('calculations');
      const leases: Map<number, BikeLease> = country ? await calculations.leases(country, prices) : new Map();
      return items.map((item) => ({ ...item, lease: leases.get(item.price ?? 0) ?? null }));
    },
  };
};
