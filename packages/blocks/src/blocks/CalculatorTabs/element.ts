import { connectTabList } from '../../client/tab-list.ts';

/** How long a spinner stands in front of a panel that was switched to, in milliseconds (specification point 9). */
const SPINNER_TIME = 300;

class CalculatorTabs extends HTMLElement {
  #timer: number | undefined;

  connectedCallback() {
    connectTabList(this, (panel) => {
      window.clearTimeout(this.#timer);
      for (const busy of this.querySelectorAll(':scope > [aria-busy]')) busy.removeAttribute('aria-busy');
      panel.setAttribute('aria-busy', 'true');
      this.#timer = window.setTimeout(() => panel.removeAttribute('aria-busy'), SPINNER_TIME);
    });
  }
}

if (!customElements.get('calculator-tabs')) customElements.define('calculator-tabs', CalculatorTabs);
