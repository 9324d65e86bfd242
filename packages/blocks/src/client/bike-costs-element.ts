/**
 * `<bike-costs>`: what a bike costs a month and saves in all, asked of the country's calculator when the bike comes near
 * the screen, with the salary that the visitor last calculated with. Until it knows, its place stays empty; so it does
 * when the calculator fails, because the bike has a price without it.
 */

import { fillIn } from 'page-format';
import type { Country } from '../site/locales.ts';
import { calculateCosts, writeCosts } from './bike-costs.ts';
import { bikeStore, rememberSalary } from './bike-store.ts';

/** How far from the screen costs are calculated. */
const NEARNESS = '200px';

class BikeCosts extends HTMLElement {
  #sight: IntersectionObserver | undefined;
  #unsubscribe: (() => void) | undefined;
  /** The salary that was asked for last: an older answer must not come over a newer one. */
  #asked = '';

  connectedCallback(): void {
    this.#sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#sight?.disconnect();
        this.#unsubscribe = bikeStore.subscribe(({ grossSalary, employerShare }) => {
          void this.#calculate(grossSalary, employerShare);
        });
      },
      { rootMargin: NEARNESS },
    );
    this.#sight.observe(this);
  }

  disconnectedCallback(): void {
    this.#sight?.disconnect();
    this.#unsubscribe?.();
  }

  async #calculate(grossSalary: number, employerShare: number): Promise<void> {
    const { api = '', slug = '', country, price = '', monthly = '', saving = '', cheaper = '' } = this.dataset;
    const asked = `${grossSalary} ${employerShare}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    try {
      const costs = await calculateCosts(
        { apiUrl: api, slug, country: country as Country },
        { price: Number(price), grossSalary, employerShare },
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

/** Lets the places of costs on a page fill themselves, now and later ones; a second time nothing happens. */
export function defineBikeCosts(): void {
  if (customElements.get('bike-costs')) return;
  customElements.define('bike-costs', BikeCosts);
  // What visitors enter into a calculator on the page holds for all bikes.
  document.addEventListener('calculator-result', (event) => {
    const { grossSalary, employerPays } = (event as CustomEvent<{ grossSalary?: string; employerPays?: string }>)
      .detail;
    rememberSalary({ grossSalary, employerShare: employerPays });
  });
}
