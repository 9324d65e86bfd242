import type { Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { Find } from './find/find-extension.ts';
import { CleanPaste } from './paste/clean-paste.ts';
import { SCHEMA_EXTENSIONS } from './schema/extensions.ts';

/** Everything of the editor that is not its schema. */
export function createExtensions(placeholder: { whole: string; line: string }): Extensions {
  return [
    ...SCHEMA_EXTENSIONS,
    CleanPaste,
    Find,
    Placeholder.configure({ placeholder: ({ editor }) => (editor.isEmpty ? placeholder.whole : placeholder.line) }),
  ];
}
