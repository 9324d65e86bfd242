import { useEffect, useState } from 'react';
import { selectBlock } from '../../model/selection.ts';
import { useEditorStore } from '../../store/use-store.ts';

/**
 * Clicking on the canvas selects and does nothing else: links are not followed, buttons not pressed, forms not sent.
 * @returns id of the block under the pointer
 */
export function useCanvasPointer(page: HTMLElement | null): string | undefined {
  const store = useEditorStore();
  const [hovered, setHovered] = useState<string | undefined>();

  useEffect(() => {
    if (!page) return;
    const canvas = page.ownerDocument;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const click = (event: Event) => {
      if (isCanvasControl(event)) return;
      stop(event);
      // Keys now mean the block, not the control that had the focus before.
      page.focus({ preventScroll: true });
      const id = blockUnder(event);
      if (id) store.select(selectBlock(id));
    };
    const hold = (event: Event) => {
      // Keeps text from being selected, things from being dragged and controls of the page from taking the focus.
      if (!isCanvasControl(event)) event.preventDefault();
    };
    const hover = (event: Event) => setHovered(blockUnder(event));
    const leave = () => setHovered(undefined);

    canvas.addEventListener('click', click, true);
    canvas.addEventListener('auxclick', stop, true);
    canvas.addEventListener('submit', stop, true);
    canvas.addEventListener('dragstart', stop, true);
    canvas.addEventListener('mousedown', hold, true);
    canvas.addEventListener('mouseover', hover);
    canvas.documentElement.addEventListener('mouseleave', leave);
    return () => {
      canvas.removeEventListener('click', click, true);
      canvas.removeEventListener('auxclick', stop, true);
      canvas.removeEventListener('submit', stop, true);
      canvas.removeEventListener('dragstart', stop, true);
      canvas.removeEventListener('mousedown', hold, true);
      canvas.removeEventListener('mouseover', hover);
      canvas.documentElement.removeEventListener('mouseleave', leave);
    };
  }, [page, store]);

  return hovered;
}

function isCanvasControl(event: Event): boolean {
  return Boolean((event.target as Element | null)?.closest?.('[data-canvas-control]'));
}

function blockUnder(event: Event): string | undefined {
  const element = (event.target as Element | null)?.closest?.<HTMLElement>('[data-block-id]');
  return element?.dataset.blockId;
}
