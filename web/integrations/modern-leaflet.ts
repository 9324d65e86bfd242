import type { AstroIntegration } from 'astro';

/**
 * Brings Leaflet as a module, from which a build takes what the map uses, and without its question for Internet
 * Explorer's `document.namespaces`: everywhere else it throws, and a browser that reports where an error came from reads
 * the whole library twice more. On a slow telephone that was more than half of the time the map's script took to start.
 */
export function modernLeaflet(): AstroIntegration {
  return {
    name: 'modern-leaflet',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
            define: { 'document.namespaces.add': 'Object' },
          },
        });
      },
    },
  };
}
