import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import type { CheckedEntry } from '../../../shared/publishing-check.ts';
import { isLocalized } from '../documents/is-localized.ts';
import { listPageFields } from '../documents/page-fields.ts';
import { findDraft } from '../documents/stored-rows.ts';
import type { WriteContext } from '../documents/write-context.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import { type Ability, listHidden, mayDo, PUBLISH_ENTRIES } from '../services/permissions.ts';
import { findObstacles } from '../services/publishing/find-obstacles.ts';
import { findTitleField } from '../services/uses/entry-forms.ts';
import { errors } from '../strapi-errors.ts';
import { PAGE_PLACE } from './page-place.ts';

const { model, documentId, locale } = PAGE_PLACE.shape;

/** As many as a list of the content manager shows at once. */
const CHECK = z.strictObject({ model, documentIds: z.array(documentId).min(1).max(100), locale });

const FORBIDDEN = { code: 'forbidden', message: 'This entry is not yours to publish.' };

export function createPublishingController({ strapi }: { strapi: Core.Strapi }) {
  const check = async (ability: Ability, place: { model: string; documentId: string; locale: string | null }) => {
    const type = strapi.contentType(place.model as UID.ContentType);
    const titleField = await findTitleField(strapi, place.model);
    const isTitled = titleField !== undefined && (await listHidden(strapi, ability, place, [titleField])).length === 0;
    const title = isTitled ? (await findDraft(strapi, type, place.documentId, place.locale))[titleField] : null;
    const isAllowed = await mayDo(strapi, ability, PUBLISH_ENTRIES, place);
    const params = { documentId: place.documentId, ...(place.locale !== null && { locale: place.locale }) };
    const context = { action: 'publish', uid: type.uid, contentType: type, params } as WriteContext;
    return {
      documentId: place.documentId,
      title: typeof title === 'string' && title !== '' ? title : null,
      obstacles: isAllowed ? await findObstacles(strapi, context) : [FORBIDDEN],
    } satisfies CheckedEntry;
  };

  return {
    /** For the publisher: whether there is something to build. */
    async contentState(context: RequestContext) {
      context.set('Cache-Control', 'no-store');
      context.body = { data: await getService(strapi, 'content-state').read() };
    },

    /** For editors: how things stand with the sites. */
    async state(context: RequestContext) {
      context.body = { data: await getService(strapi, 'publisher').readState() };
    },

    /**
     * `POST /page-builder/publishing/check`: what keeps entries with a page from being published in a language, in the
     * order in which they are named. Changes nothing.
     */
    async check(context: RequestContext) {
      const { documentIds, ...request } = parse(CHECK, context.request.body);
      const type = strapi.contentTypes[request.model as UID.ContentType];
      if (!type?.options?.draftAndPublish || listPageFields(type).length === 0) {
        throw new errors.NotFoundError('There is no such type with a page that is published.');
      }
      if (isLocalized(type) && request.locale === undefined) {
        throw new errors.ValidationError('Say in which language the entries are to be published.');
      }
      const place = { model: request.model, locale: isLocalized(type) ? (request.locale ?? null) : null };
      const data: CheckedEntry[] = [];
      for (const id of documentIds) data.push(await check(context.state.userAbility, { ...place, documentId: id }));
      context.body = { data };
    },
  };
}
