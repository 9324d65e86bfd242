import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { developersGallery } from './integrations/developers-gallery.ts';
import { freshPages } from './integrations/fresh-pages.ts';
import { visitorRuntime } from './integrations/visitor-runtime.ts';
import { readSettings } from './src/settings.ts';

// Each country is a site and a build of its own, so the settings of the build are those of one country.
const settings = readSettings();

export default defineConfig({
  site: settings.siteUrls[settings.country],
  output: 'static',
  outDir: process.env.OUT_DIR || `./dist/${settings.country}`,
  // Addresses have no slash at the end. Files are `werkgever.html`, not `werkgever/index.html`, because hosts lead from
  // a folder's name to the same name with a slash, and every canonical address would be a detour.
  trailingSlash: 'never',
  build: { format: 'file' },
  server: { port: Number(process.env.SITE_PORT || 4321) },
  integrations: [react(), visitorRuntime(settings.visitorRuntime), freshPages(), developersGallery(settings.gallery)],
  devToolbar: { enabled: false },
  vite: { build: { cssMinify: true } },
});
