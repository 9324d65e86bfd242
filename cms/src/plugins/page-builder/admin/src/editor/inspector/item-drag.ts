import type { PointerEvent } from 'react';

/**
 * Drags a row of a list among its siblings. A line shows where it will go; Escape leaves it where it was.
 * @param row the row that is dragged; its siblings are the places
 * @param move called on release with the row's new place among all rows
 */
export function startItemDrag(event: PointerEvent<HTMLElement>, row: HTMLElement | null, move: (to: number) => void) {
  if (!row?.parentElement || event.button !== 0) return;
  event.preventDefault();
  const grip = event.currentTarget;
  const rows = [...row.parentElement.children] as HTMLElement[];
  const from = rows.indexOf(row);
  let to = from;
  grip.setPointerCapture(event.pointerId);
  row.dataset.dragged = '';

  const show = () => {
    rows.forEach((entry, index) => {
      if (index !== to || to === from) delete entry.dataset.drop;
      else entry.dataset.drop = to < from ? 'before' : 'after';
    });
  };
  const follow = ({ clientY }: globalThis.PointerEvent) => {
    const over = rows.findIndex((entry) => clientY < entry.getBoundingClientRect().bottom);
    to = over === -1 ? rows.length - 1 : over;
    show();
  };
  const listening = new AbortController();
  const { signal } = listening;
  const end = (isDrop: boolean) => {
    listening.abort();
    delete row.dataset.dragged;
    const target = to;
    to = from;
    show();
    if (isDrop && target !== from) move(target);
  };
  const leave = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape') return;
    pressed.stopPropagation();
    end(false);
  };
  grip.addEventListener('pointermove', follow, { signal });
  grip.addEventListener('pointerup', () => end(true), { signal });
  grip.addEventListener('pointercancel', () => end(false), { signal });
  window.addEventListener('keydown', leave, { capture: true, signal });
}
