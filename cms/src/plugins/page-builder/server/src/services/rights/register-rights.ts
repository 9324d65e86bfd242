import type { Core } from '@strapi/strapi';
import { isLocalized } from '../../documents/is-localized.ts';
import { listPageFields } from '../../documents/page-fields.ts';
import { listShownTypes } from '../translations/translated-types.ts';
import { getPermissionService } from './subjects.ts';

/** Makes the plugin's own rights known to roles. A new role has those of Strapi's: editors all, authors of their own. */
export async function registerRights(strapi: Core.Strapi): Promise<void> {
  const types = Object.values(strapi.contentTypes).filter((type) => listPageFields(type).length > 0);
  const translated = [...types.filter(isLocalized), ...listShownTypes(strapi)].map(({ uid }) => uid);
  const service = getPermissionService(strapi);
  await service.actionProvider.registerMany([
    {
      section: 'contentTypes',
      displayName: 'See versions',
      uid: 'versions.see',
      pluginName: 'page-builder',
      subjects: types.map(({ uid }) => uid),
      options: { applyToProperties: ['locales'] },
    },
    {
      section: 'contentTypes',
      displayName: 'Translate by machine',
      uid: 'machine-translation.use',
      pluginName: 'page-builder',
      subjects: translated,
      options: { applyToProperties: ['locales'] },
    },
    {
      section: 'contentTypes',
      displayName: 'Translate texts',
      uid: 'texts.translate',
      pluginName: 'page-builder',
      subjects: translated,
      options: { applyToProperties: ['locales'] },
    },
    { section: 'plugins', displayName: 'Share drafts by a link', uid: 'shares.manage', pluginName: 'page-builder' },
    {
      section: 'plugins',
      displayName: 'Ask for translations',
      uid: 'translation-requests.ask',
      pluginName: 'page-builder',
    },
    { section: 'plugins', displayName: 'Lock and unlock blocks', uid: 'locks.manage', pluginName: 'page-builder' },
    {
      section: 'plugins',
      displayName: 'Change the glossary and the translation memory',
      uid: 'glossary.manage',
      pluginName: 'page-builder',
    },
  ]);
}
