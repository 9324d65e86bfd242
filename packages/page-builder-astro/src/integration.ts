import type { AstroIntegration } from 'astro';
import type { Registry } from 'page-format';
import { checkBlocks } from './check-blocks.ts';

export interface PageBuilderOptions {
  /** The project's blocks: what `createRegistry` of `page-format` returns. */
  registry: Registry;
}

/**
 * Sees at the start of every build, and of `astro dev`, that the blocks are declared without mistakes, and that each block
 * with a script has the file that loads it: `src/islands/<Type>.astro` for islands, `src/elements/<Type>.astro` for custom
 * elements.
 */
export default function pageBuilder({ registry }: PageBuilderOptions): AstroIntegration {
  return {
    name: 'page-builder-astro',
    hooks: {
      'astro:config:done': ({ config }) => checkBlocks(registry, config),
    },
  };
}
