import type { KeyboardEvent } from 'react';

/** Attributes of the toolbar over the selected block. */
export const BLOCK_TOOLBAR = { 'data-block-toolbar': true };

/** Moves the focus to the toolbar over the selected block, where there is one. */
export function focusToolbar(): void {
  document.querySelector<HTMLElement>('[data-block-toolbar] button')?.focus();
}

/**
 * The keys of a toolbar, as the ARIA Authoring Practices have them: arrows, Home and End go from button to button, and
 * Escape leaves it.
 */
export function walkToolbar(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const { key, currentTarget, target } = event;
  // A menu that is open in it has keys of its own.
  if (!(target as Element).closest('button') || (target as Element).closest('[role="menu"]')) return;
  if (key === 'Escape') leave();
  else {
    const buttons = [...currentTarget.querySelectorAll<HTMLElement>('button:not([role^="menuitem"])')];
    const index = buttons.indexOf(target as HTMLElement);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[key];
    if (next === undefined) return;
    buttons.at(next % buttons.length)?.focus();
  }
  event.preventDefault();
  event.stopPropagation();
}
