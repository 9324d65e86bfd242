/**
 * Adds generated pages through the document service, with the checks of an editor's save.
 * Usage: node scripts/seed-pages.ts <count>
 */
import { createStrapi } from '../src/strapi.ts';
import { generatePage } from './generate-page.ts';

const count = Number(process.argv[2]);
const folder = `${import.meta.dirname}/..`;
const strapi = await createStrapi({ appDir: folder, distDir: folder }).load();
const pages = strapi.documents('api::page.page');
const present = await strapi.db.query('api::page.page').count({ where: { slug: { $startsWith: 'generated/' } } });

for (let index = 0; index < count; index += 1) {
  // Each page is stored twice, as draft and as published.
  const number = present / 2 + index + 1;
  const data = generatePage(number) as object;
  await pages.create({ locale: 'nl', data, status: 'published' });
  if ((index + 1) % 100 === 0) process.stdout.write(`${index + 1} of ${count} pages\n`);
}
process.stdout.write(`Added ${count} pages, the last one at /generated/page-${present / 2 + count}.\n`);
await strapi.destroy();
process.exit(0);
