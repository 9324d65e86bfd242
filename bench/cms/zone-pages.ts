import type { Block } from 'page-format';
import { factories } from '../../cms/src/strapi.ts';
import type { BenchCms } from './bench-cms.ts';

/** The content type that holds pages the way Strapi does without a page builder. */
export const ZONE_PAGE = 'api::zone-page.zone-page';

/** Of the types that blocks refer to, those with languages. */
const LOCALIZED = ['api::page.page', 'api::faq.faq'];

type Attributes = Record<string, object>;

const relation = (target: string) => ({ type: 'relation', relation: 'oneToOne', target });

/** What each block stores, as a component: the same properties, references as relations. */
const COMPONENTS: Readonly<Record<string, Attributes>> = {
  title: { title: { type: 'string' }, type: { type: 'integer' } },
  text: { content: { type: 'text' }, size: { type: 'string' } },
  'rich-text': { content: { type: 'json' } },
  image: {
    file: { type: 'media', multiple: false, allowedTypes: ['images'] },
    alt: { type: 'string' },
    roundedCorners: { type: 'boolean' },
  },
  button: { label: { type: 'string' }, link: relation('api::page.page'), type: { type: 'string' } },
  'faq-block': { faq: relation('api::faq.faq') },
  bikes: {
    source: { type: 'string' },
    bikeType: relation('api::bike-type.bike-type'),
    bikeBrand: relation('api::bike-brand.bike-brand'),
    limit: { type: 'integer' },
  },
};

/** Everything that the page shows, as deep as delivery resolves it; Strapi has no shorter way to ask for it. */
export const DEEP_POPULATE = new URLSearchParams([
  ['populate[blocks][on][bench.title]', 'true'],
  ['populate[blocks][on][bench.text]', 'true'],
  ['populate[blocks][on][bench.rich-text]', 'true'],
  ['populate[blocks][on][bench.image][populate][file]', 'true'],
  ['populate[blocks][on][bench.button][populate][link][fields][0]', 'title'],
  ['populate[blocks][on][bench.button][populate][link][fields][1]', 'slug'],
  ['populate[blocks][on][bench.faq-block][populate][faq][populate][items]', 'true'],
  ['populate[blocks][on][bench.bikes][populate][bikeType]', 'true'],
  ['populate[blocks][on][bench.bikes][populate][bikeBrand]', 'true'],
]).toString();

/** Adds the content type, its components, and Strapi's own routes for reading it. */
export function addZonePages(strapi: BenchCms): void {
  for (const [name, attributes] of Object.entries(COMPONENTS)) {
    const uid = `bench.${name}`;
    const schema = {
      collectionName: `components_bench_${name.replace('-', '_')}`,
      info: { displayName: name },
      attributes,
    };
    strapi.get('components').add({
      [uid]: {
        ...schema,
        __schema__: structuredClone(schema),
        uid,
        category: 'bench',
        modelType: 'component',
        modelName: name,
        globalId: `ComponentBench${name.replaceAll('-', '')}`,
      },
    });
  }
  const pluginOptions = { i18n: { localized: true } };
  // All but the blocks as in `api::page.page`.
  const attributes = {
    title: { type: 'string', pluginOptions },
    slug: { type: 'string', pluginOptions },
    countries: { type: 'json', pluginOptions },
    seo: { type: 'component', component: 'page.seo', repeatable: false, pluginOptions },
    blocks: {
      type: 'dynamiczone',
      components: Object.keys(COMPONENTS).map((name) => `bench.${name}`),
      pluginOptions,
    },
  };
  const schema = {
    kind: 'collectionType',
    apiName: 'zone-page',
    collectionName: 'zone_pages',
    globalId: 'ZonePage',
    info: { singularName: 'zone-page', pluralName: 'zone-pages', displayName: 'Zone page' },
    options: { draftAndPublish: true },
    pluginOptions,
    attributes,
  };
  strapi.get('apis').add('zone-page', {
    contentTypes: { 'zone-page': { schema, actions: {}, lifecycles: {} } },
    controllers: { 'zone-page': factories.createCoreController(ZONE_PAGE) },
    services: { 'zone-page': factories.createCoreService(ZONE_PAGE) },
    routes: { 'zone-page': factories.createCoreRouter(ZONE_PAGE, { only: ['findOne'] }) },
  });
}

/** A block as an entry of the dynamic zone. */
export function toZoneEntry({ type, props }: Block, mediaIds: ReadonlyMap<string, number>): object {
  const name = type.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const values = Object.entries(props).map(([key, value]) => [key, toRelation(value, mediaIds)]);
  return { __component: `bench.${name}`, ...Object.fromEntries(values) };
}

function toRelation(value: unknown, mediaIds: ReadonlyMap<string, number>): unknown {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const { $ref, documentId } = value as { $ref: string; documentId: string };
  if ($ref === 'media') return mediaIds.get(documentId);
  return { set: [{ documentId, ...(LOCALIZED.includes($ref) && { locale: 'nl' }) }] };
}
