import { lightTheme } from '@strapi/design-system';
import { compareWords } from '../../../../../shared/differences/compare-words.ts';
import type { Which } from '../sides/sides.ts';
import type { ChangedText } from './changed-texts.ts';

const NAMES = { before: 'page-builder-removed', after: 'page-builder-added' } as const;

const { colors } = lightTheme;

/** How marked words look on the canvas; told apart by their lines as well as by their colours. */
export const WORD_STYLES = `
::highlight(${NAMES.before}) {
  background-color: ${colors.danger100};
  color: ${colors.danger700};
  text-decoration: line-through 2px;
}
::highlight(${NAMES.after}) {
  background-color: ${colors.success100};
  color: ${colors.success700};
  text-decoration: underline 2px;
}`;

export type Pages = Readonly<Record<Which, HTMLElement>>;

/**
 * Marks on both pages the words that are not on the other one. Nothing of a page is changed for it: React has drawn it, and
 * draws it anew. A browser without highlights (Firefox before 140) shows the pages without marks within their texts.
 */
export function markWords(pages: Pages, texts: readonly ChangedText[]): void {
  const found = { before: [] as Range[], after: [] as Range[] };
  for (const text of texts) {
    const [old, now] = [readTexts(pages.before, text), readTexts(pages.after, text)];
    if (text.kind === 'removed') found.before.push(...old.map((passage) => passage.whole()));
    else if (text.kind === 'added') found.after.push(...now.map((passage) => passage.whole()));
    else for (const [index, passage] of old.entries()) markPair(found, passage, now[index]);
  }
  for (const which of ['before', 'after'] as const) {
    const screen = pages[which].ownerDocument.defaultView as (Window & typeof globalThis) | null;
    if (!screen?.CSS?.highlights) continue;
    screen.CSS.highlights.set(NAMES[which], new screen.Highlight(...found[which]));
  }
}

function markPair(found: Record<Which, Range[]>, old: Passage, now: Passage | undefined): void {
  if (!now || old.text === now.text) return;
  const at = { before: 0, after: 0 };
  for (const { kind, text } of compareWords(old.text, now.text)) {
    const { length } = text;
    if (kind === 'removed') found.before.push(...old.ranges(at.before, at.before + length));
    if (kind === 'added') found.after.push(...now.ranges(at.after, at.after + length));
    if (kind !== 'added') at.before += length;
    if (kind !== 'removed') at.after += length;
  }
}

/** What an element says, and the way from its letters back to where they stand. */
interface Passage {
  text: string;
  whole(): Range;
  ranges(start: number, end: number): Range[];
}

function readTexts(page: HTMLElement, { block, path }: ChangedText): Passage[] {
  const root = page.querySelector<HTMLElement>(`[data-block-id="${CSS.escape(block)}"]`);
  if (!root) return [];
  return [root, ...root.querySelectorAll<HTMLElement>('[data-prop]')]
    .filter(({ dataset: { prop = '' } }) => prop === path || prop.startsWith(`${path}.`))
    .filter((element) => element.closest('[data-block-id]') === root)
    .map(readPassage);
}

function readPassage(element: HTMLElement): Passage {
  const document = element.ownerDocument;
  const pieces: { node: Node; start: number; length: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  let holder: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const paragraph = node.parentElement?.closest(PARAGRAPHS) ?? null;
    // Paragraphs have no blank between them, and their words are not one.
    if (text !== '' && paragraph !== holder) text += '\n';
    holder = paragraph;
    const content = node.nodeValue ?? '';
    pieces.push({ node, start: text.length, length: content.length });
    text += content;
  }
  return {
    text,
    whole() {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range;
    },
    ranges: (start, end) =>
      pieces
        .filter((piece) => piece.start < end && piece.start + piece.length > start)
        .map((piece) => {
          const range = document.createRange();
          range.setStart(piece.node, Math.max(0, start - piece.start));
          range.setEnd(piece.node, Math.min(piece.length, end - piece.start));
          return range;
        }),
  };
}

const PARAGRAPHS = 'p, li, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre';
