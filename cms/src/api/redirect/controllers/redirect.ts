import { redirectsContract } from '@lumavelo/blocks/contract';
import { createCachedAction } from '../../../http/cached-action.ts';
import { PAGES, REDIRECTS } from '../../../redirects/redirect-rows.ts';
import { factories } from '../../../strapi.ts';

export default factories.createCoreController('api::redirect.redirect', ({ strapi }) => ({
  find: createCachedAction({
    contract: redirectsContract,
    reads: [REDIRECTS, PAGES],
    read: (query) => strapi.service('api::redirect.redirect').list(query),
  }),
}));
