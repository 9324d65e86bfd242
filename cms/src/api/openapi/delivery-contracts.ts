import { pageResponse, pagesResponse, type RouteContract } from '@lumavelo/blocks/contract';
import { PAGE_TYPE, SITES } from '@lumavelo/strapi-plugin/pages';
import { createDeliverySchemas, createSiteRules } from 'strapi-plugin-page-builder/server';

const PARAMETERS = createDeliverySchemas(createSiteRules(SITES), [
  { uid: PAGE_TYPE, fields: ['content'], isLocalized: true },
]);

/** Reading pages, which the page builder answers. */
export const deliveryContracts: readonly RouteContract[] = [
  {
    method: 'GET',
    path: '/page-builder/pages',
    summary: 'Pages of a country in a locale, with everything that they refer to. Drafts need the preview token.',
    query: PARAMETERS.list,
    response: pagesResponse,
    isCached: true,
    mayRefuse: [401],
  },
  {
    method: 'GET',
    path: '/page-builder/page',
    summary: 'The page with a slug, the home page without one. Drafts need the preview token.',
    query: PARAMETERS.single,
    response: pageResponse,
    isCached: true,
    mayRefuse: [401, 404],
  },
];
