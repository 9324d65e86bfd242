import type { TextKey } from './en.ts';
import { arranging } from './fr/arranging.ts';
import { ask } from './fr/ask.ts';
import { board } from './fr/board.ts';
import { boardFiles } from './fr/board-files.ts';
import { commands } from './fr/commands.ts';
import { comparison } from './fr/comparison.ts';
import { deleted } from './fr/deleted.ts';
import { entry } from './fr/entry.ts';
import { entryDesk } from './fr/entry-desk.ts';
import { files } from './fr/files.ts';
import { follow } from './fr/follow.ts';
import { frame } from './fr/frame.ts';
import { glossary } from './fr/glossary.ts';
import { inserting } from './fr/inserting.ts';
import { languages } from './fr/languages.ts';
import { lists } from './fr/lists.ts';
import { machine } from './fr/machine.ts';
import { matching } from './fr/matching.ts';
import { memory } from './fr/memory.ts';
import { metadata } from './fr/metadata.ts';
import { richText } from './fr/rich-text.ts';
import { saving } from './fr/saving.ts';
import { search } from './fr/search.ts';
import { settings } from './fr/settings.ts';
import { sharing } from './fr/sharing.ts';
import { synced } from './fr/synced.ts';
import { translationFiles } from './fr/translation-files.ts';
import { uses } from './fr/uses.ts';
import { versions } from './fr/versions.ts';

/** Every text of the plugin in the admin, in French. A missing one does not compile. */
export const fr: Record<TextKey, string> = {
  ...entry,
  ...frame,
  ...saving,
  ...languages,
  ...follow,
  ...matching,
  ...machine,
  ...memory,
  ...glossary,
  ...translationFiles,
  ...versions,
  ...comparison,
  ...inserting,
  ...arranging,
  ...metadata,
  ...settings,
  ...sharing,
  ...entryDesk,
  ...files,
  ...richText,
  ...commands,
  ...search,
  ...synced,
  ...uses,
  ...deleted,
  ...lists,
  ...board,
  ...boardFiles,
  ...ask,
};
