import type { AstroIntegration } from 'astro';

/** Writes the redirects for web servers. Injected, because Astro takes no file beginning with `_` for a page. */
export function redirectFiles(): AstroIntegration {
  return {
    name: 'redirect-files',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'build' || process.env.PREVIEW === 'true') return;
        injectRoute({ pattern: '/_redirects', entrypoint: './src/redirects/redirects-file.ts' });
        injectRoute({ pattern: '/redirects.caddy', entrypoint: './src/redirects/caddy-file.ts' });
      },
    },
  };
}
