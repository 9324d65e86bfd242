import { redirectsContract } from '@lumavelo/blocks/contract';
import { createCachedAction } from '../../../http/cached-action.ts';
import { factories } from '../../../strapi.ts';

export default factories.createCoreController('api::redirect.redirect', ({ strapi }) => ({
  find: createCachedAction({
    contract: redirectsContract,
    reads: ['api::redirect.redirect', 'api::page.page'],
    read: (query) => strapi.plugin('lumavelo').service('redirects').list(query),
  }),
}));
