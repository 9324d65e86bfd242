import { checkForm, type FormControl, followErrors, showError } from '../../client/form-errors.ts';
import { embedAddress, type HubspotTarget, submissionAddress, submit } from '../../client/hubspot.ts';

declare global {
  interface Window {
    /** What HubSpot's own script brings along. */
    hbspt?: { forms: { create(options: HubspotTarget & { target: string }): void } };
  }
}

/** Sends the form to HubSpot, or, where an editor chose HubSpot's own one, loads that once a visitor agrees. */
class HubspotFormElement extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    if (form) this.#wakeForm(form);
    const embed = this.querySelector<HTMLElement>('.HubspotForm-embed');
    if (embed) this.#wakeEmbed(embed);
  }

  get #target(): HubspotTarget {
    const { portal = '', form = '', region = '' } = this.dataset;
    return { portalId: portal, formId: form, region };
  }

  #wakeForm(form: HTMLFormElement): void {
    const named = (name: string) => form.elements.namedItem(name) as FormControl;
    followErrors(form);
    enableButton(form);

    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      if (this.dataset.state === 'sending') return;
      if (!checkForm(form)) return;

      this.dataset.state = 'sending';
      const result = named('website').value ? 'sent' : await this.#send(form);
      this.dataset.state = result === 'bad-email' ? 'ready' : result;
      if (result === 'sent') this.querySelector<HTMLElement>('.Form-status')?.focus();
      if (result !== 'bad-email') return;
      showError(named('email'), named('email').dataset.invalid ?? '');
      named('email').focus();
    });
  }

  #send(form: HTMLFormElement) {
    const { consent: _consent, website: _website, ...values } = Object.fromEntries(new FormData(form));
    return submit(submissionAddress(this.#target, import.meta.env.PUBLIC_HUBSPOT_FORMS_URL), {
      values: values as Record<string, string>,
      consent: this.querySelector('.Form-consent label')?.textContent ?? '',
      pageUri: location.href,
      pageName: document.title,
    });
  }

  #wakeEmbed(embed: HTMLElement): void {
    const button = enableButton(embed);
    const target = this.#target;
    const address = embedAddress(target.region);
    const message = this.querySelector('[data-for="failed"]');
    if (message) message.textContent = message.textContent?.replace('{address}', address) ?? '';
    button?.addEventListener('click', () => {
      this.dataset.state = 'sending';
      const script = Object.assign(document.createElement('script'), { src: address, async: true });
      script.addEventListener('error', () => {
        script.remove();
        this.dataset.state = 'failed';
      });
      script.addEventListener('load', () => {
        this.dataset.state = 'ready';
        embed.replaceChildren();
        window.hbspt?.forms.create({ ...target, target: `#${embed.id}` });
      });
      document.head.append(script);
    });
  }
}

function enableButton(parent: HTMLElement): HTMLButtonElement | null {
  const button = parent.querySelector('button');
  if (button) button.disabled = false;
  return button;
}

if (!customElements.get('hubspot-form')) customElements.define('hubspot-form', HubspotFormElement);
