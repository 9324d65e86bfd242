import type { Editor } from '@tiptap/core';
import type { EditorStore } from '../../store/editor-store.ts';
import type { WritingEnd } from './writing-end.ts';

/** Marks what belongs to a text that is written, and takes the focus without ending it. */
const TOOLS = 'data-writing-tools';

interface WatchOptions {
  editor: Editor;
  element: HTMLElement;
  store: EditorStore;
  /** Whether the text is all that its block is. */
  isBlock: boolean;
  showTools(): void;
  end(end: WritingEnd): void;
  signal: AbortSignal;
}

/** Ends the writing when the focus goes elsewhere, or the pointer draws a selection beyond the text. */
export function watchText({ editor, element, store, isBlock, showTools, end, signal }: WatchOptions): void {
  const canvas = element.ownerDocument;
  const frame = canvas.defaultView?.frameElement;
  const screen = frame?.ownerDocument;

  /** True while the focus is in the text or its tools; a window that lies behind another keeps it there. */
  const isHere = () => {
    const active = screen?.activeElement;
    return Boolean(active?.closest(`[${TOOLS}]`)) || (active === frame && canvas.activeElement === element);
  };
  // The focus is between two places while it moves, and a block that moves loses it without a word.
  const leaveLater = () => {
    setTimeout(() => {
      if (!signal.aborted && !isHere()) end({ how: 'left' });
    });
  };
  editor.on('blur', leaveLater);
  editor.on('selectionUpdate', () => {
    if (!editor.state.selection.empty) showTools();
  });
  screen?.addEventListener('focusin', leaveLater, { signal });
  signal.addEventListener('abort', store.subscribe(leaveLater));

  /** True while the pointer is held that was pressed in the text. */
  let isPressed = false;
  const point = (event: MouseEvent) => {
    showTools();
    const target = event.target as Element;
    if (!isPressed || event.buttons !== 1 || element.contains(target)) return;
    const own = element.closest('[data-block-id]');
    const isBeyond = isBlock ? target.closest('[data-prop]') : target.closest('[data-block-id]') !== own;
    if (isBeyond) end({ how: 'extend', to: { x: event.clientX, y: event.clientY } });
  };
  canvas.addEventListener('mousedown', (event) => (isPressed = element.contains(event.target as Node)), { signal });
  canvas.addEventListener('mousemove', point, { signal });
}
