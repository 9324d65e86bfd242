import { isPreviewServer } from './is-preview-server.ts';
import { isPublisher } from './is-publisher.ts';
import { mayAskFields } from './may-ask-fields.ts';
import { mayAskTranslations } from './may-ask-translations.ts';
import { mayBreakUses } from './may-break-uses.ts';
import { mayChangeEntry } from './may-change-entry.ts';
import { mayChangeTexts } from './may-change-texts.ts';
import { mayKeepCopies } from './may-keep-copies.ts';
import { mayManageGlossary } from './may-manage-glossary.ts';
import { mayPreviewEntry } from './may-preview-entry.ts';
import { mayReadDrafts } from './may-read-drafts.ts';
import { mayReadField } from './may-read-field.ts';
import { mayReadFiles } from './may-read-files.ts';
import { mayReadPages } from './may-read-pages.ts';
import { mayReadVersions } from './may-read-versions.ts';
import { mayShareEntry } from './may-share-entry.ts';
import { mayTranslateByMachine } from './may-translate-by-machine.ts';

/** Who may ask what. Every rule stands here once; routes name them. */
export const policies = {
  'is-preview-server': isPreviewServer,
  'is-publisher': isPublisher,
  'may-ask-fields': mayAskFields,
  'may-ask-translations': mayAskTranslations,
  'may-break-uses': mayBreakUses,
  'may-change-entry': mayChangeEntry,
  'may-change-texts': mayChangeTexts,
  'may-keep-copies': mayKeepCopies,
  'may-manage-glossary': mayManageGlossary,
  'may-preview-entry': mayPreviewEntry,
  'may-read-drafts': mayReadDrafts,
  'may-read-field': mayReadField,
  'may-read-files': mayReadFiles,
  'may-read-pages': mayReadPages,
  'may-share-entry': mayShareEntry,
  'may-translate-by-machine': mayTranslateByMachine,
  'may-read-versions': mayReadVersions,
};
