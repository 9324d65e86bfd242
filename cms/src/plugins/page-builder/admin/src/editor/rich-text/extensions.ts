import { isAllowedLink, NEW_TAB_REL } from '@lumavelo/blocks/core';
import type { Extensions } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';

/** The content model of specification point 3, with the link rules of point 5. */
export const RICH_TEXT_EXTENSIONS: Extensions = [
  StarterKit.configure({
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      HTMLAttributes: { target: '_blank', rel: NEW_TAB_REL },
      isAllowedUri: (address) => isAllowedLink(address),
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
];
