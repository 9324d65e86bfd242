import type { Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { Find } from './find/find-extension.ts';
import { CleanPaste, type PasteNote } from './paste/clean-paste.ts';
import { SCHEMA_EXTENSIONS } from './schema/extensions.ts';

/**
 * Everything of the editor that is not its schema.
 * @param onPasteNote called with what did not come along with a paste
 */
export function createExtensions(
  placeholder: { whole: string; line: string },
  onPasteNote: (note: PasteNote) => void = () => undefined,
): Extensions {
  return [
    ...SCHEMA_EXTENSIONS,
    CleanPaste.configure({ onNote: onPasteNote }),
    Find,
    Placeholder.configure({ placeholder: ({ editor }) => (editor.isEmpty ? placeholder.whole : placeholder.line) }),
  ];
}
