import { siteSettingsContract } from '@lumavelo/blocks/contract';
import type { Core } from '@strapi/strapi';
import { createCachedAction } from '../../../http/cached-action.ts';
import { FACT_READS } from '../../facts/fact-reads.ts';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find: createCachedAction({
    contract: siteSettingsContract,
    reads: [
      'api::menu.menu',
      'api::page.page',
      'api::faq.faq',
      // Of the settings themselves, and of what questions and answers quote.
      ...FACT_READS,
    ],
    read: (query) => strapi.service('api::site-setting.site').find(query),
  }),
});
