import type { Registry } from 'page-format';
import { isOfBlocks, unpackBlocks } from '../../model/clipboard.ts';
import { findOnlyText } from '../../model/join-texts.ts';
import { makeVideoOfAddress } from '../../model/media-blocks.ts';
import type { TextKind } from '../../model/transform/turn-text.ts';
import { type Pasted, readPasted } from '../commands/pasting.ts';

/** Where something is pasted: in a text that is a block, or in a part of one. */
interface PastePlace {
  kind: TextKind;
  isBlock: boolean;
  isEmptyLine: boolean;
  registry: Registry;
}

/**
 * What of the clipboard is blocks of their own where a text is written, and would lose its shape in the text: copied
 * blocks that are more than one text, the address of a video in an empty line, and what has structure for words alone.
 * @returns undefined for what goes into the text
 */
export function readPastedBlocks(
  data: DataTransfer,
  { kind, isBlock, isEmptyLine, registry }: PastePlace,
): Pasted | undefined {
  const pasted = readPasted(data);
  if (isOfBlocks(pasted.text)) {
    const blocks = unpackBlocks(pasted.text);
    const hasWords = data.getData('text/plain') !== pasted.text;
    const areTexts =
      Array.isArray(blocks) && blocks.every(({ type }) => findOnlyText(registry.get(type)) !== undefined);
    return hasWords && areTexts && blocks.length === 1 ? undefined : pasted;
  }
  if (!isBlock) return undefined;
  if (isEmptyLine && makeVideoOfAddress(pasted.text, registry)) return pasted;
  return kind !== 'richText' && isStructured(pasted.markup) ? pasted : undefined;
}

/**
 * The lines of a text from elsewhere as items, without the signs of a list that was written with them. A blank before
 * the first one stays: it goes on where the caret is.
 */
export function readPastedLines(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const words = line.replace(LIST_SIGN, '').trimEnd();
      return index === 0 ? words : words.trimStart();
    });
}

const LIST_SIGN = /^\s*(?:[-*•–]|\d{1,9}[.)])\s+(?=\S)/;

/** True for lists, quotes, tables of more than one cell, and headings beside something else. */
function isStructured(markup: string): boolean {
  if (markup === '') return false;
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  if (body.querySelector('ul, ol, blockquote, pre') || body.querySelectorAll('td, th').length > 1) return true;
  const heading = body.querySelector('h1, h2, h3, h4, h5, h6');
  return heading !== null && heading.textContent.trim() !== body.textContent.trim();
}

/**
 * True for the last of the signs that a formatted text shapes its line or its words by (Tiptap's input rules): a list, a
 * quote, a line, code, bold, italic, struck. Not numbers and underscores, which plain prose has as well: a year at the
 * beginning of a sentence, names of files.
 * @param before the text before the caret
 */
export function isFormattingSign(before: string, letter: string): boolean {
  if (before !== before.trimStart() || before.includes('\n\n')) return false;
  return LINE_SIGNS.test(before + letter) || WORD_SIGNS.test(before + letter);
}

const LINE_SIGNS = /^(?:(?:[-+*]|1\.|>|```\w*) |---)$/;
const WORD_SIGNS = /(?:^|\s)(?:\*\*[^*\n]+\*\*|\*[^*\s][^*\n]*\*|~~[^~\n]+~~|`[^`\n]+`)$/;
