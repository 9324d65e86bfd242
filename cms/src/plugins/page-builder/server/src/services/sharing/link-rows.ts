import type { Core, UID } from '@strapi/strapi';
import type { ShareLink, ShareOpening } from '../../../../shared/share-links.ts';
import { SHARE_LINK_TYPE, SHARE_OPENING_TYPE } from '../../names.ts';
import { namePerson, type StoredName } from '../translations/people.ts';

export interface LinkRow {
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
  createdBy?: (StoredName & { id: number | string; email: string | null }) | null;
}

export interface OpeningRow {
  id: number;
  link: string;
  guest: string;
  name: string | null;
  firstAt: string;
  lastAt: string;
  views: number;
}

export const queryLinks = (strapi: Core.Strapi) => strapi.db.query(SHARE_LINK_TYPE as UID.ContentType);
export const queryOpenings = (strapi: Core.Strapi) => strapi.db.query(SHARE_OPENING_TYPE as UID.ContentType);

/** Links as people see them, each with who opened it. */
export async function describeLinks(strapi: Core.Strapi, rows: readonly LinkRow[]): Promise<ShareLink[]> {
  const link = { $in: rows.map(({ documentId }) => documentId) };
  const opened: OpeningRow[] =
    rows.length === 0 ? [] : await queryOpenings(strapi).findMany({ where: { link }, orderBy: { lastAt: 'desc' } });
  return rows.map((row) => describeLink(row, opened));
}

export function describeLink(row: LinkRow, opened: readonly OpeningRow[]): ShareLink {
  return {
    id: row.documentId,
    recipient: row.recipient ?? '',
    creator: namePerson(row.createdBy) ?? row.createdBy?.email ?? '',
    createdAt: toIso(row.createdAt),
    expiresAt: toIso(row.expiresAt),
    revokedAt: row.revokedAt && toIso(row.revokedAt),
    openings: opened.filter(({ link }) => link === row.documentId).map(describeOpening),
    unlisted: row.unlisted ?? 0,
  };
}

function describeOpening({ name, firstAt, lastAt, views }: OpeningRow): ShareOpening {
  return { name: name ?? '', firstAt: toIso(firstAt), lastAt: toIso(lastAt), views };
}

/** Databases hand dates out as texts or as dates. */
export function toIso(date: string | Date): string {
  return new Date(date).toISOString();
}
