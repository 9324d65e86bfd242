import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { LONGEST_DAYS, RECIPIENT_LENGTH, type ShareLinksResponse } from '../../../shared/share-links.ts';
import { isLocalized } from '../documents/is-localized.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import { type Ability, READ_ENTRIES } from '../services/permissions.ts';
import { getRegistry } from '../services/registry/registry.ts';
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
  const permissions = getService(strapi, 'permissions');

  /** Without a slash at the end; empty where the project has not said it. */
  const readAddress = () =>
    strapi.plugin('page-builder').config<{ url: string }>('sharing', { url: '' }).url.replace(/\/+$/, '');

  /**
   * The languages that a person may read an entry's page in: a link shows nobody more than its maker sees.
   * @returns null where the type has no languages
   */
  const listLocales = async (ability: Ability, model: string, field: string, entry: object) => {
    if (!isLocalized(strapi.contentTypes[model as UID.ContentType])) return null;
    const all: { code: string }[] = await strapi.plugin('i18n').service('locales').find();
    return all
      .map(({ code }) => code)
      .filter((locale) => permissions.can(ability, READ_ENTRIES, model, { ...entry, locale }, field));
  };

  return {
    /** `?model=api::page.page&documentId=…&locale=nl`: the links to an entry in a language, and who opened them. */
    async find(context: RequestContext) {
      const { model, documentId, locale = null } = parse(ENTRY, context.query);
      const isInLanguages = isLocalized(strapi.contentTypes[model as UID.ContentType]);
      context.set('Cache-Control', 'no-store');
      context.body = {
        data: await links.list({ model, documentId, locale: isInLanguages ? locale : null }),
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
      const entry = await permissions.findSubject(model, documentId, locale);
      if (!entry) throw new errors.NotFoundError('There is no such draft. Save the page, and share it then.');
      const locales = await listLocales(context.state.userAbility, model, field, entry);
      const isReadable = locales
        ? locale !== null && locales.includes(locale)
        : permissions.can(context.state.userAbility, READ_ENTRIES, model, entry, field);
      if (!isReadable) throw new errors.ForbiddenError();
      const place = { model, documentId, field, locale: isLocalized(type) ? locale : null };
      const link = { ...place, locales, days, recipient, creator: context.state.user };
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
