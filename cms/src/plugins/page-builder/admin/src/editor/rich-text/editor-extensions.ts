import type { Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { Find } from './find/find-extension.ts';
import { CleanPaste } from './paste/clean-paste.ts';
import { SCHEMA_EXTENSIONS } from './schema/extensions.ts';

/** What an empty text shows, and an empty line in one that is not. */
export interface Placeholders {
  whole: string;
  line: string;
}

/** The schema of formatted texts, and what writing them needs. Undo is left to whoever keeps the history. */
export function createExtensions({ whole, line }: Placeholders): Extensions {
  return [
    ...SCHEMA_EXTENSIONS,
    CleanPaste,
    Find,
    Placeholder.configure({ placeholder: ({ editor }) => (editor.isEmpty ? whole : line) }),
  ];
}
