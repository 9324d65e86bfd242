import type { Core, UID } from '@strapi/strapi';
import { type BoardPage, isReady } from '../../../../shared/translation-board.ts';
import { SECTION_TYPE } from '../../names.ts';
import type { PageRows } from '../migrations/page-rows.ts';
import type { Ability } from '../permissions.ts';
import { readTarget } from '../registry/shown-fields.ts';
import { divide } from '../uses/group-rows.ts';
import { queryUses, type StoredUse } from '../uses/use-model.ts';
import { describePages } from './describe-pages.ts';
import { byTitle, findAllPages } from './list-board.ts';
import { listShownTypes } from './translated-types.ts';

/** A page, in one language. */
interface PagePlace {
  model: string;
  documentId: string;
  locale: string;
  field: string;
}

/**
 * The entries that a page shows and that are not ready in its language: what its blocks, the saved sections on it, and
 * relations of its entry refer to, as far as a person may read them. What these refer to themselves is not looked at.
 */
export async function listShownEntries(strapi: Core.Strapi, ability: Ability, place: PagePlace): Promise<BoardPage[]> {
  const { locale } = place;
  const shown = new Set([...(await listReferred(strapi, place)), ...(await listRelated(strapi, place))]);
  const types = listShownTypes(strapi).filter(({ uid }) => [...shown].some((key) => key.startsWith(`${uid} `)));
  if (types.length === 0) return [];
  const { pages } = await findAllPages(strapi, ability, locale, types);
  const found = pages.filter(({ type, documentId }) => shown.has(keyOf(type.uid, documentId))).sort(byTitle);
  return (await describePages(strapi, found)).filter(({ cells }) => {
    const cell = cells[locale];
    return cell === null || (cell?.counts && cell.origin !== null && !isReady(cell.counts));
  });
}

const keyOf = (uid: string, documentId: string) => `${uid} ${documentId}`;

async function listReferred(strapi: Core.Strapi, { model, documentId, locale, field }: PagePlace): Promise<string[]> {
  const uses = await loadUses(strapi, [{ uid: model, documentId, locale, field }]);
  const sections = uses
    .filter(({ targetType }) => targetType === SECTION_TYPE)
    .map(({ targetId }) => ({ uid: SECTION_TYPE, documentId: targetId }));
  const inside = await loadUses(strapi, sections);
  return [...uses, ...inside].map(({ targetType, targetId }) => keyOf(targetType, targetId));
}

/** What drafts refer to. */
async function loadUses(strapi: Core.Strapi, places: readonly object[]): Promise<StoredUse[]> {
  const uses: StoredUse[] = [];
  for (const some of divide(places)) uses.push(...(await queryUses(strapi).findMany({ where: { $or: some } })));
  return uses.filter(({ status }) => status !== 'published');
}

async function listRelated(strapi: Core.Strapi, { model, documentId, locale }: PagePlace): Promise<string[]> {
  const { attributes, options } = strapi.contentType(model as UID.ContentType);
  const types: readonly PageRows[] = listShownTypes(strapi);
  const relations = Object.keys(attributes).flatMap((name) => {
    const target = readTarget(strapi, model, name);
    return target !== undefined && types.some(({ uid }) => uid === target) ? [{ name, target }] : [];
  });
  if (relations.length === 0) return [];
  const populate = Object.fromEntries(relations.map(({ name }) => [name, { select: ['documentId'] }]));
  const where = { documentId, locale, ...(options?.draftAndPublish && { publishedAt: { $null: true } }) };
  const row: Record<string, unknown> | null = await strapi.db
    .query(model as UID.ContentType)
    .findOne({ where, select: ['id'], populate });
  return relations.flatMap(({ name, target }) =>
    [row?.[name] ?? []].flat().map((related) => keyOf(target, (related as { documentId: string }).documentId)),
  );
}
