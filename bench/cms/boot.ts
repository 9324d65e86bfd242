/**
 * Starts the CMS as it runs in production, with what only the benchmarks need added to it in memory: a route that
 * answers a constant, one that tells the memory in use, and the same page once more as a Strapi dynamic zone. Sends a
 * message with the ids of both pages when it answers.
 */
import { join } from 'node:path';
import { createStrapi } from '../../cms/src/strapi.ts';
import { addPages, setDealers } from './content.ts';
import { addRoutes } from './routes.ts';
import { addZonePages } from './zone-pages.ts';

const root = join(import.meta.dirname, '..', '..', 'cms');
process.chdir(root);

const strapi = createStrapi({ appDir: root, distDir: root, serveAdminPanel: false });
// Before Strapi loads, so that its plugins treat the additions like content types from files.
addZonePages(strapi);
addRoutes(strapi);
await strapi.load();
await setDealers(strapi, Number(process.env.BENCH_DEALERS));
const pages = await addPages(strapi);
await strapi.start();
process.send?.(pages);
