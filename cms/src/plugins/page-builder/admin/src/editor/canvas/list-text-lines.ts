import { listSeen } from './list-seen.ts';
import type { Rect } from './place-toolbar.ts';

/** The lines of text that are seen on the canvas, outside of a block if one is given, in pixels of the scaled canvas. */
export function listTextLines(page: HTMLElement, except: string | undefined, scale: number): Rect[] {
  const canvas = page.ownerDocument;
  const range = canvas.createRange();
  const lines: Rect[] = [];
  for (const { element } of listSeen(page)) {
    const walker = canvas.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) => {
      const owner = node.parentElement?.closest<HTMLElement>('[data-block-id]');
      const isOwn = owner === element && owner.dataset.blockId !== except && node.nodeValue?.trim() !== '';
      return isOwn ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
    });
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      for (const { top, left, width, height } of range.getClientRects())
        lines.push({ top: top * scale, left: left * scale, width: width * scale, height: height * scale });
    }
  }
  return lines;
}
