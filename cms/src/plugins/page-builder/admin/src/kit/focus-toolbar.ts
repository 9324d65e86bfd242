/** Moves the focus to the toolbar beside what is selected, or else to the one over it, where there is one. */
export function focusToolbar(within: ParentNode): void {
  const stops = within.querySelectorAll<HTMLElement>('[role="toolbar"] [tabindex="0"]');
  [...stops].at(-1)?.focus();
}

/** Moves the focus to the toolbar that floats over the page. */
export function focusFloatingToolbar(): void {
  const bar = document.querySelector('[data-floating]');
  if (bar) focusToolbar(bar);
}
