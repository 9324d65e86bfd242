import type { AstroIntegration } from 'astro';

/** Adds `/gallery`: every sample of every block alone on a page. In development always, in a build only when asked. */
export function developersGallery(inBuilds: boolean): AstroIntegration {
  return {
    name: 'developers-gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && !inBuilds) return;
        injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/GalleryIndex.astro' });
        injectRoute({ pattern: '/gallery/[type]/[sample]', entrypoint: './src/gallery/GallerySample.astro' });
      },
    },
  };
}
