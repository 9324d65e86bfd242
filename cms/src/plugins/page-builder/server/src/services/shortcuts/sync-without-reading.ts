import type { Core, UID } from '@strapi/strapi';
import { listColumns } from '../../documents/attributes.ts';
import { isLocalized } from '../../documents/is-localized.ts';
import { listPageFields } from '../../documents/page-fields.ts';
import { findContentManagerRequest } from './content-manager-request.ts';

/** The service of the i18n plugin that says what the languages of an entry share. */
const I18N = 'plugin::i18n.content-types';

interface I18nService {
  getNestedPopulateOfNonLocalizedAttributes(uid: string): string[];
}

interface Services {
  extend(uid: string, extendService: (service: I18nService) => I18nService): void;
}

/**
 * Before and after each write Strapi's i18n reads the whole entry, to compare what all its languages share. Pages never
 * are among that (the start checks it), so they are left out of what it reads; and of a published version that is
 * replaced Strapi needs no more than the id. Queries of i18n are known by the very list of attributes that its service
 * has handed out for them.
 */
export function syncWithoutReading(strapi: Core.Strapi): void {
  const types = Object.values(strapi.contentTypes).filter(
    (type) => listPageFields(type).length > 0 && isLocalized(type),
  );
  const uids = new Set<string>(types.map(({ uid }) => uid));
  const handedOut = new WeakSet<object>();
  (strapi.get('services') as Services).extend(I18N, (service) => ({
    ...service,
    getNestedPopulateOfNonLocalizedAttributes(uid) {
      const populate = service.getNestedPopulateOfNonLocalizedAttributes(uid);
      if (uids.has(uid)) handedOut.add(populate);
      return populate;
    },
  }));
  for (const type of types) {
    strapi.db.lifecycles.subscribe({
      models: [type.uid as UID.ContentType],
      beforeFindOne({ params }) {
        if (params.select !== undefined || !handedOut.has(Object(params.populate))) return;
        params.select = ['id', 'documentId', ...listColumns(type)];
      },
      beforeDelete({ params }) {
        if (params.select !== undefined || params.populate !== undefined) return;
        if (findContentManagerRequest(strapi)?.task === 'publish') params.select = ['id'];
      },
    });
  }
}
