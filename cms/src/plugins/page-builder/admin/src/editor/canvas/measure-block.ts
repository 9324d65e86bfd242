/** Marks the element of a block that has no box of its own: what stands in it is laid out as though it were not there. */
export const HAS_NO_BOX = 'data-has-no-box';

/** Where a block is on the canvas, in pixels of its document. */
export function measureBlock(element: Element): DOMRect {
  if (!element.hasAttribute(HAS_NO_BOX)) return element.getBoundingClientRect();
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
