import type { Core, UID } from '@strapi/strapi';
import { FILE_TYPE, SECTION_TYPE } from '../../names.ts';
import { errors } from '../../strapi-errors.ts';
import { getRegistry } from '../registry/registry.ts';
import { loadPage, loadPageList } from './load-pages.ts';
import type { ListParameters, PageParameters, SiteParameters } from './parameters.ts';
import { type CachedResponse, ResponseCache, toCachedResponse } from './response-cache.ts';
import { WorkQueue } from './work-queue.ts';

interface ReadOptions {
  /** True for who must see what stands in the database now, whichever instance wrote it. */
  isFresh: boolean;
}

/** Pages as sites receive them. Published ones come from memory unless a build asks; drafts are never kept. */
export function createPagesService({ strapi }: { strapi: Core.Strapi }) {
  // Reading a list of a hundred pages keeps the database and this process busy; a few at once leave room for others.
  const queue = new WorkQueue({ concurrency: 4 });
  // Kept for seconds only: with several CMS instances, each sees its own writes at once.
  const published = new ResponseCache({ longestLife: 5_000, queue });

  let deliveredTypes: readonly string[] | undefined;
  const listTypes = () => {
    deliveredTypes ??= listDeliveredTypes(strapi);
    return deliveredTypes;
  };

  const read = async (kind: string, parameters: SiteParameters, load: () => Promise<object>, options: ReadOptions) => {
    if (parameters.status === 'draft') return toCachedResponse(await queue.run(load));
    return published.read(`${kind} ${JSON.stringify(parameters)}`, listTypes(), load, options);
  };

  return {
    find: (parameters: ListParameters, options: ReadOptions): Promise<CachedResponse> =>
      read('pages', parameters, () => loadPageList(strapi, parameters), options),

    /** @throws NotFoundError where there is no such page, or it is damaged */
    findOne: (parameters: PageParameters, options: ReadOptions): Promise<CachedResponse> =>
      read('page', parameters, () => loadExistingPage(strapi, parameters), options),

    /** Begins to drop what is kept when something changes that it was made of. */
    listen: () => published.listen(strapi, listTypes()),

    /** Drops all that is kept. */
    drop: () => {
      for (const type of listTypes()) published.drop(type);
    },
  };
}

/** The content types that delivered pages are made of. */
function listDeliveredTypes(strapi: Core.Strapi): string[] {
  const { pageTypes, entryTypes } = getRegistry(strapi);
  const types = [...pageTypes, ...entryTypes].flatMap(([uid, { populate = {} }]) => {
    const { attributes } = strapi.contentType(uid as UID.ContentType);
    const targets = Object.keys(populate).map((name) => (attributes[name] as { target?: string }).target);
    return [uid, ...targets.filter((target) => target !== undefined)];
  });
  return [...new Set([...types, FILE_TYPE, 'plugin::upload.folder', SECTION_TYPE])];
}

async function loadExistingPage(strapi: Core.Strapi, parameters: PageParameters): Promise<object> {
  const found = await loadPage(strapi, parameters);
  if (found && 'page' in found) return { data: found.page };
  const { locale, slug } = parameters;
  const { sites } = getRegistry(strapi);
  const site = sites.parameter === undefined ? 'site' : `${parameters.site} site`;
  const where = locale === null ? '' : ` in locale "${locale}"`;
  if (found) {
    const { path, message } = found.damaged;
    throw new errors.NotFoundError(
      `The page "${slug}" of the ${site}${where} is damaged and cannot be delivered: ${message} (at ${path})`,
      { damaged: found.damaged },
    );
  }
  throw new errors.NotFoundError(`The ${site} has no page "${slug}"${where}.`);
}
