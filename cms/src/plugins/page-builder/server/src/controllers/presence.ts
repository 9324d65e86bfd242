import type { UID } from '@strapi/strapi';
import { ID_PATTERN } from 'page-format';
import { z } from 'zod';
import { parse } from '../services/delivery/parameters.ts';
import { listPageFields } from '../documents/page-fields.ts';
import { versionOfStored } from '../documents/page-version.ts';
import { forPageEditors } from './editor.ts';
import type { RequestContext } from '../request-context.ts';
import { errors } from '../strapi-errors.ts';
import { createPresence } from '../services/presence.ts';

const SIGN = z.strictObject({
  model: z.string().regex(/^api::[\w.-]{1,100}$/),
  documentId: z.string().regex(/^\w{1,64}$/),
  locale: z.string().regex(/^[A-Za-z-]{2,12}$/),
  field: z.string().regex(/^\w{1,64}$/),
  session: z.string().regex(ID_PATTERN),
  leaving: z.boolean().optional(),
});

const presence = createPresence();

/** `POST /page-builder/presence`: says that one is here, or leaving, and answers who else is, and what is stored now. */
export const presenceRoutes = [
  {
    method: 'POST',
    path: '/presence',
    config: forPageEditors,
    async handler(context: RequestContext) {
      const { model, documentId, locale, field, session, leaving } = parse(SIGN, context.request.body);
      const type = strapi.contentTypes[model as UID.ContentType];
      if (!type || !listPageFields(type).includes(field))
        throw new errors.NotFoundError('There is no such page field.');
      const { user, userAbility } = context.state;
      if (!userAbility.can('plugin::content-manager.explorer.read', model, field)) throw new errors.ForbiddenError();

      const page = [model, documentId, locale].join('|');
      if (leaving) {
        presence.leave(page, session, user.id);
        context.body = { data: { others: [] } };
        return;
      }
      const name = [user.firstname, user.lastname].filter(Boolean).join(' ') || user.username || user.email;
      const others = presence.enter(page, { session, user: user.id, name }, Date.now());
      const row = await strapi.db.query(model as UID.ContentType).findOne({
        where: {
          documentId,
          ...(isLocalized(type) && { locale }),
          ...(type.options?.draftAndPublish && { publishedAt: { $null: true } }),
        },
        select: [field],
      });
      context.body = {
        data: {
          others: others.map(({ session: id, name: who }) => ({ session: id, name: who })),
          version: row ? versionOfStored((row as Record<string, unknown>)[field]) : undefined,
        },
      };
    },
  },
];

function isLocalized(type: { pluginOptions?: object }): boolean {
  return (type.pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized === true;
}
