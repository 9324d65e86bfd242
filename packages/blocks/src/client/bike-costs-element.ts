/**
 * `<bike-costs>`: what a bike costs a month and saves in all, asked of the country's calculator when the bike comes near
 * the screen, with what the visitor last entered into it. Until it knows, its place stays empty; so it does
 * when the calculator fails, because the bike has a price without it.
 */

import { fillIn } from 'page-format';
import type { Country } from '../site/locales.ts';
import { type BikeCosts as Costs, calculateCosts, writeCosts } from './bike-costs.ts';
import { enteredFor, enteredValues } from './entered-values.ts';

/** How far from the screen costs are calculated. */
const NEARNESS = '200px';

class BikeCosts extends HTMLElement {
  #sight: IntersectionObserver | undefined;
  #unsubscribe: (() => void) | undefined;
  /** What was asked for last: an older answer must not come over a newer one. */
  #asked = '';

  connectedCallback(): void {
    this.#sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#sight?.disconnect();
        this.#unsubscribe = enteredValues.subscribe(() => void this.#calculate());
      },
      { rootMargin: NEARNESS },
    );
    this.#sight.observe(this);
  }

  disconnectedCallback(): void {
    this.#sight?.disconnect();
    this.#unsubscribe?.();
  }

  async #calculate(): Promise<void> {
    const { api = '', slug = '', country, price = '', monthly = '', saving = '', cheaper = '' } = this.dataset;
    const values = enteredFor(slug);
    const asked = JSON.stringify(values);
    if (asked === this.#asked) return;
    this.#asked = asked;
    try {
      const costs = await calculateCosts(
        { apiUrl: api, slug, country: country as Country },
        { price: Number(price), ...values },
      );
      if (asked !== this.#asked) return;
      const texts = writeCosts(costs);
      this.replaceChildren(
        ...line('BikeCosts-monthly', monthly, texts.monthly),
        ...line('BikeCosts-saving', saving, texts.saving),
        ...line('BikeCosts-saving', cheaper, texts.cheaper),
      );
    } catch (error) {
      console.warn(error);
    }
  }
}

function line(className: string, text: string, price: string | undefined): HTMLElement[] {
  if (price === undefined) return [];
  const element = document.createElement('span');
  element.className = className;
  element.textContent = fillIn(text, { price });
  return [element];
}

/** What a bike of a price costs, with the calculator of a place and what the visitor entered into it. */
export function calculateFor({ dataset }: HTMLElement, price: number): Promise<Costs> {
  const { api = '', slug = '', country } = dataset;
  return calculateCosts({ apiUrl: api, slug, country: country as Country }, { price, ...enteredFor(slug) });
}

/** Lets the places of costs on a page fill themselves, now and later ones; a second time nothing happens. */
export function defineBikeCosts(): void {
  if (customElements.get('bike-costs')) return;
  customElements.define('bike-costs', BikeCosts);
}
