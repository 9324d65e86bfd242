import type { Core, UID } from '@strapi/strapi';
import { checkShape, type PageDocument } from 'page-format';
import type { CopiedWork, CopyAnswer, FoundCopy } from '../../../../shared/safety-copy.ts';
import { lockEntry } from '../../documents/lock-entry.ts';
import type { WriteContext } from '../../documents/write-context.ts';
import { SAFETY_COPY_MODEL } from '../../names.ts';
import { decodeVersion, encodeVersion, VersionError } from '../versions/encode-version.ts';
import { type CopyRule, DAY, selectExceeding } from './select-exceeding.ts';

interface Settings extends CopyRule {
  enabled: boolean;
}

/** Whose page in which language. */
export interface CopyPlace {
  person: number;
  contentType: string;
  entry: string;
  /** Empty for types without languages. */
  locale: string;
  field: string;
}

interface NewCopy {
  session: string;
  device: string;
  basedOn: string;
  step: number;
  editedAt: number;
  work: CopiedWork;
  base: PageDocument | undefined;
}

interface CopyRow {
  id: number;
  session: string;
  device: string;
  basedOn: string;
  keptAt: Date | string;
  step: number;
  editedAt: Date | string;
  base: string;
  content: string;
  size: number;
}

/** Copies of one page that are looked at at once; the others come when these are gone. */
const MOST_OFFERED = 10;

/** At night, when nobody waits for the database. */
const WHEN_TO_PRUNE = '41 3 * * *';

/** Unsaved work, kept for whoever does it and for nobody else: every query names the person. */
export function createSafetyCopiesService({ strapi }: { strapi: Core.Strapi }) {
  const readSettings = () => strapi.config.get<Settings>('plugin::page-builder.safetyCopies');
  const query = () => queryCopies(strapi);

  const prune = (now = Date.now()) => pruneCopies(strapi, readSettings(), now);

  return {
    /**
     * Keeps unsaved work in place of what the same stretch of work has kept before. Other windows have copies of their
     * own, so that none overwrites what it has not seen.
     */
    async keep(place: CopyPlace, { base, work, ...copy }: NewCopy): Promise<CopyAnswer> {
      if (!readSettings().enabled) return { state: 'off' };
      const keptAt = new Date();
      return strapi.db.transaction(async ({ trx }): Promise<CopyAnswer> => {
        await lockEntry(strapi, trx, { uid: SAFETY_COPY_MODEL, params: { documentId: copy.session } } as WriteContext);
        const row = (await query().findOne({
          where: { person: place.person, session: copy.session },
        })) as CopyRow | null;
        if (row && row.step > copy.step) return { state: 'kept', keptAt: new Date(row.keptAt).toISOString() };
        const stored = base ? encodeVersion({ base: JSON.stringify(base) }) : row?.basedOn === copy.basedOn && row.base;
        if (!stored) return { state: 'needsBase' };
        const content = encodeVersion({ work: JSON.stringify(work) });
        const size = stored.length + content.length;
        const told = { ...place, ...copy, keptAt, editedAt: new Date(copy.editedAt) };
        const data = { ...told, size, base: stored, content };
        if (row) await query().update({ where: { id: row.id }, data });
        else await query().create({ data, select: ['id'] });
        await pruneOf(strapi, readSettings(), place.person, keptAt.getTime());
        return { state: 'kept', keptAt: keptAt.toISOString() };
      });
    },

    /** The person's own copies of one page, the last first. */
    async list(place: CopyPlace): Promise<FoundCopy[]> {
      if (!readSettings().enabled) return [];
      const since = new Date(Date.now() - readSettings().days * DAY);
      const where = { ...place, keptAt: { $gte: since } };
      const rows = (await query().findMany({
        where,
        orderBy: [{ keptAt: 'desc' }, { id: 'desc' }],
        limit: MOST_OFFERED,
      })) as CopyRow[];
      return rows.map(({ session, device, keptAt, editedAt, basedOn, ...stored }) => ({
        session,
        device,
        keptAt: new Date(keptAt).toISOString(),
        editedAt: new Date(editedAt).getTime(),
        basedOn,
        ...readStored(stored),
      }));
    },

    /** What was saved, or is not wanted any more, is kept no longer. */
    async remove(place: CopyPlace, session: string): Promise<void> {
      await query().deleteMany({ where: { ...place, session } });
    },

    /** Lets go of what is too old, and of what was kept for people who are gone, as it was at a time since 1970. */
    prune,

    /** Begins to prune by itself. */
    schedule(): void {
      const task = async () => {
        const count = await prune();
        if (count > 0)
          strapi.log.info(`${count} safety copies of unsaved pages were older than they are kept, and are gone.`);
      };
      strapi.cron.add({ pruneSafetyCopiesOfPages: { task, options: { rule: WHEN_TO_PRUNE } } });
    },
  };
}

const queryCopies = (strapi: Core.Strapi) => strapi.db.query(SAFETY_COPY_MODEL as UID.Schema);

/** Lets go of what one person has too much of. */
async function pruneOf(strapi: Core.Strapi, rule: CopyRule, person: number, now: number): Promise<void> {
  const query = queryCopies(strapi);
  const rows = (await query.findMany({ where: { person }, select: ['id', 'keptAt', 'size'] })) as CopyRow[];
  const dated = rows.map(({ id, keptAt, size }) => ({ id, size, keptAt: new Date(keptAt).getTime() }));
  const gone = selectExceeding(dated, rule, now);
  if (gone.length > 0) await query.deleteMany({ where: { id: { $in: gone } } });
}

async function pruneCopies(strapi: Core.Strapi, { days }: CopyRule, now: number): Promise<number> {
  const query = queryCopies(strapi);
  const before = new Date(now - days * DAY);
  const { count: old } = await query.deleteMany({ where: { keptAt: { $lt: before } } });
  const { tableName } = strapi.db.metadata.get(SAFETY_COPY_MODEL);
  const rows = (await strapi.db.getConnection(tableName).distinct('person')) as { person: number }[];
  const persons = rows.map(({ person }) => person);
  const users = (await strapi.db
    .query('admin::user')
    .findMany({ where: { id: { $in: persons } }, select: ['id'] })) as { id: number }[];
  const known = new Set(users.map(({ id }) => id));
  const orphaned = persons.filter((person) => !known.has(person));
  const { count: nobodys } = await query.deleteMany({ where: { person: { $in: orphaned } } });
  return old + nobodys;
}

function readStored({ base, content }: Pick<CopyRow, 'base' | 'content'>): Pick<FoundCopy, 'work' | 'problem'> {
  try {
    const work = JSON.parse(decodeVersion(content).work ?? '') as CopiedWork;
    const began = JSON.parse(decodeVersion(base).base ?? '') as PageDocument;
    return { work: { ...work, document: checkShape(work.document), base: checkShape(began) }, problem: null };
  } catch (error) {
    return { work: null, problem: error instanceof VersionError ? error.reason : 'damaged' };
  }
}
