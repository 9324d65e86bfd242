import type { EditorStore } from '../../store/editor-store.ts';
import type { DragController } from '../drag/drag-controller.ts';
import type { DragSource } from '../drag/pointer-drag.ts';
import type { CanvasWriting } from '../writing/canvas-writing.ts';

/** What presses and keys on a page of the canvas act on. */
export interface CanvasInput {
  page: HTMLElement;
  store: EditorStore;
  writing: CanvasWriting;
  drag: DragController;
  sourceOf(id: string): DragSource;
  /** Whether blocks are dragged here. */
  canDrag: boolean;
  /** Whether texts are written here. */
  canWrite: boolean;
  isZoomedOut: boolean;
  zoomIn(): void;
  walkSections(to: 'before' | 'after'): void;
  /** Lets the file of the selected block be chosen, where it has one. */
  chooseFile(): boolean;
}

export function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

export function isPlain({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return !(ctrlKey || metaKey || altKey || shiftKey);
}

export function blockUnder(event: Event): string | undefined {
  const element = (event.target as Element | null)?.closest?.<HTMLElement>('[data-block-id]');
  return element?.dataset.blockId;
}
