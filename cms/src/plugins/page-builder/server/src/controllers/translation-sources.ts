import type { UID } from '@strapi/strapi';
import { z } from 'zod';
import { listPageFields } from '../documents/page-fields.ts';
import { readSources } from '../middlewares/keep-sources.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parameters.ts';
import { errors } from '../strapi-errors.ts';
import { forPageEditors } from './editor.ts';

const PLACE = z.strictObject({
  model: z.string().regex(/^api::[\w.-]{1,100}$/),
  documentId: z.string().regex(/^\w{1,64}$/),
  locale: z.string().regex(/^[A-Za-z-]{2,12}$/),
  field: z.string().regex(/^\w{1,64}$/),
});

/** `GET /page-builder/sources`: which version of the original each block of a translated page was made from. */
export const sourcesRoute = {
  method: 'GET',
  path: '/sources',
  config: forPageEditors,
  async handler(context: RequestContext) {
    const { model, documentId, locale, field } = parse(PLACE, context.query);
    const type = strapi.contentTypes[model as UID.ContentType];
    if (!type || !listPageFields(type).includes(field)) throw new errors.NotFoundError('There is no such page field.');
    if (!context.state.userAbility.can('plugin::content-manager.explorer.read', model, field)) {
      throw new errors.ForbiddenError();
    }
    context.body = { data: await readSources(strapi, { uid: model, documentId, locale, field }) };
  },
};
