import { arranging } from './en/arranging.ts';
import { ask } from './en/ask.ts';
import { board } from './en/board.ts';
import { boardFiles } from './en/board-files.ts';
import { commands } from './en/commands.ts';
import { comparison } from './en/comparison.ts';
import { deleted } from './en/deleted.ts';
import { entry } from './en/entry.ts';
import { entryDesk } from './en/entry-desk.ts';
import { files } from './en/files.ts';
import { follow } from './en/follow.ts';
import { frame } from './en/frame.ts';
import { glossary } from './en/glossary.ts';
import { inserting } from './en/inserting.ts';
import { languages } from './en/languages.ts';
import { lists } from './en/lists.ts';
import { machine } from './en/machine.ts';
import { matching } from './en/matching.ts';
import { memory } from './en/memory.ts';
import { metadata } from './en/metadata.ts';
import { richText } from './en/rich-text.ts';
import { saving } from './en/saving.ts';
import { search } from './en/search.ts';
import { settings } from './en/settings.ts';
import { sharing } from './en/sharing.ts';
import { synced } from './en/synced.ts';
import { translationFiles } from './en/translation-files.ts';
import { uses } from './en/uses.ts';
import { versions } from './en/versions.ts';

/**
 * Every text of the plugin in the admin, in English, by area. `{…}` is filled in by react-intl. A key begins with the
 * part of the admin that says it, and each such part stands in one area.
 */
export const en = {
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
} as const;

export type TextKey = keyof typeof en;
