import { findContract } from '@lumavelo/blocks/contract';
import type { Core } from '@strapi/strapi';
import { createCachedAction } from '../../../http/cached-action.ts';
import { SOURCES } from '../sources.ts';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find: createCachedAction({
    contract: findContract,
    reads: Object.values(SOURCES).map(({ type }) => type),
    read: (query) => strapi.service('api::find.find').find(query),
  }),
});
