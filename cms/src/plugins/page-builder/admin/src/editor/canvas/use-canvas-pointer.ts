import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../../kit/is-composing.ts';
import { DRAWERS } from '../../kit/layout.ts';
import { NOTHING_SELECTED, selectBlock, selectWith } from '../../model/selection.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { isLetter } from '../commands/keyboard.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useBlockSource, useDrag } from '../drag/use-drag.tsx';
import { pickFile } from '../inspector/focus-field.ts';
import { useView } from '../viewports/use-view.tsx';
import { caretAt } from '../writing/drawn-range.ts';

/**
 * Pressing a text writes it, with the caret where it was pressed, and moving on selects in it. Pressing anything else
 * selects its block and does nothing else: links are not followed, buttons not pressed, forms not sent. A double click,
 * Enter or a letter on the selected block edits its text in place; of a picture, they choose its file.
 * @param isMain false on the screens beside the first, where nothing is typed
 * @returns id of the block that is pointed at
 */
export function useCanvasPointer(page: HTMLElement | null, isMain: boolean): string | undefined {
  const store = useEditorStore();
  const drag = useDrag();
  const { commands, writing, canEdit, canWrite } = useCommands();
  const { change, isZoomedOut } = useView();
  const source = useRef(useBlockSource());
  const [hovered, setHovered] = useState<string | undefined>();

  useEffect(() => {
    if (!page) return;
    const canvas = page.ownerDocument;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    /** The text that a press means; undefined for one that means its block. */
    const textUnder = (event: MouseEvent): Element | null => {
      if (!canWrite || !isMain || isZoomedOut || event.button !== 0 || isWithKeys(event)) return null;
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
      if (canEdit && isMain && id && !isCanvasControl(event) && !textUnder(event))
        drag.press(event, canvas, source.current(id));
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
      const at = { element: event.target as Element, x: event.clientX, y: event.clientY };
      if (writing.edit(page, id, at)) pressed = { selection: canvas.getSelection() };
    };
    const draw = (event: MouseEvent) => {
      if (!pressed || event.buttons !== 1) return;
      const caret = caretAt(canvas, event.clientX, event.clientY);
      const isInText = caret && canvas.activeElement?.contains(caret.node);
      if (isInText) pressed.selection?.extend(caret.node, caret.offset);
    };
    const chooseFile = () => {
      flushSync(() => change({ right: true }));
      return pickFile();
    };
    const zoomIn = () => change({ zoom: 'fit' });
    const doubleClick = (event: MouseEvent) => {
      const id = blockUnder(event);
      if (isZoomedOut && id) return zoomIn();
      if (!canWrite || !isMain || !id || isCanvasControl(event) || isWriting()) return;
      if (!writing.edit(page, id, { element: event.target as Element, x: event.clientX, y: event.clientY }))
        chooseFile();
    };
    const key = (event: KeyboardEvent) => {
      const { blocks } = store.getSession().selection;
      const id = blocks.at(-1);
      const step = STEPS[event.key];
      if (isZoomedOut) {
        if (event.target !== page) return;
        if (event.key === 'Enter') zoomIn();
        else if (step && isPlain(event)) commands.walkSections(step);
        else if (!isLetter(event)) return;
        stop(event);
        return;
      }
      if (event.target !== page || !canWrite || !isMain || id === undefined || isComposing(event)) return;
      if (event.key === 'Enter' && (writing.edit(page, id) || chooseFile())) stop(event);
      // Whoever goes on correcting, after saving for one, means the text and not the whole block.
      const isOne = blocks.length === 1;
      if (event.key === 'Backspace' && isOne && isPlain(event) && writing.edit(page, id, 'end')) stop(event);
      // What can be written is written: letters and signs are no shortcuts here.
      if (isLetter(event) && (isOne ? writing.writeLetter(page, id, event.key) : writing.writeOver(page, event.key)))
        stop(event);
      if (step && isPlain(event) && writing.walk(page, id, step) !== undefined) stop(event);
      if (step && isWithShift(event) && writing.extend(page, step)) stop(event);
    };
    // What lies over the page stands aside for who works on the page.
    const closeDrawers = () => {
      if (window.matchMedia(DRAWERS).matches) change({ left: false, right: false });
    };
    // By moving alone: a page that changes under a resting pointer does not point at anything.
    const hover = (event: Event) => setHovered(blockUnder(event));
    const leave = () => setHovered(undefined);

    canvas.addEventListener('click', click, true);
    canvas.addEventListener('dblclick', doubleClick, true);
    canvas.addEventListener('keydown', key, true);
    canvas.addEventListener('pointerdown', press, true);
    canvas.addEventListener('auxclick', stop, true);
    canvas.addEventListener('submit', stop, true);
    canvas.addEventListener('dragstart', stop, true);
    canvas.addEventListener('mousedown', hold, true);
    canvas.addEventListener('mousemove', hover);
    canvas.addEventListener('mousemove', draw);
    canvas.addEventListener('focusin', closeDrawers);
    const unsubscribe = store.subscribe(leave);
    canvas.documentElement.addEventListener('mouseleave', leave);
    return () => {
      canvas.removeEventListener('click', click, true);
      canvas.removeEventListener('dblclick', doubleClick, true);
      canvas.removeEventListener('keydown', key, true);
      canvas.removeEventListener('pointerdown', press, true);
      canvas.removeEventListener('auxclick', stop, true);
      canvas.removeEventListener('submit', stop, true);
      canvas.removeEventListener('dragstart', stop, true);
      canvas.removeEventListener('mousedown', hold, true);
      unsubscribe();
      canvas.removeEventListener('mousemove', hover);
      canvas.removeEventListener('mousemove', draw);
      canvas.removeEventListener('focusin', closeDrawers);
      canvas.documentElement.removeEventListener('mouseleave', leave);
    };
  }, [page, isMain, store, drag, commands, writing, canEdit, canWrite, change, isZoomedOut]);

  return hovered;
}

/** Keys that go on to another block. */
const STEPS: Readonly<Record<string, 'before' | 'after'>> = { ArrowUp: 'before', ArrowDown: 'after' };

function isPlain({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey || shiftKey);
}

function isWithKeys({ ctrlKey, metaKey, altKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}

function isWithShift({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return shiftKey && !(ctrlKey || metaKey || altKey);
}

function isCanvasControl(event: Event): boolean {
  return Boolean((event.target as Element | null)?.closest?.('[data-canvas-control]'));
}

function blockUnder(event: Event): string | undefined {
  const element = (event.target as Element | null)?.closest?.<HTMLElement>('[data-block-id]');
  return element?.dataset.blockId;
}
