import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { RequestContext } from '../request-context.ts';
import { loadDraft, loadDraftPlaces } from '../services/delivery/load-pages.ts';
import { describeLocale } from '../services/delivery/parameters.ts';
import { parse } from '../services/delivery/parse.ts';
import { WorkQueue } from '../services/delivery/work-queue.ts';
import { getService } from '../services/index.ts';
import { type Ability, findAbility, listHidden, mayShare } from '../services/permissions.ts';
import { getRegistry } from '../services/registry/registry.ts';
import { listAddressFields, listFurtherFields } from '../services/registry/shown-fields.ts';
import { ONLY_SITE, type SiteRules } from '../services/registry/sites.ts';
import { listShownSections } from '../services/sections/list-shown-sections.ts';
import type { Guest, OpenedLink } from '../services/sharing/share-links.ts';
import { errors } from '../strapi-errors.ts';

/** Said of every link that opens nothing, whatever the reason. */
const REFUSAL = 'This link does not work. It may have expired or been taken back.';

const GUEST = z.strictObject({
  id: z.string().regex(/^[\w-]{16,64}$/),
  name: z
    .string()
    .trim()
    .max(60)
    .regex(/^\P{Cc}*$/u),
});

function createQuery(sites: SiteRules) {
  return z.strictObject({
    ...(sites.parameter !== undefined && { [sites.parameter]: z.enum(sites.names).optional() }),
    locale: describeLocale(sites).optional(),
  });
}

/**
 * `GET /api/page-builder/shared`: what a link opens, for the server that shows drafts. The link's token stands in the
 * header `x-share-token`, because addresses are logged. A guest who looks is named in `x-share-guest` (what tells one
 * browser from another) and `x-share-name` (percent-encoded); without them nothing is noted.
 */
export function createSharedController({ strapi }: { strapi: Core.Strapi }) {
  const links = getService(strapi, 'share-links');
  // Guests leave room for editors.
  const queue = new WorkQueue({ concurrency: 2 });

  async function load(token: string, asked: { site: string | undefined; locale: string | null }, guest?: Guest) {
    const link = await links.open(token);
    const ability = link && (await findAbility(strapi, link.creator));
    if (!link || !ability || !(await isValid(strapi, ability, link))) throw new errors.NotFoundError(REFUSAL);
    const places = await loadPlaces(strapi, ability, link);
    if (places.length === 0) throw new errors.NotFoundError(REFUSAL);
    const page = await loadPage(strapi, ability, link, asked, places);
    if (page && guest) await links.record(link.id, guest);
    return { data: { expiresAt: link.expiresAt, locale: link.locale, places, page: page ?? null } };
  }

  return {
    /** @throws NotFoundError with the same words for every link that opens nothing, ValidationError, BusyError */
    async findOne(context: RequestContext) {
      const { sites } = getRegistry(strapi);
      const query: Record<string, string | undefined> = parse(createQuery(sites), context.query);
      const site = sites.parameter === undefined ? ONLY_SITE : query[sites.parameter];
      const guest = readGuest(context);
      context.set('Cache-Control', 'private, no-store');
      context.body = await queue.run(() =>
        load(context.get('x-share-token'), { site, locale: query.locale ?? null }, guest),
      );
    },
  };
}

function readGuest(context: RequestContext): Guest | undefined {
  const id = context.get('x-share-guest');
  return id === '' ? undefined : parse(GUEST, { id, name: decode(context.get('x-share-name')) });
}

/** A name that is not encoded well is none. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** A link shows what its maker may still read, for as long as they could make it again. */
async function isValid(strapi: Core.Strapi, ability: Ability, link: OpenedLink): Promise<boolean> {
  return getRegistry(strapi).pageTypes.has(link.model) && mayShare(strapi, ability, link);
}

/** Where the draft stands, of the languages that the link's maker may read. */
async function loadPlaces(strapi: Core.Strapi, ability: Ability, { model, documentId, field }: OpenedLink) {
  const needed = [...listAddressFields(strapi, model), field];
  const places = await loadDraftPlaces(strapi, { uid: model, field, documentId });
  const hidden = await Promise.all(
    places.map(({ locale }) => listHidden(strapi, ability, { model, documentId, locale }, needed)),
  );
  return places.filter((_, index) => hidden[index]?.length === 0);
}

/** The draft in one place; undefined where it does not stand there, and where the request names none. */
async function loadPage(
  strapi: Core.Strapi,
  ability: Ability,
  { model, documentId, field, locale: own }: OpenedLink,
  { site, locale: asked }: { site: string | undefined; locale: string | null },
  places: readonly { locale: string | null }[],
) {
  const { sites } = getRegistry(strapi);
  if (site === undefined || (asked !== null && !sites.hasLocale(site, asked))) return undefined;
  // A type without languages is shown in that of the site.
  const locale = own === null ? null : asked;
  const isShown = (place: { locale: string | null }) => places.some((shown) => shown.locale === place.locale);
  if (!isShown({ locale })) return undefined;
  const place = { uid: model, documentId, field, site, locale, status: 'draft' as const };
  const page = await loadDraft(strapi, place, {
    hidden: await listHidden(strapi, ability, { model, documentId, locale }, listFurtherFields(strapi, model)),
    async listHiddenSections(ids) {
      const shown = await listShownSections(strapi, ability, ids);
      return ids.filter((id) => !shown.includes(id));
    },
  });
  return page && { ...page, localizations: page.localizations.filter(isShown) };
}
