import { reviewsContract } from '@lumavelo/blocks/contract';
import { createCachedAction } from '../../../http/cached-action.ts';
import { factories } from '../../../strapi.ts';

export default factories.createCoreController('api::review.review', ({ strapi }) => ({
  find: createCachedAction({
    contract: reviewsContract,
    reads: ['api::review.review', 'api::site-setting.site-setting'],
    read: (query) => strapi.service('api::review.review').search(query),
  }),
}));
