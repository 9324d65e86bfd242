import type { Core } from '@strapi/strapi';
import { seedDemo } from '../demo/seed-demo.ts';
import { assertSecrets } from './assert-secrets.ts';
import { configureUploads } from './configure-uploads.ts';
import { createLocales } from './create-locales.ts';

/** What the CMS does at every start, before it answers the first request. */
export default {
  register() {
    assertSecrets(process.env);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const isNew = await createLocales(strapi);
    if (isNew) await configureUploads(strapi);
    await seedDemo(strapi, { wanted: process.env.SEED_DEMO === 'true' });
  },
};
