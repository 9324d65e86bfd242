import type { Core } from '@strapi/strapi';
import { SECTION_TYPE } from '../../names.ts';
import { addPolicy } from '../../routes/add-policy.ts';
import type { Ability } from '../permissions.ts';
import { getRegistry } from '../registry/registry.ts';
import { type FoundUses, findUses, withPlaces } from './find-uses.ts';
import { followWrites } from './follow-writes.ts';
import { type IndexReport, prepareIndex, rebuildIndex } from './index-rows.ts';
import { type Call, createBreakingGuard, REMOVING } from './may-break.ts';
import type { UseTarget } from './use-model.ts';

/** Which pages refer to which files and entries. */
export function createUsesService({ strapi }: { strapi: Core.Strapi }) {
  const guard = createBreakingGuard(strapi);
  return {
    /** Makes the index whole, and keeps it so from now on. Called once, at the start. */
    async start(): Promise<void> {
      followWrites(strapi);
      const { read, changed } = await prepareIndex(strapi);
      if (changed > 0) strapi.log.info(`Read ${read} versions of pages for what they use.`);
    },

    /** Reads every page anew. */
    rebuild: (): Promise<IndexReport> => rebuildIndex(strapi),

    /** Who uses any of these, as far as a person may read it. */
    find: (ability: Ability, targets: readonly UseTarget[]): Promise<FoundUses> => findUses(strapi, ability, targets),

    /** An entry of what was found, with its places. */
    describe: (entry: FoundUses['entries'][number]) => withPlaces(strapi, entry),

    /** Whether blocks can refer to such things. */
    isTarget(type: string): boolean {
      const { pageTypes, entryTypes } = getRegistry(strapi);
      return type === 'media' || type === SECTION_TYPE || pageTypes.has(type) || entryTypes.has(type);
    },

    /** Has the admin's calls that delete or unpublish something ask first. Called before Strapi makes its routes. */
    guardRoutes(): void {
      for (const [plugin, handlers] of Object.entries(REMOVING)) {
        addPolicy(strapi, plugin, POLICY, ({ handler }) => Object.hasOwn(handlers, handler));
      }
    },

    /** @throws an error with status 409 when the call takes something away from pages, and nobody was told */
    async assertTold(call: Call): Promise<void> {
      const { handler, info } = call.state.route as { handler: string; info: { pluginName: string } };
      const read = REMOVING[info.pluginName]?.[handler];
      if (read) await guard(call, read);
    },
  };
}

const POLICY = 'plugin::page-builder.may-break-uses';
