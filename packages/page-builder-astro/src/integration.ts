import type { AstroIntegration } from 'astro';
import type { Registry } from 'page-format';
import { checkScripts } from './check-scripts.ts';

export interface PageBuilderOptions {
  /** The project's blocks: what `createRegistry` of `page-format` returns. */
  registry: Registry;
}

/**
 * Sees at the start of every build, and of `astro dev`, that each block with a script has the file that loads it:
 * `src/islands/<Type>.astro` for islands, `src/elements/<Type>.astro` for custom elements.
 */
export default function pageBuilder({ registry }: PageBuilderOptions): AstroIntegration {
  return {
    name: 'page-builder-astro',
    hooks: {
      'astro:config:done': ({ config }) => checkScripts(registry, config),
    },
  };
}
