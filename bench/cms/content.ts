import type { EntryReference, MediaReference, PageReference } from 'page-format';
import { describeDealer } from '../../cms/src/plugins/lumavelo/server/src/demo/catalogue/dealers.ts';
import { findPlace } from '../../cms/src/plugins/lumavelo/server/src/geocoding/places.ts';
import type { BenchCms } from './bench-cms.ts';
import { listBlocks, type Targets } from './page-blocks.ts';
import { toZoneEntry, ZONE_PAGE } from './zone-pages.ts';

/** The same page in both forms, published. */
export interface BenchPages {
  slug: string;
  locale: string;
  page: string;
  zonePage: string;
  /** An API token that may read; Strapi gives relations to nobody else. */
  token: string;
}

const SLUG = 'bench';
const LOCALE = 'nl';
const BATCH = 500;

/** Brings dealers to a number; row by row through the document service would take minutes. */
export async function setDealers(strapi: BenchCms, count: number): Promise<void> {
  const dealers = strapi.db.query('api::dealer.dealer');
  // They go round the countries in turn, so the first ones are spread as all of them are.
  const surplus: { id: number }[] = await dealers.findMany({ select: ['id'], orderBy: { id: 'asc' }, offset: count });
  if (surplus.length > 0) await dealers.deleteMany({ where: { id: { $in: surplus.map(({ id }) => id) } } });
  const present = await dealers.count();
  for (let start = present; start < count; start += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => start + index);
    await dealers.createMany({ data: numbers.map(describeRow) });
  }
}

function describeRow(number: number): object {
  const { offset, ...dealer } = describeDealer(number);
  const town = findPlace(dealer.city, dealer.country);
  if (!town) throw new Error(`The gazetteer has no place "${dealer.city}".`);
  return {
    ...dealer,
    documentId: `bench${number}`.padEnd(24, '0'),
    latitude: town.lat + offset.lat,
    longitude: town.lng + offset.lng,
  };
}

/** Saves and publishes the page of the benchmark, as a page document and as a dynamic zone. */
export async function addPages(strapi: BenchCms): Promise<BenchPages> {
  const { targets, mediaIds } = await readTargets(strapi);
  const blocks = listBlocks(targets);
  const content = { format: 'page', formatVersion: 1, blocks };
  const page = await strapi.documents('api::page.page').create({
    locale: LOCALE,
    status: 'published',
    data: { title: 'Bench', slug: SLUG, content },
  });
  const zonePage = await strapi.documents(ZONE_PAGE).create({
    locale: LOCALE,
    status: 'published',
    data: { title: 'Bench', slug: SLUG, blocks: blocks.map((block) => toZoneEntry(block, mediaIds)) },
  });
  const token = await strapi
    .service('admin::api-token')
    .create({ name: 'Benchmark', description: '', type: 'read-only', lifespan: null, permissions: null });
  return { slug: SLUG, locale: LOCALE, page: page.documentId, zonePage: zonePage.documentId, token: token.accessKey };
}

async function readTargets(strapi: BenchCms): Promise<{ targets: Targets; mediaIds: Map<string, number> }> {
  const published = { locale: LOCALE, publishedAt: { $notNull: true } };
  const entries = async ($ref: EntryReference['$ref'], where: object = {}): Promise<EntryReference[]> =>
    (await strapi.db.query($ref).findMany({ where, orderBy: { id: 'asc' } })).map(
      ({ documentId, title, value, slug }) => ({
        $ref,
        documentId,
        snapshot: { title, value, slug },
      }),
    );
  const files = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { mime: { $startsWith: 'image/' } }, orderBy: { id: 'asc' } });
  const media = files.map(
    ({ documentId, name, url, mime, width, height, ext, alternativeText }): MediaReference => ({
      $ref: 'media',
      documentId,
      snapshot: { name, url, mime, width, height, ext, folder: null, alternativeText },
    }),
  );
  const pages = (await entries('api::page.page', published)).map(
    ({ documentId }): PageReference => ({ $ref: 'api::page.page', documentId, hash: '' }),
  );
  return {
    targets: {
      media,
      pages,
      faqs: await entries('api::faq.faq', published),
      types: await entries('api::bike-type.bike-type'),
      brands: await entries('api::bike-brand.bike-brand'),
    },
    mediaIds: new Map(files.map(({ documentId, id }) => [documentId, id])),
  };
}
