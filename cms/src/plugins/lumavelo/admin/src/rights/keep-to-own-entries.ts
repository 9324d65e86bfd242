import { getFetchClient, type StrapiApp } from '@strapi/strapi/admin';
import { findShownEntry, type ShownEntry } from './shown-entry.ts';

type RightsMiddleware = Exclude<Parameters<StrapiApp['addRBACMiddleware']>[0], unknown[]>;

const ACTION = /^plugin::content-manager\.explorer\.(update|delete|publish)$/;
const IS_CREATOR = 'admin::is-creator';

/**
 * Greys out what the server would refuse: fields and buttons of entries that are somebody else's, for whoever may change
 * only their own. Strapi's admin asks whether somebody may change entries of a type at all, and learns of "only one's own"
 * when it saves. Where this cannot be found out, everything stays as Strapi has it, and the server's word holds.
 */
export const keepToOwnEntries: RightsMiddleware =
  ({ user }) =>
  (next) =>
  async (permissions) => {
    // The address itself: the one that Strapi hands over may be of the screen before.
    const entry = findShownEntry(window.location);
    const bound = permissions.filter(
      ({ action, subject, conditions }) =>
        subject === entry?.model && ACTION.test(action) && conditions?.length === 1 && conditions[0] === IS_CREATOR,
    );
    if (!entry || user?.id === undefined || bound.length === 0 || (await isCreator(entry, user.id)))
      return next(permissions);
    return next(permissions.filter((permission) => !bound.includes(permission)));
  };

async function isCreator({ model, documentId, locale }: ShownEntry, user: number | string): Promise<boolean> {
  const query = new URLSearchParams({
    'filters[$and][0][documentId][$eq]': documentId,
    'filters[$and][1][createdBy][id][$eq]': String(user),
    'fields[0]': 'documentId',
    pageSize: '1',
    ...(locale && { locale }),
  });
  try {
    const address = `/content-manager/collection-types/${model}?${query}`;
    const { data } = await getFetchClient().get<{ results: unknown[] }>(address);
    return data.results.length > 0;
  } catch {
    return true;
  }
}
