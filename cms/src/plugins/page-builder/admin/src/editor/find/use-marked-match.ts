import { useEffect } from 'react';
import { findPage } from '../canvas/find-page.ts';
import type { TextMatch } from './find-texts.ts';

/** Name of the highlight in the canvas's style sheet. */
export const FOUND = 'page-builder-found';

/**
 * Marks the text that is looked at on the canvas, without a change of the page: by the browser's own highlights, where it
 * has them. What is not on the canvas word for word, such as an address, is marked nowhere.
 * @param matches all places, in the order of the page
 */
export function useMarkedMatch(match: TextMatch | undefined, matches: readonly TextMatch[]): void {
  useEffect(() => {
    const page = findPage();
    const screen = page?.ownerDocument.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!page || !screen?.CSS.highlights || !match) return;
    const ofBlock = matches.filter(({ block, found }) => block === match.block && found === match.found);
    const range = findRange(page, match, ofBlock.indexOf(match));
    if (range) screen.CSS.highlights.set(FOUND, new screen.Highlight(range));
    return () => void screen.CSS.highlights.delete(FOUND);
  }, [match, matches]);
}

/** The place of a text in what its block shows: of those that are the same letter by letter, one by its number. */
function findRange(page: HTMLElement, { block, found }: TextMatch, index: number): Range | undefined {
  const element = page.querySelector(`[data-block-id="${CSS.escape(block)}"]`);
  if (!element) return undefined;
  const walker = page.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = index;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    for (let at = node.data.indexOf(found); at >= 0; at = node.data.indexOf(found, at + found.length)) {
      if (left === 0) {
        const range = page.ownerDocument.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + found.length);
        return range;
      }
      left -= 1;
    }
  }
  return undefined;
}
