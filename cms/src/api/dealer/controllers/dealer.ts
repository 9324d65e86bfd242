import { dealersContract } from '@lumavelo/blocks/contract';
import { createCachedAction } from '../../../http/cached-action.ts';
import { factories } from '../../../strapi.ts';

export default factories.createCoreController('api::dealer.dealer', ({ strapi }) => ({
  find: createCachedAction({
    contract: dealersContract,
    reads: ['api::dealer.dealer'],
    read: ({ country, ...query }, site) =>
      strapi.service('api::dealer.dealer').search({ ...query, country: country ?? site }),
  }),
}));
