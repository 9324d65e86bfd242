import type { KeyboardEvent } from 'react';

/** What choosing an item does to the others: alone, everything up to it, or besides them. */
export type Choice = 'alone' | 'range' | 'toggle';

interface TreeActions {
  /** Makes the rows that a key may lead to from an item. */
  prepare(node: string): void;
  fold(node: string, isClosed: boolean): void;
  choose(node: string, how: Choice): void;
}

/**
 * Keys of an ARIA tree: up and down through what is visible, left and right to close, open and change level. The
 * selection follows the focus, as it does for the mouse. With Shift it grows from block to block, and Ctrl with Space
 * adds or takes out the focused one.
 */
export function handleTreeKey(event: KeyboardEvent, tree: HTMLElement | null, actions: TreeActions): void {
  const current = (event.target as HTMLElement).closest<HTMLElement>(ITEM);
  if (!tree || !current || event.altKey) return;
  if (event.key === ' ' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    actions.choose(current.dataset.node ?? '', 'toggle');
    return;
  }
  if (event.ctrlKey || event.metaKey) return;
  actions.prepare(current.dataset.node ?? '');
  if (event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    const blocks = [...tree.querySelectorAll<HTMLElement>(ITEM)].filter((item) => isBlock(item) || item === current);
    const next = blocks[blocks.indexOf(current) + (event.key === 'ArrowUp' ? -1 : 1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
    actions.choose(next.dataset.node ?? '', 'range');
    return;
  }

  const fold = findFold(event.key, current);
  if (fold !== undefined) {
    event.preventDefault();
    actions.fold(current.dataset.node ?? '', fold);
    return;
  }
  const next = findNext(event.key, current, [...tree.querySelectorAll<HTMLElement>(ITEM)]);
  if (!next) return;
  event.preventDefault();
  next.focus();
  actions.choose(next.dataset.node ?? '', 'alone');
}

const ITEM = '[role="treeitem"]';

/** Areas have rows too; their keys hold a slash. */
function isBlock(item: HTMLElement): boolean {
  return !item.dataset.node?.includes('/');
}

/** Whether the key closes (true) or opens (false) the item; undefined when it does neither. The page stays open. */
function findFold(key: string, item: HTMLElement): boolean | undefined {
  const expanded = item.getAttribute('aria-expanded');
  if (key === 'ArrowRight' && expanded === 'false') return false;
  if (key === 'ArrowLeft' && expanded === 'true' && item.ariaLevel !== '1') return true;
  return undefined;
}

function findNext(key: string, item: HTMLElement, items: HTMLElement[]): HTMLElement | null | undefined {
  const index = items.indexOf(item);
  switch (key) {
    case 'ArrowDown':
      return items[index + 1];
    case 'ArrowUp':
      return items[index - 1];
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    case 'ArrowRight':
      return item.ariaExpanded === 'true' ? items[index + 1] : undefined;
    case 'ArrowLeft':
      return item.closest('ul')?.closest('li')?.querySelector<HTMLElement>(ITEM);
    case 'Enter':
    case ' ':
      return item;
  }
}
