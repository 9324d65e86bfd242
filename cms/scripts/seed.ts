/**
 * Adds generated content through the document service, with the checks of an editor's save.
 * Usage: node scripts/seed.ts pages=<count> bikes=<count> dealers=<count>
 */
import type { Core, UID } from '@strapi/strapi';
import { type DemoBike, listDemoBikes } from '../src/plugins/lumavelo/server/src/demo/catalogue/bikes.ts';
import { save, seedDealer } from '../src/plugins/lumavelo/server/src/demo/catalogue/seed-catalogue.ts';
import { createStrapi } from '../src/strapi.ts';
import { generatePage } from './generate-page.ts';

const counts = new Map(process.argv.slice(2).map((entry) => entry.split('=') as [string, string]));
const folder = `${import.meta.dirname}/..`;
const strapi = await createStrapi({ appDir: folder, distDir: folder }).load();

await add('pages', await countPresent('api::page.page', { slug: { $startsWith: 'generated/' } }, 2), async (number) => {
  await save(strapi, 'api::page.page', generatePage(number), { locale: 'nl' });
});
const idsOf = async (type: string, key: string) => readIds(strapi, type, key);
const types = await idsOf('api::bike-type.bike-type', 'value');
const brands = await idsOf('api::bike-brand.bike-brand', 'slug');
const models = listDemoBikes();
await add('bikes', await countPresent('api::bike.bike', { slug: { $startsWith: 'generated-' } }, 2), async (number) => {
  const { brand, type, model, colours, detailed, build, ...bike } = models[number % models.length] as DemoBike;
  await save(strapi, 'api::bike.bike', {
    ...bike,
    model: `${model} ${number}`,
    slug: `generated-${number}`,
    bike_brand: brands.get(brand),
    bike_type: types.get(type),
  });
});
await add('dealers', await countPresent('api::dealer.dealer', {}, 1), (number) => seedDealer(strapi, number - 1));
await strapi.destroy();
process.exit(0);

/** Makes as many as were asked for, numbered on from those that exist. */
async function add(kind: string, present: number, make: (number: number) => Promise<unknown>): Promise<void> {
  const count = Number(counts.get(kind) ?? 0);
  for (let index = 1; index <= count; index += 1) {
    await make(present + index);
    if (index % 100 === 0) process.stdout.write(`${index} of ${count} ${kind}\n`);
  }
  if (count > 0) process.stdout.write(`Added ${count} ${kind}.\n`);
}

/** @param rows how many rows an entry has: two where it is stored as a draft and as published */
async function countPresent(type: string, where: object, rows: number): Promise<number> {
  return (await strapi.db.query(type as UID.ContentType).count({ where })) / rows;
}

async function readIds(cms: Core.Strapi, type: string, key: string): Promise<Map<string, string>> {
  const rows: Record<string, string>[] = await cms.db
    .query(type as UID.ContentType)
    .findMany({ select: ['documentId', key] });
  return new Map(rows.map((row) => [row[key] ?? '', row.documentId ?? '']));
}
