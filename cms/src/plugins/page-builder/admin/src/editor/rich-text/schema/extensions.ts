import type { Extensions } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { StarterKit } from '@tiptap/starter-kit';
import { LinkMark } from './link-mark.ts';
import { TABLE_EXTENSIONS } from './table.ts';
import { Alignment } from './text-align.ts';

/** The content model of specification point 3, with the link rules of point 5 and the limits of point 9. */
export const SCHEMA_EXTENSIONS: Extensions = [
  StarterKit.configure({
    underline: false,
    link: false,
    code: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    undoRedo: false,
    dropcursor: { width: 2, color: false, class: 'drop-cursor' },
  }),
  // Tiptap's inline code lets no other mark beside it, and would take the link off a linked command.
  Code.extend({ excludes: '' }),
  LinkMark,
  ...TABLE_EXTENSIONS,
  Alignment,
];
