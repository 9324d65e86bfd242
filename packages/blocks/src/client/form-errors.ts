/** Errors of a form beside its fields, in the words of the page. */

export type FormControl = HTMLInputElement | HTMLTextAreaElement;

/** The fields of a form that errors can stand beside; see `ui/FormField.tsx`. */
export function listControls(form: HTMLFormElement): FormControl[] {
  return [...form.querySelectorAll<FormControl>('[data-field]')];
}

/**
 * Checks a form and says beside each field what is wrong with it. The first of them gets the focus.
 * @returns true when nothing is wrong
 */
export function checkForm(form: HTMLFormElement): boolean {
  const controls = listControls(form);
  for (const control of controls) showError(control, findError(control));
  const wrong = controls.find((control) => control.ariaInvalid);
  wrong?.focus();
  return !wrong;
}

/** While somebody mends a field, what is said of it follows. Browsers would speak the visitor's language and not the page's. */
export function followErrors(form: HTMLFormElement): void {
  form.noValidate = true;
  form.addEventListener('input', ({ target }) => {
    if ((target as FormControl).ariaInvalid) showError(target as FormControl, findError(target as FormControl));
  });
}

export function showError(control: FormControl, error: string): void {
  control.ariaInvalid = error ? 'true' : null;
  const place = document.getElementById(control.getAttribute('aria-describedby') ?? '');
  if (place) place.textContent = error;
}

/** What is wrong with a value, in the page's words; empty when nothing is. */
function findError({ validity, dataset }: FormControl): string {
  if (validity.valid) return '';
  return (validity.valueMissing ? dataset.missing : (dataset.invalid ?? dataset.missing)) ?? '';
}
