import { flushSync } from 'react-dom';
import { NOTHING_SELECTED, selectBlock, selectWith } from '../../model/selection.ts';
import { caretAt } from '../writing/drawn-range.ts';
import { blockUnder, type CanvasInput, isPlain, stop } from './canvas-input.ts';

/**
 * Pressing a text writes it, with the caret where it was pressed, and moving on selects in it. Pressing anything else
 * selects its block and does nothing else. A double click on a picture chooses its file.
 */
export function hearPresses(input: CanvasInput, signal: AbortSignal): void {
  const { page, store, writing, isZoomedOut, canWrite } = input;
  const canvas = page.ownerDocument;
  const whole = { capture: true, signal };
  /** The text that a press means; undefined for one that means its block. */
  const textUnder = (event: MouseEvent): Element | null => {
    if (!canWrite || isZoomedOut || event.button !== 0 || !isPlain(event)) return null;
    return (event.target as Element).closest('[data-prop], [data-kind="prompt"]');
  };
  const isWriting = () => (canvas.activeElement as HTMLElement | null)?.isContentEditable === true;
  /** What a press began to write, until the pointer is released; its click means nothing more. */
  let pressed: { selection: Selection | null } | undefined;

  const click = (event: MouseEvent) => {
    const wasText = pressed !== undefined;
    pressed = undefined;
    if (wasText) return stop(event);
    if (isCanvasControl(event)) return;
    stop(event);
    // Keys now mean the block, not the control that had the focus before.
    page.focus({ preventScroll: true });
    const id = blockUnder(event);
    const { tree, selection } = store.getSession();
    if (id && tree.blocks.has(id)) store.select(selectWith(tree, selection, id, event));
    else if (!id) store.select(NOTHING_SELECTED);
  };
  const press = (event: PointerEvent) => {
    const id = blockUnder(event);
    if (input.canDrag && id && !isCanvasControl(event) && !textUnder(event))
      input.drag.press(event, canvas, input.sourceOf(id));
  };
  const hold = (event: MouseEvent) => {
    pressed = undefined;
    // The second press of two means the text that the first began, whatever is at its place by then: that text may be less
    // high than what stood for it, and one that was left may be gone.
    if (event.detail > 1 && isWriting() && !canvas.activeElement?.contains(event.target as Node)) {
      event.preventDefault();
      pressed = { selection: null };
      return;
    }
    if (isCanvasControl(event)) return;
    // Keeps things from being dragged and controls of the page from taking the focus.
    event.preventDefault();
    const id = blockUnder(event);
    if (!id || !textUnder(event) || !store.getSession().tree.blocks.has(id)) return;
    flushSync(() => store.select(selectBlock(id)));
    if (writing.edit(page, id, pointOf(event))) pressed = { selection: canvas.getSelection() };
  };
  const draw = (event: MouseEvent) => {
    if (!pressed || event.buttons !== 1) return;
    const caret = caretAt(canvas, event.clientX, event.clientY);
    const isInText = caret && canvas.activeElement?.contains(caret.node);
    if (isInText) pressed.selection?.extend(caret.node, caret.offset);
  };
  const doubleClick = (event: MouseEvent) => {
    const id = blockUnder(event);
    if (isZoomedOut && id) return input.zoomIn();
    if (!canWrite || !id || isCanvasControl(event) || isWriting()) return;
    if (!writing.edit(page, id, pointOf(event))) input.chooseFile();
  };

  canvas.addEventListener('click', click, whole);
  canvas.addEventListener('dblclick', doubleClick, whole);
  canvas.addEventListener('pointerdown', press, whole);
  canvas.addEventListener('mousedown', hold, whole);
  canvas.addEventListener('mousemove', draw, { signal });
  // Links are not followed, forms not sent.
  for (const type of ['auxclick', 'submit', 'dragstart']) canvas.addEventListener(type, stop, whole);
}

function pointOf({ target, clientX, clientY }: MouseEvent) {
  return { element: target as Element, x: clientX, y: clientY };
}

function isCanvasControl(event: Event): boolean {
  return Boolean((event.target as Element | null)?.closest?.('[data-canvas-control]'));
}
