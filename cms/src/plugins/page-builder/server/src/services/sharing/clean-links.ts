import type { Core, UID } from '@strapi/strapi';
import { divide } from '../uses/group-rows.ts';
import { type LinkRow, queryLinks, queryOpenings } from './link-rows.ts';

/** How long a link stays in its list once it works no more; then its guests' names go with it. */
const KEPT_AFTER_END = 30 * 24 * 60 * 60 * 1000;

/** Deletes links whose entry is gone, and those that have ended a while ago, with who opened them. */
export async function cleanLinks(strapi: Core.Strapi, now: number): Promise<void> {
  const before = new Date(now - KEPT_AFTER_END);
  const ended: LinkRow[] = await queryLinks(strapi).findMany({
    where: { $or: [{ expiresAt: { $lt: before } }, { revokedAt: { $lt: before } }] },
  });
  await remove(strapi, [...ended, ...(await findOrphans(strapi))]);
}

async function findOrphans(strapi: Core.Strapi): Promise<LinkRow[]> {
  const rows: LinkRow[] = await queryLinks(strapi).findMany({
    select: ['id', 'documentId', 'contentType', 'entryDocumentId'],
  });
  const orphans: LinkRow[] = [];
  for (const model of new Set(rows.map(({ contentType }) => contentType))) {
    const ofModel = rows.filter(({ contentType }) => contentType === model);
    const present = Object.hasOwn(strapi.contentTypes, model)
      ? await findPresent(strapi, model, ofModel)
      : new Set<string>();
    orphans.push(...ofModel.filter(({ entryDocumentId }) => !present.has(entryDocumentId)));
  }
  return orphans;
}

async function findPresent(strapi: Core.Strapi, model: string, rows: readonly LinkRow[]): Promise<Set<string>> {
  const ids = [...new Set(rows.map(({ entryDocumentId }) => entryDocumentId))];
  const present = new Set<string>();
  const entries = strapi.db.query(model as UID.ContentType);
  for (const part of divide(ids)) {
    const where = { documentId: { $in: part } };
    const found: { documentId: string }[] = await entries.findMany({ where, select: ['documentId'] });
    for (const entry of found) present.add(entry.documentId);
  }
  return present;
}

async function remove(strapi: Core.Strapi, rows: readonly LinkRow[]): Promise<void> {
  for (const ids of divide(rows.map(({ documentId }) => documentId))) {
    await queryOpenings(strapi).deleteMany({ where: { link: { $in: ids } } });
    await queryLinks(strapi).deleteMany({ where: { documentId: { $in: ids } } });
  }
}
