import { extendTo, selectBlock } from '../../model/selection.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { findNeighbour } from '../canvas/neighbours.ts';

/** @see CanvasWriting.walk */
export function walkBlocks(
  store: EditorStore,
  page: HTMLElement,
  id: string,
  step: 'before' | 'after',
): string | undefined {
  const next = findNeighbour(page, id, step);
  if (next === undefined || !store.getSession().tree.blocks.has(next)) return undefined;
  store.select(selectBlock(next));
  return next;
}

/** @see CanvasWriting.extend */
export function extendBlocks(store: EditorStore, page: HTMLElement, step: 'before' | 'after'): boolean {
  const { tree, selection } = store.getSession();
  const next = findNeighbour(page, selection.blocks.at(-1) ?? '', step);
  if (next === undefined || !tree.blocks.has(next)) return false;
  store.select(extendTo(tree, selection, next));
  return true;
}
