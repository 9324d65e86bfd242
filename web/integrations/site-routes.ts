import type { AstroIntegration } from 'astro';

/**
 * Adds what stands at an address of its own kind: the pages of the CMS, the preview of drafts for editors and for guests
 * with a link, and what a build writes for web servers and the publisher.
 *
 * A build asks once which pages there are, and writes each. In development and on the preview server they are drawn on
 * request: what was asked once would be kept, and an editor's changes showed only after a restart. A static site has no
 * place for previews, so they are there in development, and in a build of their own (`PREVIEW=true`): the same pages and
 * blocks as a small server that holds no published page.
 */
export function siteRoutes(isPreviewServer: boolean): AstroIntegration {
  return {
    name: 'site-routes',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        const isFresh = isPreviewServer || command === 'dev';
        const add = (pattern: string, file: string) =>
          injectRoute({ pattern, entrypoint: `./src/${file}`, prerender: !isFresh });
        if (isFresh) {
          add('/[...path]', 'site-pages/FreshPage.astro');
          add('/preview/[country]/[locale]/[...slug]', 'preview/DraftPreview.astro');
          add('/share/[token]/[...place]', 'preview/SharedDraft.astro');
        } else {
          add('/[...path]', 'site-pages/BuiltPage.astro');
          // Astro takes no file beginning with `_` for a page.
          add('/_redirects', 'redirects/redirects-file.ts');
          add('/redirects.caddy', 'redirects/caddy-file.ts');
          // See `publisher/src/keep-pages.ts`.
          add('/kept-pages.json', 'delivery/kept-pages-file.ts');
        }
      },
      // The pages of the site itself would be drawn from what is published; the preview server has none of them.
      'astro:route:setup': ({ route }) => {
        if (isPreviewServer && route.component.startsWith('src/pages/')) route.prerender = false;
      },
    },
  };
}
