import type { AstroIntegration } from 'astro';

/**
 * Adds the pages of the CMS. A build asks once which there are, and writes each; in development and on the preview server
 * they are drawn on request, because what was asked once would be kept, and an editor's changes showed only after a
 * restart.
 */
export function sitePages(onServer: boolean): AstroIntegration {
  return {
    name: 'site-pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        const isFresh = onServer || command === 'dev';
        injectRoute({
          pattern: '/[...path]',
          entrypoint: `./src/site-pages/${isFresh ? 'FreshPage' : 'BuiltPage'}.astro`,
          prerender: !isFresh,
        });
      },
    },
  };
}
