import type { AstroIntegration } from 'astro';

/** Writes which pages of the release before are to be kept; see `publisher/src/keep-pages.ts`. */
export function keptPages(): AstroIntegration {
  return {
    name: 'kept-pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'build' || process.env.PREVIEW === 'true') return;
        injectRoute({ pattern: '/kept-pages.json', entrypoint: './src/delivery/kept-pages-file.ts' });
      },
    },
  };
}
