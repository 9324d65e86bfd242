import type { Core } from '@strapi/strapi';
import { seedDemo } from '../demo/seed-demo.ts';
import { keepSettingsToAdministrators } from '../rights/settings-rights.ts';
import { arrangeForms } from '../setup/arrange-forms.ts';
import { configureUploads } from '../setup/configure-uploads.ts';
import { createLocales } from '../setup/create-locales.ts';
import { createRoles } from '../setup/create-roles.ts';

/**
 * What every start makes sure of. The app calls this from its own bootstrap: the admin's roles are made after those of
 * plugins.
 */
export const createSetup = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Languages, settings and roles of a new database, and rights and forms of every one. */
  async prepare(): Promise<void> {
    const isNew = await createLocales(strapi);
    if (isNew) {
      await configureUploads(strapi);
      await createRoles(strapi);
    }
    await keepSettingsToAdministrators(strapi);
    await arrangeForms(strapi);
  },

  /** Demo content in an empty database, where `SEED_DEMO` asks for it. */
  seedDemo: () => seedDemo(strapi, { wanted: process.env.SEED_DEMO === 'true' }),
});
