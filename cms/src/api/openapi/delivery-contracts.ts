import { pageResponse, pagesResponse, type RouteContract } from '@lumavelo/blocks/contract';
import { LIST, SINGLE } from '@lumavelo/page-builder/parameters';

/** Reading pages, which the page builder answers. */
export const deliveryContracts: readonly RouteContract[] = [
  {
    method: 'GET',
    path: '/page-builder/pages',
    summary: 'Pages of a country in a locale, with everything that they refer to. Drafts need the preview token.',
    query: LIST,
    response: pagesResponse,
    isCached: true,
    mayRefuse: [401],
  },
  {
    method: 'GET',
    path: '/page-builder/page',
    summary: 'The page with a slug, the home page without one. Drafts need the preview token.',
    query: SINGLE,
    response: pageResponse,
    isCached: true,
    mayRefuse: [401, 404],
  },
];
