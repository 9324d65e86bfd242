import { continuesBlock } from './measure-block.ts';

/**
 * The block before or after one, in the order of the page: of those that are drawn, and hold no blocks themselves. What
 * only holds others has nothing to write or to look at of its own.
 * @returns undefined at the ends of the page
 */
export function findNeighbour(page: ParentNode, id: string, step: 'before' | 'after'): string | undefined {
  const leaves = [...page.querySelectorAll<HTMLElement>('[data-block-id]')].filter(
    (element) =>
      !continuesBlock(element) &&
      (element.dataset.blockId === id || (isDrawn(element) && !element.querySelector('[data-block-id]'))),
  );
  const index = leaves.findIndex((element) => element.dataset.blockId === id);
  if (index < 0) return undefined;
  return leaves[step === 'after' ? index + 1 : index - 1]?.dataset.blockId;
}

function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0;
}
