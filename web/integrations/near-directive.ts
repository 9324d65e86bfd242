import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island when it comes near the screen, a little at a time. */
    'client:near'?: boolean;
  }
}

/**
 * Adds `client:near`. Unlike Astro's own `client:visible` it lets the browser draw and answer the visitor between running
 * an island's scripts and waking it, which on a slow telephone is one long task otherwise.
 */
export function nearDirective(): AstroIntegration {
  return {
    name: 'near-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'near', entrypoint: join(import.meta.dirname, 'near-directive.client.ts') });
      },
    },
  };
}
