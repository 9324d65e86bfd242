import { continuesBlock, measureBlock } from './measure-block.ts';

/** A block on the canvas, and where it is in pixels of what is seen. */
export interface SeenBlock {
  element: HTMLElement;
  box: DOMRect;
}

/**
 * Blocks of which something is seen. A block out of sight is not looked into: of a long page only the sections are
 * measured, and not everything in them. Nothing is accepted by the walk: it goes through all that is not rejected.
 */
export function listSeen(page: HTMLElement): SeenBlock[] {
  const height = page.ownerDocument.defaultView?.innerHeight ?? 0;
  const seen: SeenBlock[] = [];
  const look = (node: Node) => {
    const element = node as HTMLElement;
    if (!element.hasAttribute('data-block-id') || continuesBlock(element)) return NodeFilter.FILTER_SKIP;
    const box = measureBlock(element);
    if (box.bottom < 0 || box.top >= height) return NodeFilter.FILTER_REJECT;
    if (box.width > 0) seen.push({ element, box });
    return NodeFilter.FILTER_SKIP;
  };
  page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_ELEMENT, look).nextNode();
  return seen;
}
