import node from '@astrojs/node';
import react from '@astrojs/react';
import { registry } from '@lumavelo/blocks/registry';
import { defineConfig, logHandlers } from 'astro/config';
import pageBuilder from 'page-builder-astro';
import { calculatorScript } from './integrations/calculator-script.ts';
import { compressedFiles } from './integrations/compressed-files.ts';
import { developersGallery } from './integrations/developers-gallery.ts';
import { markdownFiles } from './integrations/markdown-files.ts';
import { modernLeaflet } from './integrations/modern-leaflet.ts';
import { nearDirective } from './integrations/near-directive.ts';
import { siteRoutes } from './integrations/site-routes.ts';
import { unannouncedScripts } from './integrations/unannounced-scripts.ts';
import { visitorRuntime } from './integrations/visitor-runtime.ts';
import { settings } from './src/settings.ts';

/** The preview of drafts is a server; everything else is files. */
const isPreviewServer = process.env.PREVIEW === 'true';

export default defineConfig({
  site: settings.siteUrls[settings.country],
  output: isPreviewServer ? 'server' : 'static',
  ...(isPreviewServer && { adapter: node({ mode: 'standalone' }) }),
  outDir: process.env.OUT_DIR || `./dist/${settings.country}`,
  // With a folder for its cache, a build draws only the pages whose `cacheKey` changed (see document/page-digest.ts).
  ...(process.env.CACHE_DIR && { cacheDir: process.env.CACHE_DIR, experimental: { incrementalBuild: true } }),
  // Addresses have no slash at the end. Files are `werkgever.html`, not `werkgever/index.html`, because hosts lead from
  // a folder's name to the same name with a slash, and every canonical address would be a detour.
  trailingSlash: 'never',
  // While one page is written to the disk, others are drawn.
  build: { format: 'file', concurrency: 4 },
  // A publisher reads no line for each page, and to write them takes longer than to keep the pages.
  ...(process.env.BUILD_LOG === 'warn' && { logger: logHandlers.node({ level: 'warn' }) }),
  server: { port: Number(process.env.SITE_PORT || 4321) },
  integrations: [
    react(),
    pageBuilder({ registry }),
    visitorRuntime(settings.visitorRuntime),
    nearDirective(),
    modernLeaflet(),
    siteRoutes(isPreviewServer),
    calculatorScript(settings.cmsUrl),
    developersGallery(settings.gallery),
    markdownFiles(),
    // After everything that writes files.
    compressedFiles(),
  ],
  devToolbar: { enabled: false },
  vite: { build: { cssMinify: true }, plugins: [unannouncedScripts()] },
});
