import type { Core, UID } from '@strapi/strapi';
import { errors } from 'strapi-plugin-page-builder/server';

/** The parts of a document service call that are looked at. */
interface WriteContext {
  uid: UID.ContentType;
  action: string;
  contentType: object;
  params: { documentId?: string; locale?: string | null };
}

interface Version {
  locale: string | null;
}

interface PermissionChecker {
  cannot: { update(version: Version): boolean };
  sanitizedQuery: { update(query: object): Promise<object> };
}

interface ContentManager {
  'permission-checker': { create(options: { userAbility: object; model: string }): PermissionChecker };
  'populate-builder': (model: string) => { populateFromQuery(query: object): { build(): Promise<object> } };
}

/**
 * Lets nobody begin a language inside an entry that is not theirs to change. Strapi asks whether the user may change the
 * version that is written, and where there is none yet, only whether the user may make entries at all: with the rule
 * "only entries of one's own", everybody could add a page to a page of others. So every version that is there counts.
 */
export function guardOwnership(strapi: Core.Strapi) {
  return async (context: WriteContext, next: () => Promise<unknown>): Promise<unknown> => {
    const userAbility = strapi.requestContext.get()?.state.userAbility;
    const { documentId, locale } = context.params;
    if (context.action !== 'update' || !userAbility || !documentId) return next();
    if (!strapi.plugin('i18n').service('content-types').isLocalizedContentType(context.contentType)) return next();

    const written = locale ?? (await strapi.plugin('i18n').service('locales').getDefaultLocale());
    const has = await strapi.db.query(context.uid).count({ where: { documentId, locale: written } });
    if (has === 0) await assertOwn(strapi, { uid: context.uid, documentId, locale: written, userAbility });
    return next();
  };
}

interface Beginning {
  uid: UID.ContentType;
  documentId: string;
  /** The language that is begun. */
  locale: string;
  userAbility: object;
}

/** @throws PolicyError naming the language of a version that the user may not change */
async function assertOwn(strapi: Core.Strapi, { uid, documentId, locale, userAbility }: Beginning): Promise<void> {
  const service = <Name extends keyof ContentManager>(name: Name) =>
    strapi.plugin('content-manager').service(name) as ContentManager[Name];
  const checker = service('permission-checker').create({ userAbility, model: uid });
  // Rules name what they need to know of an entry, such as its creator.
  const query = await checker.sanitizedQuery.update({});
  const populate = await service('populate-builder')(uid).populateFromQuery(query).build();
  const versions: Version[] = await strapi.db.query(uid).findMany({ where: { documentId }, populate });
  // As if the version were in the language that is begun: a translator need not be allowed to write the original's.
  const foreign = versions.find((version) => checker.cannot.update({ ...version, locale }));
  if (foreign) {
    // Of other refusals Strapi keeps the reason to itself.
    throw new errors.PolicyError(
      `This entry is not yours to change in every language (${foreign.locale}), so you may not begin another one in it.`,
    );
  }
}
