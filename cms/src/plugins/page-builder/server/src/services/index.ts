import type { Core } from '@strapi/strapi';
import { createPagesService } from './delivery/pages.ts';
import { createReferencesService } from './delivery/resolve-references.ts';
import { createGlossaryService } from './glossary/glossary.ts';
import { createMachineTranslationService } from './machine-translation/machine-translation.ts';
import { createMigrationsService } from './migrations/migrations.ts';
import { createPresence } from './presence.ts';
import { createContentStateService } from './publishing/content-state.ts';
import { createPublisherService } from './publishing/publisher.ts';
import { createRegistryService } from './registry/registry.ts';
import { createSafetyCopiesService } from './safety-copies/safety-copies.ts';
import { createSectionsService } from './sections/sections.ts';
import { createShareLinksService } from './sharing/share-links.ts';
import { createShortcutsService } from './shortcuts/shortcuts.ts';
import { createTranslationMemoryService } from './translation-memory/translation-memory.ts';
import { createTranslationRequestsService } from './translation-requests/translation-requests.ts';
import { createTranslationSourcesService } from './translation-sources.ts';
import { createTranslationsService } from './translations/translations.ts';
import { createUsesService } from './uses/uses.ts';
import { createVersionsService } from './versions/versions.ts';
import { createVideoPreviewService } from './video-preview.ts';
import { createZonesService } from './zones/zones.ts';

/** What the plugin can do, by the names under which `strapi.plugin('page-builder').service(…)` hands it out. */
export const services = {
  'content-state': createContentStateService,
  glossary: createGlossaryService,
  'machine-translation': createMachineTranslationService,
  migrations: createMigrationsService,
  pages: createPagesService,
  presence: createPresence,
  publisher: createPublisherService,
  references: createReferencesService,
  registry: createRegistryService,
  'safety-copies': createSafetyCopiesService,
  sections: createSectionsService,
  'share-links': createShareLinksService,
  shortcuts: createShortcutsService,
  'translation-memory': createTranslationMemoryService,
  'translation-requests': createTranslationRequestsService,
  'translation-sources': createTranslationSourcesService,
  translations: createTranslationsService,
  uses: createUsesService,
  versions: createVersionsService,
  'video-preview': createVideoPreviewService,
  zones: createZonesService,
};

export type Services = { [Name in keyof typeof services]: ReturnType<(typeof services)[Name]> };

/** `strapi.plugin('page-builder').service(name)`, typed. */
export function getService<Name extends keyof Services>(strapi: Core.Strapi, name: Name): Services[Name] {
  return strapi.plugin('page-builder').service(name) as Services[Name];
}
