import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { LONGEST_DAYS, RECIPIENT_LENGTH, type ShareLinksResponse } from '../../../shared/share-links.ts';
import { isLocalized } from '../documents/is-localized.ts';
import { mayAdministrateLinks } from '../policies/may-share-entry.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import { mayShare } from '../services/permissions.ts';
import { getRegistry } from '../services/registry/registry.ts';
import { findSubject } from '../services/rights/subjects.ts';
import { errors } from '../strapi-errors.ts';
import { assertPageField, PAGE_PLACE } from './page-place.ts';

const ENTRY = PAGE_PLACE.pick({ model: true, documentId: true, locale: true });

const LINK = PAGE_PLACE.extend({
  days: z.number().int().min(1).max(LONGEST_DAYS),
  recipient: z
    .string()
    .trim()
    .max(RECIPIENT_LENGTH)
    // It stands in one line of a list.
    .regex(/^\P{Cc}*$/u, 'expected one line of text')
    .default(''),
});

const ID = z.strictObject({ id: z.string().regex(/^\w{1,64}$/) });

/** Links to drafts, for those who may change the entry and share it. */
export function createSharesController({ strapi }: { strapi: Core.Strapi }) {
  const links = getService(strapi, 'share-links');

  /** Without a slash at the end; empty where the project has not said it. */
  const readAddress = () =>
    strapi.plugin('page-builder').config<{ url: string }>('sharing', { url: '' }).url.replace(/\/+$/, '');

  return {
    /**
     * `?model=api::page.page&documentId=…&locale=nl`: the links to an entry in a language, and who opened them; one's own,
     * and those of others for who may take them back.
     */
    async find(context: RequestContext) {
      const { model, documentId, locale = null } = parse(ENTRY, context.query);
      const isInLanguages = isLocalized(strapi.contentTypes[model as UID.ContentType]);
      const place = { model, documentId, locale: isInLanguages ? locale : null };
      const { userAbility, user } = context.state;
      const isForAll = await mayAdministrateLinks(strapi, userAbility, place);
      context.set('Cache-Control', 'no-store');
      context.body = {
        data: await links.list(place, isForAll ? undefined : user.id),
        meta: { isConfigured: readAddress() !== '' },
      } satisfies ShareLinksResponse;
    },

    /**
     * Makes a link, and answers the address that is told this once.
     * @throws ValidationError, ForbiddenError, NotFoundError
     */
    async create(context: RequestContext) {
      const { model, documentId, locale = null, field, days, recipient } = parse(LINK, context.request.body);
      const type = assertPageField(strapi, model, field);
      const address = readAddress();
      if (address === '') {
        throw new errors.ValidationError(
          'Drafts cannot be shared yet: set "sharing.url" of the page builder in config/plugins to the address on which guests see them.',
        );
      }
      if (!getRegistry(strapi).pageTypes.has(model)) {
        throw new errors.ValidationError(`"${model}" is no page type of the sites, so nobody could see the draft.`);
      }
      if (isLocalized(type) && locale === null) {
        throw new errors.ValidationError('Entries of this type have languages: name one as "locale".');
      }
      if (!(await findSubject(strapi, model, documentId, locale))) {
        throw new errors.NotFoundError('There is no such draft. Save the page, and share it then.');
      }
      const { userAbility, user } = context.state;
      if (!(await mayShare(strapi, userAbility, { model, documentId, locale, field }))) {
        throw new errors.ForbiddenError();
      }
      const place = { model, documentId, field, locale: isLocalized(type) ? locale : null };
      const link = { ...place, days, recipient, creator: user };
      context.set('Cache-Control', 'no-store');
      context.status = 201;
      context.body = await links.create(link, address);
    },

    /** Takes a link back. @throws NotFoundError */
    async revoke(context: RequestContext) {
      const { id } = parse(ID, context.params);
      context.body = { data: await links.revoke(id) };
    },
  };
}
