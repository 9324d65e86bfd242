/**
 * What a page's form and its editor load when they are opened. Named here, so that the development server prepares it at
 * start: found only then, it would reload the admin under the hands of whoever opens a page first.
 */
const LOADED_LATER = [
  'react-dom',
  '@lumavelo/blocks > embla-carousel-react',
  '@lumavelo/blocks > @nanostores/persistent',
  '@lumavelo/blocks > leaflet',
  '@lumavelo/blocks > nanostores',
  '@lumavelo/blocks > react-leaflet',
  '@lumavelo/blocks > supercluster',
  '@lumavelo/blocks > zod',
  'strapi-plugin-page-builder > @noble/hashes/sha2.js',
  'strapi-plugin-page-builder > @noble/hashes/utils.js',
  'strapi-plugin-page-builder > @sindresorhus/slugify',
  'strapi-plugin-page-builder > @tiptap/core',
  'strapi-plugin-page-builder > @tiptap/extension-code',
  'strapi-plugin-page-builder > @tiptap/extension-link',
  'strapi-plugin-page-builder > @tiptap/extension-table',
  'strapi-plugin-page-builder > @tiptap/extension-text-align',
  'strapi-plugin-page-builder > @tiptap/extensions',
  'strapi-plugin-page-builder > @tiptap/pm/model',
  'strapi-plugin-page-builder > @tiptap/pm/state',
  'strapi-plugin-page-builder > @tiptap/pm/tables',
  'strapi-plugin-page-builder > @tiptap/pm/view',
  'strapi-plugin-page-builder > @tiptap/react',
  'strapi-plugin-page-builder > @tiptap/react/menus',
  'strapi-plugin-page-builder > @tiptap/starter-kit',
  'strapi-plugin-page-builder > colord',
  'strapi-plugin-page-builder > colord/plugins/a11y',
  'strapi-plugin-page-builder > colord/plugins/names',
  'strapi-plugin-page-builder > csv-parse/browser/esm/sync',
  'strapi-plugin-page-builder > csv-stringify/browser/esm/sync',
  'strapi-plugin-page-builder > dequal/lite',
  'strapi-plugin-page-builder > diff',
  'strapi-plugin-page-builder > eld/extrasmall',
  'strapi-plugin-page-builder > fast-xml-parser',
  'strapi-plugin-page-builder > idb',
  'strapi-plugin-page-builder > linkifyjs',
  'strapi-plugin-page-builder > react-error-boundary',
  'strapi-plugin-page-builder > react-image-crop',
  'strapi-plugin-page-builder > react-image-crop/dist/ReactCrop.css',
  'strapi-plugin-page-builder > react-intl',
  'strapi-plugin-page-builder > react-resizable-panels',
  'strapi-plugin-page-builder > zod/v4/core',
];

/** The part of Vite's configuration that is looked at here; Strapi brings a Vite of its own. */
interface Config {
  optimizeDeps?: { include?: string[] };
  build?: object;
  worker?: object;
}

/**
 * The admin bundles the plugin and the block library straight from their TypeScript source. Ends in `.mts` because
 * Strapi runs the other endings through a loader that takes them for CommonJS.
 * @param config Strapi's own configuration
 */
export default function extendConfig<C extends Config>(config: C): C {
  return {
    ...config,
    build: {
      ...config.build,
      // Small pictures are files like large ones: written into the code, they would be loaded before they are seen.
      assetsInlineLimit: (path: string) => (path.endsWith('.webp') ? false : undefined),
    },
    // The scripts of blocks, which the preview loads as a module ("elements?worker&url"), come in parts.
    worker: { ...config.worker, format: 'es' },
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...LOADED_LATER],
    },
  };
}
