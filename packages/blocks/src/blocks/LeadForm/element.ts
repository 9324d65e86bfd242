import { checkForm, followErrors, listControls, showError } from '../../client/form-errors.ts';
import { sendLead } from '../../client/send-lead.ts';

/** Sends the form and stays on the page; or writes the mail to the employer for the bike that the page's address names. */
class LeadFormElement extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    if (form) this.#wakeForm(form);
    const mail = this.querySelector<HTMLElement>('.LeadForm-mail');
    // Fetched by pages that have one: it brings the calculator.
    if (mail) void import('../../client/employer-mail.ts').then(({ wakeMail }) => wakeMail(mail));
  }

  #wakeForm(form: HTMLFormElement): void {
    // Not from the first focus: Safari gives none to boxes and buttons, and fills forms in by itself.
    const begun = performance.now();
    followErrors(form);
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      if (this.dataset.state === 'sending' || !checkForm(form)) return;
      this.dataset.state = 'sending';
      const elapsed = Math.round(performance.now() - begun);
      const result = await sendLead(form.action, new FormData(form), elapsed);
      this.dataset.state = result.status === 'refused' ? 'ready' : result.status;
      const status = this.querySelector<HTMLElement>('.Form-status');
      if (result.status === 'sent') status?.focus();
      if (result.status === 'failed' && result.message) {
        const place = status?.querySelector('[data-for="failed"]');
        if (place) place.textContent = result.message;
      }
      if (result.status !== 'refused') return;
      const controls = listControls(form);
      for (const control of controls) showError(control, result.errors[control.dataset.field ?? ''] ?? '');
      controls.find((control) => control.ariaInvalid)?.focus();
    });
  }
}

if (!customElements.get('lead-form')) customElements.define('lead-form', LeadFormElement);
