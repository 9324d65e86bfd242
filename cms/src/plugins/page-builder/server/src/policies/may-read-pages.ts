import type { Core } from '@strapi/strapi';
import { listPageFields } from '../documents/page-fields.ts';
import { type Ability, READ_ENTRIES } from '../services/permissions.ts';

/** For what the page editor asks: only who may read entries with pages has a page open. */
export function mayReadPages(
  { state }: { state: { userAbility: Ability } },
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): boolean {
  return Object.values(strapi.contentTypes).some(
    (type) => listPageFields(type).length > 0 && state.userAbility.can(READ_ENTRIES, type.uid),
  );
}
