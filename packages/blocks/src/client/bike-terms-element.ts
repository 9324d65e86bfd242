/**
 * `<bike-terms>`: what a bike costs a month with each term that the country's calculator offers, to choose from. What is
 * chosen counts on every page. Without the calculator, and where its configuration names no term, there is no choice.
 */

import { fillIn } from 'page-format';
import { writeCosts } from '../ui/write-costs.ts';
import { calculateCosts } from './bike-costs.ts';
import { loadTerms, type Terms } from './calculator-inputs.ts';
import { passEntered } from './calculators.ts';
import { enteredFor, enteredValues, rememberEntered } from './entered-values.ts';

/** How far from the screen costs are calculated. */
const NEARNESS = '200px';

class BikeTerms extends HTMLElement {
  #sight: IntersectionObserver | undefined;
  #unsubscribe: (() => void) | undefined;
  #rows: { value: string; radio: HTMLInputElement; costs: HTMLElement }[] = [];

  connectedCallback(): void {
    this.#sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#sight?.disconnect();
        void this.#load();
      },
      { rootMargin: NEARNESS },
    );
    this.#sight.observe(this);
  }

  disconnectedCallback(): void {
    this.#sight?.disconnect();
    this.#unsubscribe?.();
  }

  get #source() {
    const { api = '', slug = '' } = this.dataset;
    return { apiUrl: api, slug };
  }

  async #load(): Promise<void> {
    try {
      const terms = await loadTerms(this.#source);
      if (!this.isConnected) return;
      if (terms) this.#draw(terms);
      if (terms) {
        this.#unsubscribe = enteredValues.subscribe(() => this.#show(terms, enteredFor(this.#source.slug)));
      }
      this.dataset.ready = '';
    } catch (error) {
      // The bike has a price without it.
      console.warn(error);
    }
  }

  #draw({ cell, choices }: Terms): void {
    const { months = '' } = this.dataset;
    const place = this.querySelector('[data-part="choices"]');
    this.#rows = choices.map(({ value, name }) => {
      const radio = document.createElement('input');
      Object.assign(radio, { type: 'radio', name: 'term', value });
      radio.addEventListener('change', () => {
        rememberEntered(this.#source.slug, { means: { term: value }, entered: { [cell]: value } });
        passEntered();
      });
      const title = document.createElement('span');
      title.textContent = name === value ? fillIn(months, { months: name }) : name;
      const costs = document.createElement('strong');
      const row = document.createElement('label');
      row.append(radio, title, costs);
      place?.append(row);
      return { value, radio, costs };
    });
  }

  /** An answer that is older than the newest question is not shown. */
  #show({ cell, choices, start }: Terms, of: ReturnType<typeof enteredFor>) {
    const { price = '' } = this.dataset;
    // Before terms were kept by themselves, they stood in their cell.
    const chosen = [of.term, of.entered[cell]].find((term) => choices.some(({ value }) => value === term)) ?? start;
    const asked = JSON.stringify(of);
    this.dataset.asked = asked;
    for (const { value, radio, costs } of this.#rows) {
      radio.checked = value === chosen;
      calculateCosts(this.#source, { ...of, price: Number(price), term: value })
        .then((answer) => writeCosts(answer).monthly, console.warn)
        .then((text) => {
          if (this.dataset.asked === asked) costs.textContent = text ?? '–';
        });
    }
  }
}

/** Lets the terms on a page fill themselves; a second time nothing happens. */
export function defineBikeTerms(): void {
  if (!customElements.get('bike-terms')) customElements.define('bike-terms', BikeTerms);
}
