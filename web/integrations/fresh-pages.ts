import type { AstroIntegration } from 'astro';

/**
 * In development, pages of the CMS are drawn on request. Astro would otherwise ask once which pages there are and keep
 * the answer, so that an editor's changes showed only after a restart. Builds are static as ever.
 */
export function freshPages(): AstroIntegration {
  let developing = false;
  return {
    name: 'fresh-pages',
    hooks: {
      'astro:config:setup': ({ command }) => {
        developing = command === 'dev';
      },
      'astro:route:setup': ({ route }) => {
        if (developing && route.component.endsWith('[...path].astro')) route.prerender = false;
      },
    },
  };
}
