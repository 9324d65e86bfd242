import type { BikeListItem, BikesFilterQuery, BikesFilterResponse } from '@lumavelo/blocks/contract';
import { belongsToCountry } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { takePage } from '../../../http/paginate.ts';
import { query, type Row } from '../../../rows/read-row.ts';
import { BIKES, POPULATE_CARD, toListItem } from '../bike-entries.ts';
import { createEntryLoader, loadEntries } from '../entry-loader.ts';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const listItems = createEntryLoader<number, BikeListItem>(async (ids) => {
    const rows: Row[] = await query(strapi, BIKES).findMany({
      where: { id: { $in: [...ids] } },
      select: ['id', 'documentId', 'slug', 'model', 'year', 'retail_price'],
      populate: POPULATE_CARD,
    });
    return new Map(rows.map((row) => [Number(row.id), toListItem(row)]));
  });
  return {
    /** Published bikes of a type, a brand and a country, by their model. */
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
      return loadEntries(
        listItems,
        takePage(found, parameters).map(({ id }) => Number(id)),
      );
    },
  };
};
