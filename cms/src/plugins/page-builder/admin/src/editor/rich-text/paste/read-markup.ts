import { getSchema } from '@tiptap/core';
import { DOMParser as ProseMirrorParser } from '@tiptap/pm/model';
import type { RichTextNode } from 'page-format';
import { SCHEMA_EXTENSIONS } from '../schema/extensions.ts';
import { toStoredText } from '../schema/stored-text.ts';
import { cleanPastedMarkup } from './clean-pasted-markup.ts';

/** Markup of the clipboard as the text that the editor of formatted texts would make of it. */
export function readMarkup(markup: string): RichTextNode {
  const { body } = new DOMParser().parseFromString(cleanPastedMarkup(markup), 'text/html');
  return toStoredText(ProseMirrorParser.fromSchema(getSchema(SCHEMA_EXTENSIONS)).parse(body));
}
