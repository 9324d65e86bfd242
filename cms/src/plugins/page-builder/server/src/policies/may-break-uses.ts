import type { Core } from '@strapi/strapi';
import { getService } from '../services/index.ts';
import type { Call } from '../services/uses/may-break.ts';

/**
 * For calls of the admin that delete or unpublish something: nothing that stands on pages goes before who asks was told.
 * @throws an error with status 409 that names the pages
 */
export async function mayBreakUses(
  call: Call,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  await getService(strapi, 'uses').assertTold(call);
  return true;
}
