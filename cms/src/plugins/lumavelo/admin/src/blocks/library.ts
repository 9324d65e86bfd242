import type { BlockLibrary, Islands } from 'strapi-plugin-page-builder/admin';
import { PLUGIN_ID } from '../plugin-id.ts';

/** The blocks of this site, for the page builder. Each part is a chunk of its own. */
export const library: BlockLibrary = {
  name: PLUGIN_ID,
  loadRegistry: async () => (await import('@lumavelo/blocks/registry')).registry,
  loadRenderer: async () => (await import('./renderer.ts')).renderer,
  loadTextFill: async (place, get) => (await import('./text-fill.ts')).loadTextFill(place, get),
  loadIslands: async () => (await import('@lumavelo/blocks/islands')).islands as Islands,
  loadStates: async () => (await import('@lumavelo/blocks/states')).states,
};
