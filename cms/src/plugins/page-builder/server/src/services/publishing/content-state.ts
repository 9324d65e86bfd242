import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { FILE_TYPE, SECTION_TYPE } from '../../names.ts';
import { getRegistry } from '../registry/registry.ts';
import { USES_TABLE } from '../uses/use-model.ts';

/** What one locale of one content type looks like from outside; any change of published content changes it. */
interface Count {
  locale: string | null;
  entries: number | string;
  /** PostgreSQL's driver makes a date of it. */
  latest: number | string | Date | null;
  highest: number | string | null;
}

/** What is published, as short texts that change with it. */
export function createContentStateService({ strapi }: { strapi: Core.Strapi }) {
  return { read: () => readContentState(strapi) };
}

/**
 * The state of what is published, as a short text for each site: equal texts mean equal content. Publishing makes a
 * new row, changing one sets its time, and taking one away lowers the count, so three numbers for each content type and
 * locale see every change. Entries without a locale belong to all sites, those with one to the sites that have it. Of saved
 * sections only those count that stand on published pages as themselves: copies are part of the page.
 */
export async function readContentState(strapi: Core.Strapi): Promise<Record<string, string>> {
  const shown = (uid: string) => uid.startsWith('api::') || uid === FILE_TYPE || uid === SECTION_TYPE;
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => shown(uid));
  const counted: [string, Count[]][] = await Promise.all(
    types.map(async (type) => [type.uid, await count(strapi, type)]),
  );
  const { sites } = getRegistry(strapi);
  const states = sites.names.map((site) => {
    const hash = createHash('sha256');
    for (const [uid, counts] of counted.sort(([a], [b]) => (a < b ? -1 : 1))) {
      const own = counts.filter(({ locale }) => !locale || sites.hasLocale(site, locale));
      const lines = own
        .map(({ locale, entries, latest, highest }) => [locale, entries, toTime(latest), highest].join(' '))
        .sort();
      hash.update(`${uid}\n${lines.join('\n')}\n`);
    }
    return [site, hash.digest('base64url').slice(0, 22)];
  });
  return Object.fromEntries(states);
}

/** To the millisecond, in which a date as text is not: two saves in one second are two states. */
function toTime(latest: Count['latest']): number | string | null {
  return latest instanceof Date ? latest.getTime() : latest;
}

async function count(strapi: Core.Strapi, type: { uid: string; options?: object }): Promise<Count[]> {
  const { tableName, attributes } = strapi.db.metadata.get(type.uid);
  const isLocalized = 'locale' in attributes;
  const rows = strapi.db.getConnection(tableName).count({ entries: '*' }).max({ latest: 'updated_at', highest: 'id' });
  if ((type.options as { draftAndPublish?: boolean } | undefined)?.draftAndPublish) rows.whereNotNull('published_at');
  if (type.uid === SECTION_TYPE) rows.whereIn('document_id', findShownSections(strapi));
  return (await (isLocalized ? rows.select('locale').groupBy('locale') : rows)) as unknown as Count[];
}

function findShownSections(strapi: Core.Strapi) {
  return strapi.db
    .getConnection(USES_TABLE)
    .where('target_type', SECTION_TYPE)
    .where('is_hidden', false)
    .where((status) => status.whereNull('status').orWhere('status', 'published'))
    .select('target_id');
}
