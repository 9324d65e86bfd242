/**
 * Moves the focus to the control of a property, once the settings panel shows it; of several, to the one that is wrong.
 * @param path place inside the block's props, such as `['slides', 0, 'file']`
 */
export function focusField(path: readonly (string | number)[]): void {
  requestAnimationFrame(() => {
    const panel = document.querySelector('[data-block-settings]');
    for (let length = path.length; length > 0; length -= 1) {
      const field = panel?.querySelector<HTMLElement>(`[data-field="${CSS.escape(fieldKey(path.slice(0, length)))}"]`);
      if (!field) continue;
      field.scrollIntoView({ block: 'center' });
      const control =
        field.querySelector<HTMLElement>('[aria-invalid="true"]') ?? field.querySelector<HTMLElement>(CONTROLS);
      control?.focus({ preventScroll: true });
      return;
    }
  });
}

/** Moves the focus to the first control of the settings panel; where it has none, nothing happens. */
export function focusFirstField(): void {
  const field = document.querySelector('[data-block-settings] [data-field]');
  field?.querySelector<HTMLElement>(CONTROLS)?.focus();
}

/**
 * Moves the focus to the first text of the settings panel, behind what it holds.
 * @returns the control; undefined where there is none
 */
export function focusFirstText(): HTMLInputElement | HTMLTextAreaElement | undefined {
  const text = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `[data-block-settings] [data-field] :is(${TEXTS})`,
  );
  text?.focus();
  text?.setSelectionRange(text.value.length, text.value.length);
  return text ?? undefined;
}

const TEXTS = 'input[type="text"]:not([role="combobox"]), textarea';
const CONTROLS = 'input, textarea, select, button';

/** How a control is marked for `focusField`. */
export function fieldKey(path: readonly (string | number)[]): string {
  return path.join('.');
}
