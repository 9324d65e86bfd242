import { arranging } from './de/arranging.ts';
import { ask } from './de/ask.ts';
import { board } from './de/board.ts';
import { boardFiles } from './de/board-files.ts';
import { commands } from './de/commands.ts';
import { comparison } from './de/comparison.ts';
import { deleted } from './de/deleted.ts';
import { entry } from './de/entry.ts';
import { entryDesk } from './de/entry-desk.ts';
import { files } from './de/files.ts';
import { follow } from './de/follow.ts';
import { frame } from './de/frame.ts';
import { glossary } from './de/glossary.ts';
import { inserting } from './de/inserting.ts';
import { languages } from './de/languages.ts';
import { lists } from './de/lists.ts';
import { machine } from './de/machine.ts';
import { matching } from './de/matching.ts';
import { memory } from './de/memory.ts';
import { metadata } from './de/metadata.ts';
import { richText } from './de/rich-text.ts';
import { saving } from './de/saving.ts';
import { search } from './de/search.ts';
import { settings } from './de/settings.ts';
import { sharing } from './de/sharing.ts';
import { synced } from './de/synced.ts';
import { translationFiles } from './de/translation-files.ts';
import { uses } from './de/uses.ts';
import { versions } from './de/versions.ts';
import type { TextKey } from './en.ts';

/** Every text of the plugin in the admin, in German. A missing one does not compile. */
export const de: Record<TextKey, string> = {
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
