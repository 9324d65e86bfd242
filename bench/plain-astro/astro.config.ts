import { defineConfig } from 'astro/config';

/** What somebody would write by hand to show the same pages: Astro components, and nothing else. */
export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file' },
  devToolbar: { enabled: false },
  vite: { build: { cssMinify: true } },
});
