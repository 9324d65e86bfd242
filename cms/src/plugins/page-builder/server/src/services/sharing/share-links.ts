import type { Core, UID } from '@strapi/strapi';
import {
  MOST_LINKS,
  type ShareLink,
  type ShareLinkCreated,
  type ShareOpening,
} from '../../../../shared/share-links.ts';
import { SHARE_LINK_TYPE, SHARE_OPENING_TYPE } from '../../names.ts';
import { errors } from '../../strapi-errors.ts';
import { createShareToken, hashShareToken } from './share-token.ts';

/** Guests of one link that are kept apart. */
const MOST_OPENINGS = 100;

const DAY = 24 * 60 * 60 * 1000;

/** How long a link stays in its list once it works no more; then its guests' names go with it. */
const KEPT_AFTER_END = 30 * DAY;

/** How many links are deleted at once: databases limit how many values a query may have. */
const DELETED_AT_ONCE = 200;

/** The page that is shared. */
export interface SharedPlace {
  model: string;
  documentId: string;
  field: string;
  /** The language that the link opens with; null where the type has none. */
  locale: string | null;
}

/** What a link shows and who made it; nobody where that person is gone. */
export interface LinkPlace extends Omit<SharedPlace, 'field'> {
  creator: number | string | undefined;
}

/** A link as it is made. */
export interface NewShareLink extends SharedPlace {
  days: number;
  recipient: string;
  creator: { id: number | string };
}

/** What a link that works opens. */
export interface OpenedLink extends SharedPlace {
  id: string;
  /** Who made it: it shows what they may read. */
  creator: number | string;
  expiresAt: string;
}

/** A guest's browser, as the site tells it from others. */
export interface Guest {
  id: string;
  /** Empty where none was given. */
  name: string;
}

interface LinkRow {
  id: number;
  documentId: string;
  contentType: string;
  entryDocumentId: string;
  field: string;
  entryLocale: string | null;
  recipient: string | null;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
  unlisted: number | null;
  createdBy?: { id: number | string; firstname?: string; lastname?: string; username?: string; email?: string } | null;
}

interface OpeningRow {
  id: number;
  link: string;
  guest: string;
  name: string | null;
  firstAt: string;
  lastAt: string;
  views: number;
}

/** Links to drafts: made, listed, taken back, opened by guests, and deleted some time after their end. */
export function createShareLinksService({ strapi }: { strapi: Core.Strapi }) {
  const links = () => strapi.db.query(SHARE_LINK_TYPE as UID.ContentType);
  const openings = () => strapi.db.query(SHARE_OPENING_TYPE as UID.ContentType);

  const listOpenings = async (ids: readonly string[]): Promise<OpeningRow[]> =>
    ids.length === 0 ? [] : openings().findMany({ where: { link: { $in: ids } }, orderBy: { lastAt: 'desc' } });

  const describe = (row: LinkRow, opened: readonly OpeningRow[]): ShareLink => ({
    id: row.documentId,
    recipient: row.recipient ?? '',
    creator: nameOf(row.createdBy),
    createdAt: toIso(row.createdAt),
    expiresAt: toIso(row.expiresAt),
    revokedAt: row.revokedAt && toIso(row.revokedAt),
    openings: opened.filter(({ link }) => link === row.documentId).map(describeOpening),
    unlisted: row.unlisted ?? 0,
  });

  const service = {
    /**
     * The links to an entry in a language, the newest first, those that work no more among them.
     * @param creator whose links; those of all where nobody is named
     */
    async list(
      { model, documentId, locale }: Omit<SharedPlace, 'field'>,
      creator?: number | string,
    ): Promise<ShareLink[]> {
      const place = { contentType: model, entryDocumentId: documentId, entryLocale: locale };
      const rows: LinkRow[] = await links().findMany({
        where: { ...place, ...(creator !== undefined && { createdBy: { id: creator } }) },
        populate: ['createdBy'],
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      });
      const opened = await listOpenings(rows.map((row) => row.documentId));
      return rows.map((row) => describe(row, opened));
    },

    /**
     * Makes a link. Its token is in the answer and nowhere else.
     * @param address where guests see drafts, without a slash at the end
     * @throws ValidationError where the entry has as many links as it may have
     */
    async create(link: NewShareLink, address: string, now = Date.now()): Promise<ShareLinkCreated> {
      await service.clean(now);
      const { model, documentId, field, locale, recipient, days, creator } = link;
      const active = await links().count({
        where: {
          contentType: model,
          entryDocumentId: documentId,
          revokedAt: { $null: true },
          expiresAt: { $gt: new Date(now) },
        },
      });
      if (active >= MOST_LINKS) {
        throw new errors.ValidationError(
          `This page has ${MOST_LINKS} links that work, which is the most. Take one of them back first.`,
        );
      }
      const token = createShareToken();
      const { documentId: id } = await links().create({
        data: {
          hash: hashShareToken(token),
          contentType: model,
          entryDocumentId: documentId,
          field,
          entryLocale: locale,
          recipient,
          expiresAt: new Date(now + days * DAY),
          unlisted: 0,
          createdBy: creator.id,
        },
      });
      const row: LinkRow = await links().findOne({ where: { documentId: id }, populate: ['createdBy'] });
      return { data: describe(row, []), meta: { address: `${address}/${token}` } };
    },

    /** What a link shows, in which language, and whose link it is; undefined for what is no link. */
    async findPlace(id: string): Promise<LinkPlace | undefined> {
      const row: LinkRow | null = await links().findOne({ where: { documentId: id }, populate: ['createdBy'] });
      if (!row) return undefined;
      const { contentType: model, entryDocumentId: documentId, entryLocale: locale, createdBy } = row;
      return { model, documentId, locale, creator: createdBy?.id };
    },

    /** Takes a link back, at once and for good. @throws NotFoundError */
    async revoke(id: string, now = Date.now()): Promise<ShareLink> {
      const where = { documentId: id };
      const found: LinkRow | null = await links().findOne({ where });
      if (!found) throw new errors.NotFoundError('There is no such link. It may have been deleted since.');
      if (!found.revokedAt) await links().update({ where, data: { revokedAt: new Date(now) } });
      const row: LinkRow = await links().findOne({ where, populate: ['createdBy'] });
      return describe(row, await listOpenings([id]));
    },

    /** What a token opens; undefined for one that is unknown, expired, taken back or of somebody who is gone. */
    async open(token: string, now = Date.now()): Promise<OpenedLink | undefined> {
      const hash = hashShareToken(token);
      const row: LinkRow | null =
        hash === undefined ? null : await links().findOne({ where: { hash }, populate: ['createdBy'] });
      if (!row?.createdBy || row.revokedAt || Date.parse(toIso(row.expiresAt)) <= now) return undefined;
      return {
        id: row.documentId,
        model: row.contentType,
        documentId: row.entryDocumentId,
        field: row.field,
        locale: row.entryLocale,
        creator: row.createdBy.id,
        expiresAt: toIso(row.expiresAt),
      };
    },

    /** Notes that a guest has looked. Those who come when the list is full are counted only. */
    async record(link: string, { id: guest, name }: Guest, now = Date.now()): Promise<void> {
      const known: OpeningRow | null = await openings().findOne({ where: { link, guest } });
      const at = new Date(now);
      if (known) {
        const { id, views } = known;
        await openings().update({ where: { id }, data: { lastAt: at, views: views + 1, name: name || known.name } });
      } else if ((await openings().count({ where: { link } })) < MOST_OPENINGS) {
        await openings().create({ data: { link, guest, name, firstAt: at, lastAt: at, views: 1 } });
      } else {
        const row: LinkRow | null = await links().findOne({ where: { documentId: link } });
        await links().update({ where: { documentId: link }, data: { unlisted: (row?.unlisted ?? 0) + 1 } });
      }
    },

    /** Deletes links whose entry is gone, and those that have ended a while ago, with who opened them. */
    async clean(now = Date.now()): Promise<void> {
      const before = new Date(now - KEPT_AFTER_END);
      const ended: LinkRow[] = await links().findMany({
        where: { $or: [{ expiresAt: { $lt: before } }, { revokedAt: { $lt: before } }] },
      });
      await remove([...ended, ...(await findOrphans())]);
    },

    /** Cleans once a day. */
    cleanDaily(): void {
      strapi.cron.add({ 'page-builder-clean-share-links': { task: cleanOrSay, options: { rule: '0 23 3 * * *' } } });
    },
  };

  async function findOrphans(): Promise<LinkRow[]> {
    const rows: LinkRow[] = await links().findMany({
      select: ['id', 'documentId', 'contentType', 'entryDocumentId'],
    });
    const orphans: LinkRow[] = [];
    for (const model of new Set(rows.map(({ contentType }) => contentType))) {
      const ofModel = rows.filter(({ contentType }) => contentType === model);
      const present = Object.hasOwn(strapi.contentTypes, model) ? await findPresent(model, ofModel) : new Set<string>();
      orphans.push(...ofModel.filter(({ entryDocumentId }) => !present.has(entryDocumentId)));
    }
    return orphans;
  }

  async function findPresent(model: string, rows: readonly LinkRow[]): Promise<Set<string>> {
    const ids = [...new Set(rows.map(({ entryDocumentId }) => entryDocumentId))];
    const present = new Set<string>();
    for (let start = 0; start < ids.length; start += DELETED_AT_ONCE) {
      const documentId = { $in: ids.slice(start, start + DELETED_AT_ONCE) };
      const found: { documentId: string }[] = await strapi.db
        .query(model as UID.ContentType)
        .findMany({ where: { documentId }, select: ['documentId'] });
      for (const entry of found) present.add(entry.documentId);
    }
    return present;
  }

  async function remove(rows: readonly LinkRow[]): Promise<void> {
    for (let start = 0; start < rows.length; start += DELETED_AT_ONCE) {
      const ids = rows.slice(start, start + DELETED_AT_ONCE).map(({ documentId }) => documentId);
      await openings().deleteMany({ where: { link: { $in: ids } } });
      await links().deleteMany({ where: { documentId: { $in: ids } } });
    }
  }

  /** Of a task that fails nobody takes the error, and the process would end of it; the database may be away. */
  async function cleanOrSay(): Promise<void> {
    try {
      await service.clean();
    } catch (error) {
      strapi.log.error(`Old links to drafts could not be deleted: ${error instanceof Error ? error.message : error}`);
    }
  }

  return service;
}

function nameOf(user: LinkRow['createdBy']): string {
  return [user?.firstname, user?.lastname].filter(Boolean).join(' ') || user?.username || user?.email || '';
}

function describeOpening({ name, firstAt, lastAt, views }: OpeningRow): ShareOpening {
  return { name: name ?? '', firstAt: toIso(firstAt), lastAt: toIso(lastAt), views };
}

/** Databases hand dates out as texts or as dates. */
function toIso(date: string | Date): string {
  return new Date(date).toISOString();
}
