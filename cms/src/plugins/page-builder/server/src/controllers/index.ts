import { createChecksController } from './checks.ts';
import { createEditorController } from './editor.ts';
import { createFilesController } from './files.ts';
import { createPagesController } from './pages.ts';
import { createPresenceController } from './presence.ts';
import { createPublishingController } from './publishing.ts';
import { createTranslationSourcesController } from './translation-sources.ts';
import { createZonesController } from './zones.ts';

export const controllers = {
  checks: createChecksController,
  editor: createEditorController,
  files: createFilesController,
  pages: createPagesController,
  presence: createPresenceController,
  publishing: createPublishingController,
  'translation-sources': createTranslationSourcesController,
  zones: createZonesController,
};
