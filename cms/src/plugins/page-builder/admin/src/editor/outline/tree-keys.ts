import type { KeyboardEvent } from 'react';
import type { OutlineRow } from './list-rows.ts';

/** What choosing an item does to the others: alone, everything up to it, or besides them. */
export type Choice = 'alone' | 'range' | 'toggle';

interface TreeActions {
  fold(node: string, isClosed: boolean): void;
  /** Chooses an item and gives it the focus. */
  choose(node: string, how: Choice): void;
  /** Asks for the name of a block; undefined where the page can only be looked at. */
  rename: (() => void) | undefined;
}

/**
 * Keys of an ARIA tree: up and down through what is visible, left and right to close, open and change level. The
 * selection follows the focus, as it does for the mouse. With Shift it grows from block to block, and Ctrl with Space
 * adds or takes out the focused one. F2 renames it.
 * @param rows of the whole tree; few of them have elements
 */
export function handleTreeKey(
  event: Pick<
    KeyboardEvent,
    'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'preventDefault' | 'stopPropagation'
  >,
  focused: string | undefined,
  rows: readonly OutlineRow[],
  actions: TreeActions,
): void {
  const index = rows.findIndex(({ key }) => key === focused);
  const current = rows[index];
  if (!current || event.altKey) return;
  if (event.key === ' ' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    actions.choose(current.key, 'toggle');
    return;
  }
  if (event.ctrlKey || event.metaKey) return;
  if (event.key === 'F2') {
    // Elsewhere the key leads into a block's text.
    event.preventDefault();
    event.stopPropagation();
    if (current.address === undefined) actions.rename?.();
    return;
  }
  if (event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    const isBlock = ({ address }: OutlineRow) => address === undefined;
    const next = event.key === 'ArrowUp' ? rows.slice(0, index).findLast(isBlock) : rows.slice(index + 1).find(isBlock);
    if (!next) return;
    event.preventDefault();
    actions.choose(next.key, 'range');
    return;
  }

  const fold = findFold(event.key, current);
  if (fold !== undefined) {
    event.preventDefault();
    actions.fold(current.key, fold);
    return;
  }
  const next = findNext(event.key, index, rows);
  if (!next) return;
  event.preventDefault();
  actions.choose(next.key, 'alone');
}

/** Whether the key closes (true) or opens (false) the item; undefined when it does neither. The page stays open. */
function findFold(key: string, { isOpen, level }: OutlineRow): boolean | undefined {
  if (key === 'ArrowRight' && isOpen === false) return false;
  if (key === 'ArrowLeft' && isOpen && level > 1) return true;
  return undefined;
}

function findNext(key: string, index: number, rows: readonly OutlineRow[]): OutlineRow | undefined {
  const current = rows[index];
  switch (key) {
    case 'ArrowDown':
      return rows[index + 1];
    case 'ArrowUp':
      return rows[index - 1];
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    case 'ArrowRight':
      return current?.isOpen ? rows[index + 1] : undefined;
    case 'ArrowLeft':
      return rows.slice(0, index).findLast(({ level }) => level < (current?.level ?? 0));
    case 'Enter':
    case ' ':
      return current;
  }
}
