import type { Registry } from 'page-format';
import type { Views } from 'page-format/react';
import type { BlockLibrary, Islands } from './blocks.ts';

/** A project's blocks, for canvas and palette. */
export interface ProjectBlocks {
  /** The list that the server has, too. */
  registry: Registry;
  /** How each of them is drawn, by type: as on the site. */
  views: Views;
  /** The style sheet of the site, whole or in parts by block. */
  styles?: string | Readonly<Record<string, string>>;
  /** The interactive blocks by type, awake in the preview; without them they stay as their Views draw them. */
  islands?: Islands;
}

/**
 * Joins what a project has for each block to what `registerBlocks` takes. A project that draws its blocks in another way,
 * or loads them in parts, writes the `BlockLibrary` itself.
 */
export function createBlockLibrary({ registry, views, styles = '', islands = {} }: ProjectBlocks): BlockLibrary {
  return {
    name: 'the project',
    loadRegistry: async () => registry,
    async loadRenderer() {
      const { createRenderer } = await import('page-format/react');
      return {
        views: Object.keys(views),
        renderBlock: createRenderer(registry, views).renderBlock,
        createContext: ({ mode, locale, lang, refs }) => ({
          env: { mode, locale, lang, cmsUrl: '' },
          refs,
          pageAddress: ({ slug }) => `/${slug}`,
        }),
        pageColours: { background: '#ffffff', text: '#000000' },
        writeStyleSheet: () => (typeof styles === 'string' ? styles : Object.values(styles).join('\n')),
      };
    },
    loadIslands: async () => islands,
  };
}
