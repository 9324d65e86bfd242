import type { Core } from '@strapi/strapi';
import { followWrites } from './follow-writes.ts';
import { type IndexReport, prepareIndex, rebuildIndex } from './index-rows.ts';

/** Which pages refer to which files and entries. */
export function createUsesService({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** Makes the index whole, and keeps it so from now on. Called once, at the start. */
    async start(): Promise<void> {
      followWrites(strapi);
      const { read, changed } = await prepareIndex(strapi);
      if (changed > 0) strapi.log.info(`Read ${read} versions of pages for what they use.`);
    },

    /** Reads every page anew. */
    rebuild: (): Promise<IndexReport> => rebuildIndex(strapi),
  };
}
