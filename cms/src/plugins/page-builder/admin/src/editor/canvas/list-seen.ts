import { continuesBlock, measureBlock } from './measure-block.ts';

const BLOCK = '[data-block-id]';

/** A block on the canvas, and where it is in pixels of what is seen. */
export interface SeenBlock {
  element: HTMLElement;
  box: DOMRect;
}

/**
 * Blocks of which something is seen. A block out of sight is not looked into: of a long page only the sections are
 * measured, and not everything in them.
 */
export function listSeen(page: HTMLElement): SeenBlock[] {
  const height = page.ownerDocument.defaultView?.innerHeight ?? 0;
  const blocks = [...page.querySelectorAll<HTMLElement>(BLOCK)];
  const seen: SeenBlock[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    const element = blocks[index] as HTMLElement;
    if (continuesBlock(element)) continue;
    const box = measureBlock(element);
    if (box.bottom < 0 || box.top >= height) index += element.querySelectorAll(BLOCK).length;
    else if (box.width > 0) seen.push({ element, box });
  }
  return seen;
}
