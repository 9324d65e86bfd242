/**
 * Moves the focus to the control of a property, once the settings panel shows it; of several, to the one that is wrong, or
 * past the choice of a kind to what is given.
 * Items of lists on the way are opened.
 * @param path place inside the block's props, such as `['slides', 0, 'file']`
 * @param place where it comes to stand in the panel
 */
export function focusField(path: readonly (string | number)[], place: ScrollLogicalPosition = 'center'): void {
  requestAnimationFrame(() => {
    const fold = document.querySelector(`[data-block-settings] [data-folds~="${CSS.escape(String(path[0]))}"]`);
    if (fold) {
      fold.parentElement?.querySelector<HTMLElement>('[aria-expanded="false"]')?.click();
      focusField(path, place);
      return;
    }
    const field = findField(path);
    const isOnTheWay = field?.matches('[data-item]') && field.dataset.field !== fieldKey(path);
    const closed = isOnTheWay && field?.querySelector<HTMLElement>(':scope > * > [aria-expanded="false"]');
    if (closed) {
      closed.click();
      // What the item holds is drawn by then; another list may be in it.
      focusField(path, place);
      return;
    }
    field?.scrollIntoView({ block: place });
    const control =
      field?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      field?.querySelector<HTMLElement>(`${CONTROLS}:not([data-kind])`) ??
      field?.querySelector<HTMLElement>(CONTROLS);
    control?.focus({ preventScroll: true });
    if (control instanceof HTMLInputElement) control.select();
  });
}

/** Moves the focus to a field of the entry, in the page settings, once they are drawn. */
export function focusEntryField(path: readonly (string | number)[]): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`[data-block-settings] [name="${CSS.escape(path.join('.'))}"]`);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  });
}

/** The innermost field on the way to a place that is drawn now. */
function findField(path: readonly (string | number)[]): HTMLElement | undefined {
  const panel = document.querySelector('[data-block-settings]');
  return path
    .map((_, index) => fieldKey(path.slice(0, index + 1)))
    .map((key) => panel?.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`) ?? undefined)
    .findLast((field) => field !== undefined);
}

/** Moves the focus to the first control of the settings panel; where it has none, nothing happens. */
export function focusFirstField(): void {
  const field = document.querySelector('[data-block-settings] [data-field]');
  field?.querySelector<HTMLElement>(CONTROLS)?.focus();
}

/**
 * Lets a file be chosen for a property, or for the first that is set of a block.
 * @returns false where that is no file
 */
export function pickFile(prop?: string): boolean {
  const field = prop === undefined ? document.querySelector('[data-block-settings] [data-field]') : findField([prop]);
  const button = field?.querySelector<HTMLElement>('[data-picks]');
  button?.click();
  return button != null;
}

/** Moves the focus to where a new block begins: the choice of its file, where that is what it shows, or else its first text. */
export function focusBeginning(): void {
  const file = document
    .querySelector<HTMLElement>('[data-block-settings] [data-field]')
    ?.querySelector<HTMLElement>('[data-picks]');
  if (file) file.focus();
  else focusFirstText();
}

/** Opens the dialog that cuts the picture of a property; where there is none, nothing happens. */
export function openCrop(prop: string): void {
  findField([prop])?.querySelector<HTMLElement>('[data-crops]')?.click();
}

/** Moves the focus to the first text of the settings panel, behind what it holds; where there is none, nothing happens. */
export function focusFirstText(): void {
  const text = findFirstText();
  text?.focus();
  text?.setSelectionRange(text.value.length, text.value.length);
}

/** The first text of the settings panel. */
export function findFirstText(): HTMLInputElement | HTMLTextAreaElement | null {
  return document.querySelector(`[data-block-settings] [data-field] :is(${TEXTS})`);
}

const TEXTS = 'input[type="text"]:not([role="combobox"]), textarea';
/** The button that resets a property stands before its control, and is none. */
const CONTROLS = ':is(input, textarea, select, button):not([data-reset])';

/** How a control is marked for `focusField`. */
export function fieldKey(path: readonly (string | number)[]): string {
  return path.join('.');
}
