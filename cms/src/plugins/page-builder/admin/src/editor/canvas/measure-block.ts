/**
 * Where a block is on the canvas, in pixels of its document. A section that stands on the page as itself is drawn as its
 * blocks are, one after the other and without an element around them, so that it is laid out as visitors get it: each has
 * the section's id, and together they are it.
 */
export function measureBlock(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const parts = [...listBeside(element, 'previousElementSibling'), ...listBeside(element, 'nextElementSibling')];
  if (parts.length === 0) return box;
  const boxes = [box, ...parts.map((part) => part.getBoundingClientRect())].filter(({ width }) => width > 0);
  const [left, top] = [Math.min(...boxes.map((one) => one.left)), Math.min(...boxes.map((one) => one.top))];
  const [right, bottom] = [Math.max(...boxes.map((one) => one.right)), Math.max(...boxes.map((one) => one.bottom))];
  return boxes.length === 0 ? box : new DOMRect(left, top, right - left, bottom - top);
}

/** True for every part of a block but its first. */
export function continuesBlock(element: Element): boolean {
  return isPart(element.previousElementSibling, element);
}

function listBeside(element: Element, step: 'previousElementSibling' | 'nextElementSibling'): Element[] {
  const found: Element[] = [];
  for (let next = element[step]; isPart(next, element); next = next[step]) found.push(next);
  return found;
}

function isPart(other: Element | null, element: Element): other is Element {
  const id = element.getAttribute('data-block-id');
  return id !== null && other?.getAttribute('data-block-id') === id;
}
