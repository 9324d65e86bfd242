import { checkForm, followErrors } from '@lumavelo/blocks/client/form-errors';
import { sendToken } from './send-token.ts';

/** Behind the `#` of a link: a documentId and its signature. The places of the page itself have shorter names. */
const TOKEN = /^#([\w.-]{24,200})$/;

/** Takes the token from the address, and sends it once somebody presses the button. */
class NewsletterForm extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    const code = this.querySelector<HTMLInputElement>('[name="token"]');
    if (!form || !code) return;
    const token = takeToken();
    if (token) code.value = token;
    else this.dataset.typed = '';
    followErrors(form);
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      if (this.dataset.state === 'sending' || !checkForm(form)) return;
      this.dataset.state = 'sending';
      const result = await sendToken(form.action, new FormData(form));
      this.dataset.state = result.status;
      if (result.status === 'failed') this.#explain(result.message);
      else this.querySelector<HTMLElement>('.Form-status')?.focus();
      const withdraw = this.querySelector<HTMLAnchorElement>('[data-withdraw]');
      if (withdraw && result.status === 'sent' && result.withdrawAddress) withdraw.href = result.withdrawAddress;
    });
  }

  /** What the CMS says in the visitor's language stands in place of the usual sentence. */
  #explain(message: string | undefined): void {
    const failed = this.querySelector('.Form-status [data-for="failed"]');
    if (failed && message) failed.textContent = message;
  }
}

/** The token of the address, which then stands there no longer: addresses are shared, kept and measured. A reload finds it. */
function takeToken(): string | undefined {
  const [, token] = TOKEN.exec(location.hash) ?? [];
  if (token) history.replaceState({ token }, '', location.pathname + location.search);
  return token ?? (history.state as { token?: string } | null)?.token;
}

customElements.define('newsletter-form', NewsletterForm);
