import type { TextKey } from './en.ts';
import { arranging } from './nl/arranging.ts';
import { ask } from './nl/ask.ts';
import { board } from './nl/board.ts';
import { boardFiles } from './nl/board-files.ts';
import { commands } from './nl/commands.ts';
import { comparison } from './nl/comparison.ts';
import { deleted } from './nl/deleted.ts';
import { entry } from './nl/entry.ts';
import { entryDesk } from './nl/entry-desk.ts';
import { files } from './nl/files.ts';
import { follow } from './nl/follow.ts';
import { frame } from './nl/frame.ts';
import { glossary } from './nl/glossary.ts';
import { inserting } from './nl/inserting.ts';
import { languages } from './nl/languages.ts';
import { lists } from './nl/lists.ts';
import { machine } from './nl/machine.ts';
import { matching } from './nl/matching.ts';
import { memory } from './nl/memory.ts';
import { metadata } from './nl/metadata.ts';
import { richText } from './nl/rich-text.ts';
import { saving } from './nl/saving.ts';
import { search } from './nl/search.ts';
import { settings } from './nl/settings.ts';
import { sharing } from './nl/sharing.ts';
import { synced } from './nl/synced.ts';
import { translationFiles } from './nl/translation-files.ts';
import { uses } from './nl/uses.ts';
import { versions } from './nl/versions.ts';

/** Every text of the plugin in the admin, in Dutch. A missing one does not compile. */
export const nl: Record<TextKey, string> = {
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
