import { createChecksController } from './checks.ts';
import { createDeletedEntriesController } from './deleted-entries.ts';
import { createDuplicatesController } from './duplicates.ts';
import { createEditorController } from './editor.ts';
import { createEntryTextsController } from './entry-texts.ts';
import { createFilesController } from './files.ts';
import { createGlossaryController } from './glossary.ts';
import { createMachineTranslationController } from './machine-translation.ts';
import { createPagesController } from './pages.ts';
import { createPresenceController } from './presence.ts';
import { createPublishingController } from './publishing.ts';
import { createSafetyCopiesController } from './safety-copies.ts';
import { createSharedController } from './shared.ts';
import { createSharesController } from './shares.ts';
import { createTextsController } from './texts.ts';
import { createTranslationRequestsController } from './translation-requests.ts';
import { createTranslationSourcesController } from './translation-sources.ts';
import { createTranslationsController } from './translations.ts';
import { createUsesController } from './uses.ts';
import { createVersionsController } from './versions.ts';
import { createZonesController } from './zones.ts';

export const controllers = {
  checks: createChecksController,
  'deleted-entries': createDeletedEntriesController,
  duplicates: createDuplicatesController,
  editor: createEditorController,
  'entry-texts': createEntryTextsController,
  files: createFilesController,
  glossary: createGlossaryController,
  'machine-translation': createMachineTranslationController,
  pages: createPagesController,
  presence: createPresenceController,
  publishing: createPublishingController,
  'safety-copies': createSafetyCopiesController,
  shared: createSharedController,
  shares: createSharesController,
  texts: createTextsController,
  'translation-requests': createTranslationRequestsController,
  'translation-sources': createTranslationSourcesController,
  translations: createTranslationsController,
  uses: createUsesController,
  versions: createVersionsController,
  zones: createZonesController,
};
