import type { Core, UID } from '@strapi/strapi';
import { ID_PATTERN } from 'page-format';
import { z } from 'zod';
import { isLocalized } from '../documents/is-localized.ts';
import { versionOfStored } from '../documents/page-version.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import { keyOfPage } from '../services/presence.ts';
import { namePerson } from '../services/translations/people.ts';
import { assertPageField, PAGE_PLACE } from './page-place.ts';

const SIGN = PAGE_PLACE.extend({
  session: z.string().regex(ID_PATTERN),
  leaving: z.boolean().optional(),
});

/** `POST /page-builder/presence`: says that one is here, or leaving, and answers who else is, and what is stored now. */
export function createPresenceController({ strapi }: { strapi: Core.Strapi }) {
  const presence = getService(strapi, 'presence');
  return {
    async enter(context: RequestContext) {
      const { model, documentId, locale, field, session, leaving } = parse(SIGN, context.request.body);
      const type = assertPageField(strapi, model, field);
      const { user } = context.state;
      const page = keyOfPage(model, documentId, locale);
      if (leaving) {
        presence.leave(page, session, user.id);
        context.body = { data: { others: [] } };
        return;
      }
      const name = namePerson(user) ?? user.email;
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
  };
}
