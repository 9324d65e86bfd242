import { siteSettingsContract } from '@lumavelo/blocks/contract';
import type { Core } from '@strapi/strapi';
import { createCachedAction } from '../../../http/cached-action.ts';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find: createCachedAction({
    contract: siteSettingsContract,
    reads: [
      'api::site-setting.site-setting',
      'api::calculator-config.calculator-config',
      'api::calculator.calculator',
      'api::menu.menu',
      'api::page.page',
      'api::faq.faq',
    ],
    read: (query) => strapi.service('api::site-setting.site').find(query),
  }),
});
