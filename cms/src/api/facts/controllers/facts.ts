import { factsContract } from '@lumavelo/blocks/contract';
import type { Core } from '@strapi/strapi';
import { createCachedAction } from '../../../http/cached-action.ts';
import { FACT_READS } from '../fact-reads.ts';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find: createCachedAction({
    contract: factsContract,
    reads: FACT_READS,
    read: async ({ country }) => ({ data: await strapi.plugin('lumavelo').service('facts').read(country) }),
  }),
});
