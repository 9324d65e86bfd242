import { factsContract } from '@lumavelo/blocks/contract';
import type { Core } from '@strapi/strapi';
import { createCachedAction } from '../../../http/cached-action.ts';
import { BIKE_READS } from '../../bike/bike-entries.ts';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find: createCachedAction({
    contract: factsContract,
    reads: [
      ...BIKE_READS,
      'api::dealer.dealer',
      'api::site-setting.site-setting',
      'api::calculator.calculator',
      'api::calculator-config.calculator-config',
    ],
    read: async ({ country }) => ({ data: await strapi.plugin('lumavelo').service('facts').read(country) }),
  }),
});
