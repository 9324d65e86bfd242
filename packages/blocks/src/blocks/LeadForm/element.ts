import type { Calculation } from '../../client/carry-entered.ts';
import { checkForm, followErrors, listControls, showError } from '../../client/form-errors.ts';
import { sendLead } from '../../client/send-lead.ts';

/** Sends the form and stays on the page; or writes the mail to the employer for the bike that the page's address names. */
class LeadFormElement extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    if (form) this.#wakeForm(form);
    if (form?.querySelector('[data-carried]')) followSubject(form);
    const mail = this.querySelector<HTMLElement>('.LeadForm-mail');
    // Fetched by pages that have one: it brings the calculator.
    if (mail) void import('../../client/employer-mail.ts').then(({ wakeMail }) => wakeMail(mail));
  }

  #wakeForm(form: HTMLFormElement): void {
    // Not from the first focus: Safari gives none to boxes and buttons, and fills forms in by itself.
    const begun = performance.now();
    followErrors(form);
    const status = this.querySelector<HTMLElement>('.Form-status');
    const failed = status?.querySelector('[data-for="failed"]');
    const usual = failed?.textContent ?? '';
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      if (this.dataset.state === 'sending' || !checkForm(form)) return;
      this.dataset.state = 'sending';
      const elapsed = Math.round(performance.now() - begun);
      const result = await sendLead(form.action, new FormData(form), elapsed);
      if (result.status === 'refused' && showErrors(form, result.errors)) {
        this.dataset.state = 'ready';
        return;
      }
      this.dataset.state = result.status === 'sent' ? 'sent' : 'failed';
      if (result.status === 'sent') status?.focus();
      // A form that was changed since this page was opened may miss what the page does not ask for.
      const message = result.status === 'refused' ? Object.values(result.errors).join(' ') : undefined;
      if (failed) failed.textContent = (result.status === 'failed' ? result.message : message) ?? usual;
    });
  }
}

/** A form goes on with the bike that the visitor comes from, and with what they calculate on the page. */
function followSubject(form: HTMLFormElement): void {
  const load = () => import('../../client/carry-entered.ts');
  // Without it the form asks all the same.
  if (new URLSearchParams(location.search).has('bike')) load().then(({ carryBike }) => carryBike(form), console.warn);
  document.addEventListener('calculator-result', ({ detail }: CustomEventInit<Calculation>) => {
    if (detail) load().then(({ carryCalculation }) => carryCalculation(form, detail), console.warn);
  });
}

/** Says beside the fields what the CMS says of them. @returns false where none of them is on the page */
function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>): boolean {
  const controls = listControls(form);
  for (const control of controls) showError(control, errors[control.dataset.field ?? ''] ?? '');
  const wrong = controls.find((control) => control.ariaInvalid);
  wrong?.focus();
  return wrong !== undefined;
}

if (!customElements.get('lead-form')) customElements.define('lead-form', LeadFormElement);
