import type { Core } from '@strapi/strapi';
import { guardCalculators } from './calculations/guard-calculators.ts';
import { guardRedirects } from './redirects/guard-redirects.ts';
import { offerRedirects } from './redirects/offer-redirects.ts';
import { guardOwnership } from './rights/guard-ownership.ts';
import { guardRoutes } from './rights/guard-routes.ts';
import { ignoreIds } from './rights/ignore-ids.ts';
import { placeDealers } from './setup/place-dealers.ts';

/** Document middlewares see every write, whoever makes it. */
export function register({ strapi }: { strapi: Core.Strapi }): void {
  placeDealers(strapi);
  guardRoutes(strapi);
  for (const guard of [ignoreIds(), guardOwnership(strapi)]) {
    strapi.documents.use(guard as Parameters<typeof strapi.documents.use>[0]);
  }
  guardRedirects(strapi);
  offerRedirects(strapi);
  strapi.documents.use(guardCalculators(strapi) as Parameters<typeof strapi.documents.use>[0]);
}
