import type { Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { Find } from './find/find-extension.ts';
import { CleanPaste, type PasteNote } from './paste/clean-paste.ts';
import { SCHEMA_EXTENSIONS } from './schema/extensions.ts';

/** What an empty text shows, and an empty line in one that is not. */
export interface Placeholders {
  whole: string;
  line: string;
}

/**
 * The schema of formatted texts, and what writing them needs. Undo is left to whoever keeps the history.
 * @param onPasteNote called with what did not come along with a paste
 */
export function createExtensions(
  { whole, line }: Placeholders,
  onPasteNote: (note: PasteNote) => void = () => undefined,
): Extensions {
  return [
    ...SCHEMA_EXTENSIONS,
    CleanPaste.configure({ onNote: onPasteNote }),
    Find,
    Placeholder.configure({ placeholder: ({ editor }) => (editor.isEmpty ? whole : line) }),
  ];
}
