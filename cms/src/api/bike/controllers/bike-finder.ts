import { bikeFinderContract } from '@lumavelo/blocks/contract';
import type { Core } from '@strapi/strapi';
import { createCachedAction } from '../../../http/cached-action.ts';
import { BIKE_READS } from '../bike-entries.ts';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find: createCachedAction({
    contract: bikeFinderContract,
    reads: BIKE_READS,
    read: (query) => strapi.service('api::bike.bike-finder').find(query),
  }),
});
