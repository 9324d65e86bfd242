import { extendTo, selectBlock } from '../../model/selection.ts';
import type { EditorStore } from '../../store/editor-store.ts';

/**
 * Selects whole blocks while the pointer is held: from the one it was pressed in to the one it is over.
 * @param start the point of the canvas that it has reached by now
 */
export function drawOverBlocks(
  { ownerDocument: canvas }: HTMLElement,
  id: string,
  store: EditorStore,
  start: { x: number; y: number },
): void {
  const view = canvas.defaultView;
  const listening = new AbortController();
  const { signal } = listening;
  const reach = (element: Element | null) => {
    canvas.getSelection()?.removeAllRanges();
    const over = element?.closest<HTMLElement>('[data-block-id]')?.dataset.blockId;
    const { tree } = store.getSession();
    if (over !== undefined && tree.blocks.has(over)) store.select(extendTo(tree, selectBlock(id), over));
  };
  const move = ({ target, buttons }: MouseEvent) => {
    if (buttons === 1) reach(target as Element);
    else listening.abort();
  };
  const release = () => {
    listening.abort();
    if (view) ignoreClick(view);
  };
  view?.addEventListener('mousemove', move, { capture: true, signal });
  view?.addEventListener('mouseup', release, { capture: true, signal });
  reach(canvas.elementFromPoint(start.x, start.y));
}

/** The press began in a text and ended elsewhere: it is no click on what it ended over. */
export function ignoreClick(view: Window): void {
  const ignore = (event: Event) => event.stopImmediatePropagation();
  view.addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => view.removeEventListener('click', ignore, true));
}
