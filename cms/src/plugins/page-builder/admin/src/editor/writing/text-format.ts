import { type Extensions, type JSONContent, Node } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import type { RichTextNode } from 'page-format';
import type { TextKind } from '../../model/transform/turn-text.ts';
import { createExtensions, type Placeholders } from '../rich-text/editor-extensions.ts';
import type { PasteNote } from '../rich-text/paste/clean-paste.ts';
import { readStoredText, toStoredText } from '../rich-text/schema/stored-text.ts';
import type { StoredText } from './text-prop.ts';

/** How one kind of text is a ProseMirror document while it is written, and stored. */
export interface TextFormat {
  /** @param onPasteNote called with what did not come along with a paste */
  createExtensions(placeholders: Placeholders, onPasteNote?: (note: PasteNote) => void): Extensions;
  /** @returns or the name of what the schema does not know in it, and would drop */
  read(stored: StoredText): { content: JSONContent } | { unknown: string };
  write(document: ProseMirrorNode): StoredText;
  /** The part of a document between two positions, with the blanks at its ends. */
  cut(document: ProseMirrorNode, from: number, to?: number): StoredText;
}

/** Words alone: the document itself is the one text block, whose lines are divided by line feeds. */
const PLAIN_EXTENSIONS: Extensions = [
  Node.create({ name: 'doc', topNode: true, content: 'text*', marks: '', whitespace: 'pre' }),
  Node.create({ name: 'text', group: 'inline' }),
];

function plainText(tidy: (text: string) => string): TextFormat {
  return {
    createExtensions: () => PLAIN_EXTENSIONS,
    read(stored) {
      const text = stored as string;
      return { content: { type: 'doc', content: text === '' ? [] : [{ type: 'text', text }] } };
    },
    write: (document) => tidy(document.textContent),
    cut: (document, from, to = document.content.size) => document.textBetween(from, to),
  };
}

/** Lines as one, with a blank between them. */
export function toOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

export const TEXT_FORMATS: Readonly<Record<TextKind, TextFormat>> = {
  text: plainText((text) => toOneLine(text.trim())),
  textarea: plainText((text) => text.trim()),
  richText: {
    createExtensions,
    read(stored) {
      const read = readStoredText(stored as RichTextNode);
      return 'text' in read ? { content: read.text } : read;
    },
    write: toStoredText,
    cut: (document, from, to) => toStoredText(document.cut(from, to)),
  },
};
