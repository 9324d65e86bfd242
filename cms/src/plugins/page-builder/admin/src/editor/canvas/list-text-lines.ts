import type { SeenBlock } from './list-seen.ts';
import type { Rect } from './place-toolbar.ts';

/**
 * The lines of text in blocks that are seen, in pixels of the scaled canvas.
 * @param except id of a block whose texts are left out
 */
export function listTextLines(
  page: HTMLElement,
  seen: readonly SeenBlock[],
  except: string | undefined,
  scale: number,
): Rect[] {
  const canvas = page.ownerDocument;
  const range = canvas.createRange();
  const lines: Rect[] = [];
  for (const { element } of seen) {
    if (element.dataset.blockId === except) continue;
    // The blocks within it are among those that are seen.
    const walker = canvas.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
      if (node.nodeType === Node.ELEMENT_NODE)
        return (node as Element).hasAttribute('data-block-id') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
      return node.nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
    });
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      for (const { top, left, width, height } of range.getClientRects())
        lines.push({ top: top * scale, left: left * scale, width: width * scale, height: height * scale });
    }
  }
  return lines;
}
