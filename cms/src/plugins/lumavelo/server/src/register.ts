import type { Core } from '@strapi/strapi';
import { extendRoutes } from 'strapi-plugin-page-builder/server';
import { guardCalculators } from './calculations/guard-calculators.ts';
import { guardFaqs } from './faqs/guard-faqs.ts';
import { guardProof } from './newsletter/guard-proof.ts';
import { registerWithPageBuilder } from './page-builder/index.ts';
import { guardRedirects } from './redirects/guard-redirects.ts';
import { offerRedirects } from './redirects/offer-redirects.ts';
import { guardOwnership } from './rights/guard-ownership.ts';
import { ignoreIds } from './rights/ignore-ids.ts';
import { ROUTE_POLICIES } from './rights/route-policies.ts';
import { placeDealers } from './setup/place-dealers.ts';

/** Tells the page builder of this site, and joins its rules. Document middlewares see every write, whoever makes it. */
export function register({ strapi }: { strapi: Core.Strapi }): void {
  registerWithPageBuilder(strapi);
  strapi.customFields.register([
    { name: 'countries', plugin: 'lumavelo', type: 'json', inputSize: { default: 6, isResizable: true } },
    // Strapi writes other whole numbers with a separator of thousands.
    { name: 'year', plugin: 'lumavelo', type: 'integer', inputSize: { default: 4, isResizable: true } },
    // Saved test cases of a calculator; the admin shows them in the panel that tries the calculator out.
    { name: 'calculator-tests', plugin: 'lumavelo', type: 'json', inputSize: { default: 12, isResizable: false } },
  ]);
  for (const [plugin, additions] of Object.entries(ROUTE_POLICIES)) extendRoutes(strapi, plugin, additions);
  const guards = [
    placeDealers(),
    ignoreIds(),
    guardOwnership(strapi),
    guardRedirects(strapi),
    offerRedirects(strapi),
    guardFaqs(strapi),
    guardProof(),
    guardCalculators(strapi),
  ];
  for (const guard of guards) strapi.documents.use(guard as Parameters<typeof strapi.documents.use>[0]);
}
