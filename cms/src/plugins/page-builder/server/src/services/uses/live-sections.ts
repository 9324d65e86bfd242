import type { Core } from '@strapi/strapi';
import { SECTION_TYPE } from '../../names.ts';
import { queryUses } from './use-model.ts';

/**
 * The saved sections that visitors see, because published pages show them as themselves, and not hidden.
 * @param id of the one that is asked for; all without it
 */
export async function listLiveSections(strapi: Core.Strapi, id?: string): Promise<Set<string>> {
  const where = {
    targetType: SECTION_TYPE,
    isHidden: false,
    ...(id !== undefined && { targetId: id }),
    $or: [{ status: 'published' }, { status: { $null: true } }],
  };
  const uses: { targetId: string }[] = await queryUses(strapi).findMany({ where, select: ['targetId'] });
  return new Set(uses.map(({ targetId }) => targetId));
}
