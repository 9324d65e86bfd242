import { cpSync, createReadStream, existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { GALLERY_MEDIA_PATH } from '../src/gallery/media-path.ts';

/** The pictures and videos of the samples. Not bundled, because their smaller versions are found by name, as in the CMS. */
const pictures = dirname(fileURLToPath(import.meta.resolve('@lumavelo/blocks/assets/images/canal.jpg')));

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
};

/** Adds `/gallery`: every sample of every block alone on a page. In development always, in a build only when asked. */
export function developersGallery(inBuilds: boolean): AstroIntegration {
  return {
    name: 'developers-gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        const developing = command === 'dev';
        if (!developing && !inBuilds) return;
        injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/GalleryIndex.astro' });
        injectRoute({
          pattern: '/gallery/[type]/[sample]',
          entrypoint: './src/gallery/GallerySample.astro',
          // In development drawn on request, because only then it sees `?locale=`.
          prerender: !developing,
        });
        injectRoute({ pattern: '/gallery/api/features/[key]', entrypoint: './src/gallery/growthbook.ts' });
        updateConfig({ vite: { plugins: [servePictures()] } });
      },
      'astro:build:done': ({ dir }) => {
        if (inBuilds) cpSync(pictures, join(fileURLToPath(dir), GALLERY_MEDIA_PATH), { recursive: true });
      },
    },
  };
}

function servePictures(): Plugin {
  return {
    name: 'developers-gallery:pictures',
    configureServer(server) {
      server.middlewares.use(GALLERY_MEDIA_PATH, (request, response, next) => {
        const file = join(pictures, basename(request.url ?? ''));
        const type = CONTENT_TYPES[extname(file)];
        if (!type || !existsSync(file)) return next();
        response.setHeader('content-type', type);
        createReadStream(file).pipe(response);
      });
    },
  };
}
