import type { Core } from '@strapi/strapi';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import { findOrigin } from '../services/translations/find-origin.ts';
import { assertPageField, PAGE_PLACE } from './page-place.ts';

/**
 * `GET /page-builder/sources`: which version of the original each block of a translated page was made from; in `meta` the
 * language that the page is translated from, `null` for an original.
 */
export function createTranslationSourcesController({ strapi }: { strapi: Core.Strapi }) {
  return {
    async find(context: RequestContext) {
      const { model, documentId, locale, field } = parse(PAGE_PLACE, context.query);
      assertPageField(strapi, model, field);
      if (locale === undefined) {
        context.body = { data: {}, meta: { origin: null } };
        return;
      }
      const place = { uid: model, documentId, locale, field };
      const [data, origin] = await Promise.all([
        getService(strapi, 'translation-sources').read(place),
        findOrigin(strapi, place),
      ]);
      context.body = { data, meta: { origin } };
    },
  };
}
