import type { Core } from '@strapi/strapi';
import type { Sources } from '../../../shared/envelope.ts';

/** Where the record of one page stands: of an entry, in a language. */
export interface SourcePlace {
  uid: string;
  documentId: string;
  locale: string;
  field: string;
}

/** Which version of the original each translated block was made from. */
export function createTranslationSourcesService({ strapi }: { strapi: Core.Strapi }) {
  const storeOf = ({ uid, documentId, locale, field }: SourcePlace) =>
    strapi.store({ type: 'plugin', name: 'page-builder', key: `sources:${uid}:${documentId}:${locale}:${field}` });
  return {
    async read(place: SourcePlace): Promise<Sources> {
      return ((await storeOf(place).get({})) as Sources | null) ?? {};
    },
    async write(place: SourcePlace, sources: Sources): Promise<void> {
      await storeOf(place).set({ value: sources });
    },
  };
}
