import type { AstroIntegration } from 'astro';

/**
 * Adds the preview of drafts, for editors and for guests with a link. A static site has no place for it, so it is there in development, and in a build of its
 * own (`PREVIEW=true`): the same pages and blocks as a small server that draws on request and holds no published page.
 */
export function draftPreviews(asServer: boolean): AstroIntegration {
  return {
    name: 'draft-previews',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && !asServer) return;
        injectRoute({
          pattern: '/preview/[country]/[locale]/[...slug]',
          entrypoint: './src/preview/DraftPreview.astro',
          prerender: false,
        });
        injectRoute({
          pattern: '/share/[token]/[...place]',
          entrypoint: './src/preview/SharedDraft.astro',
          prerender: false,
        });
      },
      // The pages of the site itself would be drawn from what is published; the preview server has none of them.
      'astro:route:setup': ({ route }) => {
        if (asServer && route.component.startsWith('src/pages/')) route.prerender = false;
      },
    },
  };
}
