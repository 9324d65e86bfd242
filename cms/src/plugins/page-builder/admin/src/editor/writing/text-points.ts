import type { Editor } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import type { RichTextNode } from 'page-format';
import type { Caret, LinePoint, TextPoint } from '../../model/selection.ts';
import type { StoredText } from './text-prop.ts';

/** Elements that the site draws text blocks of formatted texts as. */
const LINES = 'p,h1,h2,h3,h4,h5,h6,pre';

/** @returns undefined for a place that is in no text of a block */
export function readPoint(node: Node, offset: number): TextPoint | undefined {
  const inside = node.nodeType === Node.ELEMENT_NODE ? (node.childNodes[offset] ?? node) : node;
  const start = inside.nodeType === Node.ELEMENT_NODE ? (inside as Element) : inside.parentElement;
  const element = start?.closest<HTMLElement>('[data-prop]');
  const block = element?.closest<HTMLElement>('[data-block-id]')?.dataset.blockId;
  if (!element || block === undefined) return undefined;
  const lines = listLines(element);
  const before = element.ownerDocument.createRange();
  const index = lines.findLastIndex((line) => line.contains(node) || isBefore(line, node, offset));
  const line = lines[Math.max(0, index)] as Element;
  before.selectNodeContents(line);
  // Beyond the line, as when the point is between two, it is at the line's end.
  if (line.contains(node)) before.setEnd(node, offset);
  return {
    block,
    path: element.dataset.prop ?? '',
    line: Math.max(0, index),
    offset: countLetters(before.cloneContents()),
  };
}

/** Where the canvas shows a place of a text; undefined while it does not show it. */
export function findPoint(
  page: HTMLElement,
  { block, path, line, offset }: TextPoint,
): { node: Node; offset: number } | undefined {
  const root = page.querySelector<HTMLElement>(`[data-block-id="${CSS.escape(block)}"]`);
  const within = `[data-prop="${CSS.escape(path)}"]`;
  const element = root?.matches(within) ? root : root?.querySelector(within);
  const target = element && listLines(element)[line];
  if (!target) return undefined;
  let left = offset;
  const walker = target.ownerDocument.createTreeWalker(target, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.firstChild ? 0 : countLetters(node);
    if (node.nodeType === Node.TEXT_NODE && left <= length) return { node, offset: left };
    left -= length;
  }
  return { node: target, offset: target.childNodes.length };
}

/** The place of a position in the document of a text. */
function toLinePoint(doc: ProseMirrorNode, position: number): LinePoint {
  const $position = doc.resolve(position);
  if (doc.inlineContent) return { line: 0, offset: position };
  let line = -1;
  doc.nodesBetween(0, position, (node, start) => {
    if (node.isTextblock && start < position) line += 1;
    return !node.isTextblock;
  });
  return { line: Math.max(0, line), offset: $position.parentOffset };
}

/** The two ends of the selection, as the page knows them. */
export function caretOf({ state: { doc, selection } }: Editor, block: string, path: string): Caret {
  const point = (position: number) => ({ block, path, ...toLinePoint(doc, position) });
  return { anchor: point(selection.anchor), head: point(selection.head) };
}

/** The position of a place in the document of a text; at the end where it has no such place. */
export function toPosition(doc: ProseMirrorNode, { line, offset }: LinePoint): number {
  if (doc.inlineContent) return Math.min(offset, doc.content.size);
  let index = -1;
  let found = doc.content.size;
  doc.descendants((node, start) => {
    if (!node.isTextblock) return true;
    index += 1;
    if (index === line) found = start + 1 + Math.min(offset, node.content.size);
    return false;
  });
  return found;
}

/** The place at the end of a text as it is stored. */
export function endOfText(text: StoredText): LinePoint {
  if (typeof text === 'string') return { line: 0, offset: text.length };
  const lines = listTextblocks(text);
  const letters = lines.at(-1)?.content?.reduce((sum, { text: words = ' ' }) => sum + words.length, 0) ?? 0;
  return { line: Math.max(0, lines.length - 1), offset: letters };
}

/** The nodes right around inline content; an empty paragraph is one, too. */
function listTextblocks(node: RichTextNode): RichTextNode[] {
  const { type, content = [] } = node;
  if (TEXTBLOCKS.has(type)) return [node];
  return content.flatMap(listTextblocks);
}

const TEXTBLOCKS = new Set(['paragraph', 'heading', 'codeBlock']);

function listLines(element: Element): Element[] {
  const lines = [...element.querySelectorAll(LINES)];
  return lines.length > 0 ? lines : [element];
}

function isBefore(line: Element, node: Node, offset: number): boolean {
  const range = line.ownerDocument.createRange();
  range.selectNode(line);
  return range.comparePoint(node, offset) > 0;
}

/** How many letters are in a node, with a line break as one. */
function countLetters(node: Node): number {
  if (node.nodeType === Node.TEXT_NODE) return (node as Text).data.length;
  if (node.nodeName === 'BR') return 1;
  return [...node.childNodes].reduce((sum, child) => sum + countLetters(child), 0);
}
