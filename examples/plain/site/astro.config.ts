import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import pageBuilder from 'page-builder-astro';
import { registry } from 'plain-blocks';

export default defineConfig({
  integrations: [react(), pageBuilder({ registry })],
  devToolbar: { enabled: false },
});
