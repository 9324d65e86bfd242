import type { Core, UID } from '@strapi/strapi';
import type { ListedVersion, VersionKind, VersionSummary } from '../../../../shared/version-record.ts';
import { listPageFields } from '../../documents/page-fields.ts';
import type { WriteContext } from '../../documents/write-context.ts';
import type { RequestContext } from '../../request-context.ts';
import { getShortcuts } from '../shortcuts/shortcuts.ts';
import { createTranslationSourcesService } from '../translation-sources.ts';
import { namePeople } from '../translations/people.ts';
import type { Snapshot } from './encode-version.ts';
import { findAuthor } from './find-author.ts';
import { pruneVersions } from './prune-versions.ts';
import { createRecorder } from './record-version.ts';
import type { KeepRule } from './select-pruned.ts';
import { takeSnapshot } from './snapshot.ts';
import { HEAD, loadSnapshot, queryVersions, type VersionHead, type VersionPlace } from './version-rows.ts';

interface Settings extends KeepRule {
  enabled: boolean;
}

/** Four times a day: what is to go waits for nobody, and a machine may be off at night. */
const WHEN_TO_PRUNE = '17 */6 * * *';

/** How versions are kept; see `config`. */
export function readSettingsOf(strapi: Core.Strapi): Settings {
  return strapi.config.get<Settings>('plugin::page-builder.versions');
}

/** What was saved of entries with pages. */
export function createVersionsService({ strapi }: { strapi: Core.Strapi }) {
  const readSettings = () => readSettingsOf(strapi);
  const recorder = createRecorder(strapi);
  const prune = async (now?: number) => {
    const count = await pruneVersions(strapi, readSettings(), now);
    await createTranslationSourcesService({ strapi }).prune();
    return count;
  };
  return {
    isOn: () => readSettings().enabled,

    /**
     * Keeps the draft of an entry as a version, inside the transaction that wrote it. A save that changed nothing makes none.
     * @param known what its page fields hold, or the whole entry
     */
    async record(
      context: WriteContext,
      place: { documentId: string; locale: string | null },
      known: Readonly<Record<string, unknown>>,
      kind: VersionKind,
    ): Promise<void> {
      const request = strapi.requestContext.get() as RequestContext | undefined;
      const ofEntry = { contentType: context.uid, entry: place.documentId, locale: place.locale ?? '' };
      // Nothing comes between the content manager's saving and its publishing.
      const isSaved = request && kind === 'publish' && getShortcuts(strapi).isPublishing();
      if (isSaved && (await recorder.publishOwn(ofEntry, request))) return;
      const snapshot = await takeSnapshot(strapi, context, place, known);
      if (!snapshot) return;
      await recorder.record({
        place: ofEntry,
        snapshot,
        kind: kind === 'save' && !request ? 'import' : kind,
        author: findAuthor(strapi),
        creator: kind === 'delete' ? await findCreator(strapi, ofEntry) : null,
        pageFields: listPageFields(context.contentType),
        request,
      });
    },

    /** The versions of an entry from the newest to the oldest, without what they hold. */
    list: (place: VersionPlace, part: Part) => listVersions(strapi, place, part),

    /** @returns undefined where the entry has no such version */
    async find(place: VersionPlace, id: number): Promise<VersionHead | undefined> {
      const head = await queryVersions(strapi).findOne({ where: { ...place, id }, select: HEAD });
      return (head as VersionHead | null) ?? undefined;
    },

    /** What a version says of itself, for its list. */
    async tell(head: VersionHead): Promise<ListedVersion | undefined> {
      return (await describeVersions(strapi, [head]))[0];
    },

    /** @throws VersionError where it cannot be read */
    load: (head: VersionHead): Promise<Snapshot> => loadSnapshot(strapi, head),

    /** @param name null takes the name away, and with it the promise to keep the version for ever */
    async rename({ id }: VersionHead, name: string | null): Promise<void> {
      await queryVersions(strapi).update({ where: { id }, data: { name } });
    },

    /**
     * Lets go of what the settings do not keep, as it was at a time in milliseconds since 1970, and of what is noted about
     * pages that nothing is left of.
     */
    prune,

    /** Begins to prune by itself. */
    schedule(): void {
      const task = async () => {
        const count = await prune();
        if (count > 0) strapi.log.info(`${count} versions of pages were older than they are kept, and are gone.`);
      };
      strapi.cron.add({ pruneVersionsOfPages: { task, options: { rule: WHEN_TO_PRUNE } } });
    },
  };
}

interface Part {
  page: number;
  pageSize: number;
}

async function listVersions(strapi: Core.Strapi, place: VersionPlace, { page, pageSize }: Part) {
  const where = { ...place };
  const part = { orderBy: { id: 'desc' }, limit: pageSize, offset: (page - 1) * pageSize };
  const [heads, total] = await Promise.all([
    queryVersions(strapi).findMany({ where, select: HEAD, ...part }) as Promise<VersionHead[]>,
    queryVersions(strapi).count({ where }),
  ]);
  return { versions: await describeVersions(strapi, heads), total };
}

/** Id of the user who made an entry; null for one that a program made. */
async function findCreator(strapi: Core.Strapi, { contentType, entry, locale }: VersionPlace): Promise<number | null> {
  const row = (await strapi.db.query(contentType as UID.ContentType).findOne({
    where: { documentId: entry, ...(locale !== '' && { locale }) },
    select: ['id'],
    populate: { createdBy: { select: ['id'] } },
  })) as { createdBy: { id: number } | null } | null;
  return row?.createdBy?.id ?? null;
}

/** What versions say of themselves, for lists. */
export async function describeVersions(strapi: Core.Strapi, heads: readonly VersionHead[]): Promise<ListedVersion[]> {
  const people = await namePeople(
    strapi,
    heads.flatMap(({ person }) => person ?? []),
  );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return heads.map(({ id, savedAt, kind, name, person, program, summary }) => ({
    id,
    savedAt: new Date(savedAt).toISOString(),
    kind,
    name,
    by: (person === null ? program : names.get(person)) ?? null,
    summary: (summary ?? {}) as VersionSummary,
  }));
}
