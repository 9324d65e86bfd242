import { bikesFilterContract } from '@lumavelo/blocks/contract';
import type { Core } from '@strapi/strapi';
import { createCachedAction } from '../../../http/cached-action.ts';
import { BIKE_READS, LEASE_READS } from '../bike-entries.ts';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find: createCachedAction({
    contract: bikesFilterContract,
    reads: [...BIKE_READS, ...LEASE_READS],
    read: ({ country, ...query }, site) =>
      strapi.service('api::bike.bikes-filter').find({ ...query, country: country ?? site }),
  }),
});
