import type { Core } from '@strapi/strapi';
import type { FormerText } from '../../../shared/translation/former-text.ts';
import { listReadableTexts } from '../documents/change-entry-texts.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import type { Ability } from '../services/permissions.ts';
import { findFormerPage } from '../services/translations/find-former-page.ts';
import { findFormerTexts } from '../services/translations/find-former-texts.ts';
import { findOrigin } from '../services/translations/find-origin.ts';
import { assertPageField, PAGE_PLACE } from './page-place.ts';

const LOCALE = PAGE_PLACE.shape.locale.unwrap();

/** The original of a page. */
const ORIGINAL = PAGE_PLACE.extend({ locale: LOCALE, from: LOCALE });

/** `/page-builder/sources`: what a translated page was made from. */
export function createTranslationSourcesController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /**
     * `GET`: which version of the original each block was made from, and who has done something about its texts last; in
     * `meta` the language that the page is translated from, `null` for an original.
     */
    async find(context: RequestContext) {
      const { model, documentId, locale, field } = parse(PAGE_PLACE, context.query);
      assertPageField(strapi, model, field);
      if (locale === undefined) {
        context.body = { data: {}, meta: { origin: null } };
        return;
      }
      const place = { uid: model, documentId, locale, field };
      const [data, origin] = await Promise.all([
        getService(strapi, 'translation-sources').readNamed(place),
        findOrigin(strapi, place),
      ]);
      context.body = { data, meta: { origin } };
    },

    /** `GET …/former?from=de`: what the texts of the original said that say something else by now. */
    async findFormer(context: RequestContext) {
      const { from, ...place } = parse(ORIGINAL, context.query);
      assertPageField(strapi, place.model, place.field);
      const ability = context.state.userAbility as Ability;
      const texts = await listReadableTexts(strapi, ability, { ...place, locale: from });
      const data = await findFormerTexts(strapi, { ...place, uid: place.model }, from, texts);
      context.body = { data } satisfies { data: FormerText[] };
    },

    /** `GET …/former-page?from=de`: the original as it was when the page followed it last; null where that is not known. */
    async findFormerPage(context: RequestContext) {
      const { from, ...place } = parse(ORIGINAL, context.query);
      assertPageField(strapi, place.model, place.field);
      context.body = { data: await findFormerPage(strapi, { ...place, uid: place.model }, from) };
    },
  };
}
