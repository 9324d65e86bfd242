import type { Core } from '@strapi/strapi';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import { assertPageField, PAGE_PLACE } from './page-place.ts';

/** `GET /page-builder/sources`: which version of the original each block of a translated page was made from. */
export function createTranslationSourcesController({ strapi }: { strapi: Core.Strapi }) {
  return {
    async find(context: RequestContext) {
      const { model, documentId, locale, field } = parse(PAGE_PLACE, context.query);
      assertPageField(strapi, model, field);
      const service = getService(strapi, 'translation-sources');
      const sources = locale === undefined ? {} : await service.read({ uid: model, documentId, locale, field });
      context.body = { data: sources };
    },
  };
}
