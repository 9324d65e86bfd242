import type { Core } from '@strapi/strapi';
import { MOST_LINKS, type ShareLink, type ShareLinkCreated } from '../../../../shared/share-links.ts';
import { errors } from '../../strapi-errors.ts';
import { cleanLinks } from './clean-links.ts';
import {
  describeLink,
  describeLinks,
  type LinkRow,
  type OpeningRow,
  queryLinks,
  queryOpenings,
  toIso,
} from './link-rows.ts';
import { createShareToken, hashShareToken } from './share-token.ts';

/** Guests of one link that are kept apart. */
const MOST_OPENINGS = 100;

const DAY = 24 * 60 * 60 * 1000;

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

/** Links to drafts: made, listed, taken back, opened by guests, and deleted some time after their end. */
export function createShareLinksService({ strapi }: { strapi: Core.Strapi }) {
  const links = () => queryLinks(strapi);
  const findLink = (where: object): Promise<LinkRow | null> => links().findOne({ where, populate: ['createdBy'] });
  const clean = (now = Date.now()) => cleanLinks(strapi, now);

  return {
    clean,

    /**
     * The links to an entry in a language, the newest first, those that work no more among them.
     * @param creator whose links; those of all where nobody is named
     */
    list: (place: Omit<SharedPlace, 'field'>, creator?: number | string) => listLinks(strapi, place, creator),

    /**
     * Makes a link. Its token is in the answer and nowhere else.
     * @param address where guests see drafts, without a slash at the end
     * @throws ValidationError where the entry has as many links as it may have
     */
    async create(link: NewShareLink, address: string, now = Date.now()): Promise<ShareLinkCreated> {
      await clean(now);
      await refuseTooMany(strapi, link, now);
      const token = createShareToken();
      const { documentId: id } = await links().create({ data: toRow(link, token, now) });
      const row: LinkRow = await links().findOne({ where: { documentId: id }, populate: ['createdBy'] });
      return { data: describeLink(row, []), meta: { address: `${address}/${token}` } };
    },

    /** What a link shows, in which language, and whose link it is; undefined for what is no link. */
    async findPlace(id: string): Promise<LinkPlace | undefined> {
      const row = await findLink({ documentId: id });
      if (!row) return undefined;
      const { contentType: model, entryDocumentId: documentId, entryLocale: locale, createdBy } = row;
      return { model, documentId, locale, creator: createdBy?.id };
    },

    /** Takes a link back, at once and for good. @throws NotFoundError */
    async revoke(id: string, now = Date.now()): Promise<ShareLink> {
      const where = { documentId: id };
      const found = await findLink(where);
      if (!found) throw new errors.NotFoundError('There is no such link. It may have been deleted since.');
      if (!found.revokedAt) await links().update({ where, data: { revokedAt: new Date(now) } });
      const row: LinkRow = await links().findOne({ where, populate: ['createdBy'] });
      const [link] = await describeLinks(strapi, [row]);
      return link as ShareLink;
    },

    /** What a token opens; undefined for one that is unknown, expired, taken back or of somebody who is gone. */
    async open(token: string, now = Date.now()): Promise<OpenedLink | undefined> {
      const hash = hashShareToken(token);
      const row = hash === undefined ? null : await findLink({ hash });
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

    /** Notes that a guest has looked. */
    record: (link: string, guest: Guest, now = Date.now()) => recordOpening(strapi, link, guest, new Date(now)),

    /** Cleans once a day. */
    cleanDaily(): void {
      // Nobody takes the error of a task, and the process would end of it; the database may be away.
      const task = () =>
        clean().catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : error;
          strapi.log.error(`Old links to drafts could not be deleted: ${reason}`);
        });
      strapi.cron.add({ 'page-builder-clean-share-links': { task, options: { rule: '0 23 3 * * *' } } });
    },
  };
}

async function listLinks(
  strapi: Core.Strapi,
  { model, documentId, locale }: Omit<SharedPlace, 'field'>,
  creator?: number | string,
): Promise<ShareLink[]> {
  const place = { contentType: model, entryDocumentId: documentId, entryLocale: locale };
  const rows: LinkRow[] = await queryLinks(strapi).findMany({
    where: { ...place, ...(creator !== undefined && { createdBy: { id: creator } }) },
    populate: ['createdBy'],
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return describeLinks(strapi, rows);
}

/** @throws ValidationError where the entry has as many links as it may have */
async function refuseTooMany(strapi: Core.Strapi, { model, documentId }: NewShareLink, now: number): Promise<void> {
  const active = await queryLinks(strapi).count({
    where: {
      contentType: model,
      entryDocumentId: documentId,
      revokedAt: { $null: true },
      expiresAt: { $gt: new Date(now) },
    },
  });
  if (active < MOST_LINKS) return;
  throw new errors.ValidationError(
    `This page has ${MOST_LINKS} links that work, which is the most. Take one of them back first.`,
  );
}

function toRow(
  { model, documentId, field, locale, recipient, days, creator }: NewShareLink,
  token: string,
  now: number,
) {
  return {
    hash: hashShareToken(token),
    contentType: model,
    entryDocumentId: documentId,
    field,
    entryLocale: locale,
    recipient,
    expiresAt: new Date(now + days * DAY),
    unlisted: 0,
    createdBy: creator.id,
  };
}

/** Those who come when the list is full are counted only. */
async function recordOpening(strapi: Core.Strapi, link: string, { id: guest, name }: Guest, at: Date): Promise<void> {
  const openings = queryOpenings(strapi);
  const known: OpeningRow | null = await openings.findOne({ where: { link, guest } });
  if (known) {
    const { id, views } = known;
    await openings.update({ where: { id }, data: { lastAt: at, views: views + 1, name: name || known.name } });
  } else if ((await openings.count({ where: { link } })) < MOST_OPENINGS) {
    await openings.create({ data: { link, guest, name, firstAt: at, lastAt: at, views: 1 } });
  } else {
    const where = { documentId: link };
    const row: LinkRow | null = await queryLinks(strapi).findOne({ where });
    await queryLinks(strapi).update({ where, data: { unlisted: (row?.unlisted ?? 0) + 1 } });
  }
}
