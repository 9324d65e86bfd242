import type { Core, UID } from '@strapi/strapi';
import { errors, listFieldRights, readBases } from 'strapi-plugin-page-builder/server';
import type { DocumentWrite } from '../document-writes.ts';

/** Copies are made in several languages. */
interface OwnedWrite extends DocumentWrite {
  uid: UID.ContentType;
  contentType: { attributes: Readonly<Record<string, object>> };
}

interface Version {
  locale: string | null;
  publishedAt: string | Date | null;
}

interface PermissionChecker {
  can: { create(version?: Version, field?: string): boolean };
  cannot: { update(version: Version, field?: string): boolean; read(version: Version, field: string): boolean };
  sanitizedQuery: Record<'read' | 'update', (query: object) => Promise<object>>;
}

interface ContentManager {
  'permission-checker': { create(options: { userAbility: object; model: string }): PermissionChecker };
  'populate-builder': (model: string) => { populateFromQuery(query: object): { build(): Promise<object> } };
}

const GUARDED = new Set(['update', 'clone', 'discardDraft']);

/**
 * Lets nobody begin a language inside an entry that is not theirs to change, nor copy what is not theirs to read. Strapi
 * asks whether the user may change the version that is written, and where there is none yet, or where an entry is copied,
 * only whether the user may make entries at all: with the rule "only entries of one's own", everybody could add a page to
 * a page of others, and read it as a copy. So every version that is there counts. Nor lets it anybody discard, with a
 * draft, fields that they may not change, for which Strapi asks as little.
 */
export function guardOwnership(strapi: Core.Strapi) {
  return async (context: OwnedWrite, next: () => Promise<unknown>): Promise<unknown> => {
    const userAbility = strapi.requestContext.get()?.state.userAbility;
    const { documentId, locale } = context.params;
    if (!GUARDED.has(context.action) || !userAbility || !documentId) return next();
    const entry = { ...context, documentId, userAbility };
    const isLocalized = strapi.plugin('i18n').service('content-types').isLocalizedContentType(context.contentType);
    const written = locale ?? (await strapi.plugin('i18n').service('locales').getDefaultLocale());
    const named = isLocalized && written !== '*' ? [written].flat() : undefined;
    if (context.action === 'clone') await assertReadable(strapi, entry, named);
    if (context.action === 'discardDraft') await assertDiscardable(strapi, entry, named);
    if (context.action !== 'update' || !isLocalized) return next();
    const has = await strapi.db.query(context.uid).count({ where: { documentId, locale: written } });
    if (has === 0) await assertOwn(strapi, entry, String(written));
    return next();
  };
}

interface Entry extends Pick<OwnedWrite, 'uid' | 'contentType'> {
  documentId: string;
  userAbility: object;
}

/**
 * What a user may do with the versions of an entry.
 * @param action whose rules name what they need to know of an entry, such as its creator
 */
async function loadVersions(
  strapi: Core.Strapi,
  { uid, documentId, userAbility }: Entry,
  action: 'read' | 'update',
): Promise<{ checker: PermissionChecker; versions: Version[] }> {
  const service = <Name extends keyof ContentManager>(name: Name) =>
    strapi.plugin('content-manager').service(name) as ContentManager[Name];
  const checker = service('permission-checker').create({ userAbility, model: uid });
  const query = await checker.sanitizedQuery[action]({});
  const populate = await service('populate-builder')(uid).populateFromQuery(query).build();
  return { checker, versions: await strapi.db.query(uid).findMany({ where: { documentId }, populate }) };
}

/**
 * @param locale the language that is begun
 * @throws PolicyError naming the language of a version that the user may not change
 */
async function assertOwn(strapi: Core.Strapi, entry: Entry, locale: string): Promise<void> {
  const { checker, versions } = await loadVersions(strapi, entry, 'update');
  // As if the version were in the language that is begun: a translator need not be allowed to write the original's.
  const foreign = versions.find((version) => checker.cannot.update({ ...version, locale }));
  if (foreign) {
    // Of other refusals Strapi keeps the reason to itself.
    throw new errors.PolicyError(
      `This entry is not yours to change in every language (${foreign.locale}), so you may not begin another one in it.`,
    );
  }
}

/**
 * @param locales the languages that are copied; undefined for all
 * @throws PolicyError naming the field that would be copied, and that the user may not read
 */
async function assertReadable(strapi: Core.Strapi, entry: Entry, locales?: readonly string[]): Promise<void> {
  const { checker, versions: all } = await loadVersions(strapi, entry, 'read');
  const versions = all.filter(({ locale }) => locale === null || (locales?.includes(locale) ?? true));
  // What the user may not write stays empty in the copy.
  const copied = Object.keys(entry.contentType.attributes)
    .flatMap((field) => listFieldRights(strapi, entry.contentType, field))
    .filter((field) => checker.can.create(undefined, field));
  for (const version of versions) {
    const unread = copied.find((field) => checker.cannot.read(version, field));
    if (unread === undefined) continue;
    const language = version.locale === null ? '' : ` in every language (${version.locale})`;
    throw new errors.PolicyError(`"${unread}" of this entry is not yours to read${language}, so it cannot be copied.`);
  }
}

/**
 * @param locales the languages whose drafts are discarded; undefined for all
 * @throws PolicyError naming a field that would change, and that the user may not change
 */
async function assertDiscardable(strapi: Core.Strapi, entry: Entry, locales?: readonly string[]): Promise<void> {
  const { uid, contentType } = entry;
  const { checker, versions } = await loadVersions(strapi, entry, 'update');
  for (const draft of versions.filter(({ publishedAt }) => publishedAt === null)) {
    const published = versions.find((version) => version.publishedAt !== null && version.locale === draft.locale);
    if (!published || (draft.locale !== null && locales?.includes(draft.locale) === false)) continue;
    const [before = {}, after = {}] = await readBases(strapi, uid, [draft, published]);
    const unowned = Object.keys(after)
      .filter((field) => before[field] !== after[field])
      .flatMap((field) => listFieldRights(strapi, contentType, field))
      .find((field) => checker.cannot.update(draft, field));
    if (unowned === undefined) continue;
    throw new errors.PolicyError(
      `"${unowned}" of this draft is not yours to change, so the draft cannot be discarded.`,
    );
  }
}
