import type { Core } from '@strapi/strapi';
import { SECTION_TYPE } from '../../names.ts';
import type { Ability } from '../permissions.ts';
import { listReadableWhole } from '../rights/list-readable.ts';
import { listLiveSections } from '../uses/live-sections.ts';

/**
 * Those of the sections that a person may see on pages: their role may read them, or visitors see them already. A draft
 * gives no right: whoever knows the id of a section can put it on a page of their own.
 */
export async function listShownSections(
  strapi: Core.Strapi,
  ability: Ability,
  ids: readonly string[],
): Promise<string[]> {
  const sections = ids.map((documentId) => ({ $ref: SECTION_TYPE, documentId }));
  const readable = await listReadableWhole(strapi, ability, sections, null);
  if (readable.length === sections.length) return [...ids];
  const live = await listLiveSections(strapi);
  return sections
    .filter((section) => readable.includes(section) || live.has(section.documentId))
    .map(({ documentId }) => documentId);
}
