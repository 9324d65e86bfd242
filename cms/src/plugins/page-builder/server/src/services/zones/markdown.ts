import { TableKit } from '@tiptap/extension-table';
import { MarkdownManager } from '@tiptap/markdown';
import { StarterKit } from '@tiptap/starter-kit';
import type { RichTextNode } from 'page-format';

/** Strapi's rich text is Markdown; the editor's is what these extensions know. Underlining is not. */
const manager = new MarkdownManager({ extensions: [StarterKit.configure({ underline: false }), TableKit] });

export function readMarkdown(markdown: string): RichTextNode {
  return manager.parse(markdown) as RichTextNode;
}

export function writeMarkdown(document: RichTextNode): string {
  return manager.serialize(document);
}
