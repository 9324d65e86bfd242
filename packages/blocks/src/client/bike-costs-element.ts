/**
 * `<bike-costs>`: what a bike costs a month and saves in all. What the page came with is for the country's default person.
 * Where the visitor entered something, or the page came with nothing, the country's calculator is asked: once for all bikes
 * that the page shows, and for others when they are shown. When it fails the place is empty, because the bike has a price
 * without it, or says so in the words that it was given.
 *
 * `<costs-basis>`: whom these amounts are for.
 */

import type { BikeLease } from '../contract/bike-lease.ts';
import { type CostsLine, listCostsLines, writeBasis } from '../ui/write-costs.ts';
import { calculateCosts } from './bike-costs.ts';
import { NOTHING_ENTERED } from './bike-store.ts';
import { enteredFor, enteredValues } from './entered-values.ts';

/** How far from the screen bikes that were not shown before are calculated. */
const NEARNESS = '200px';

class BikeCosts extends HTMLElement {
  static readonly observedAttributes = ['data-price'];

  /** What was asked for last: an older answer must not come over a newer one. */
  #asked: string | undefined;

  connectedCallback(): void {
    // The page came with what nobody entered anything for.
    this.#asked ??= this.#question(NOTHING_ENTERED);
    if (!this.firstElementChild) this.#asked = '';
    sight.observe(this);
    void this.calculate();
  }

  attributeChangedCallback(_name: string, before: string | null): void {
    if (before !== null) void this.calculate();
  }

  #question(values: object): string {
    return JSON.stringify([this.dataset.price, values]);
  }

  async calculate(): Promise<void> {
    const { dataset } = this;
    const values = enteredFor(dataset.slug ?? '');
    const asked = this.#question(values);
    if (asked === this.#asked) return;
    // Of what is not shown nothing is asked, and what was for somebody else is not said.
    const isShown = this.checkVisibility();
    this.#asked = isShown ? asked : '';
    if (!isShown) return this.replaceChildren();
    const costs = await calculateFor(this, Number(dataset.price)).catch(console.warn);
    if (asked !== this.#asked) return;
    taxClasses.set(dataset.slug, costs?.taxClass);
    for (const basis of document.querySelectorAll<CostsBasis>(`costs-basis[data-slug="${dataset.slug}"]`))
      basis.write();
    this.replaceChildren(...(costs ? listCostsLines(costs, dataset) : listFailure(dataset)).map(toElement));
  }
}

/** What the place says instead of amounts, where it says anything. */
function listFailure({ failed }: DOMStringMap): CostsLine[] {
  return failed ? [{ className: 'BikeCosts-failed', text: failed }] : [];
}

function calculateAll(): void {
  for (const costs of document.querySelectorAll<BikeCosts>('bike-costs')) void costs.calculate();
}

/** What comes near may not have been shown before. */
const sight = new IntersectionObserver(calculateAll, { rootMargin: NEARNESS });

function toElement({ className, text }: CostsLine): HTMLElement {
  const element = document.createElement('span');
  Object.assign(element, { className, textContent: text });
  return element;
}

/** What amounts were calculated with here, by calculator. Until then they, and their basis, are those that the page came with. */
const taxClasses = new Map<string | undefined, string | undefined>();

/** Says another basis when there are other amounts, and not while these are under way. */
class CostsBasis extends HTMLElement {
  connectedCallback(): void {
    if (taxClasses.has(this.dataset.slug)) this.write();
  }

  write(): void {
    const { dataset } = this;
    const taxClass = taxClasses.get(dataset.slug);
    if (taxClass) dataset.taxClass = taxClass;
    const { grossSalary, term } = enteredFor(dataset.slug ?? '');
    this.textContent = writeBasis({ ...dataset, grossSalary, months: term || dataset.months });
  }
}

/** What a bike of a price costs, with the calculator of a place and what the visitor entered into it. */
export function calculateFor({ dataset }: HTMLElement, price: number): Promise<BikeLease> {
  const { api = '', slug = '' } = dataset;
  return calculateCosts({ apiUrl: api, slug }, { price, ...enteredFor(slug) });
}

/** Lets the places of costs on a page fill themselves, now and later ones; a second time nothing happens. */
export function defineBikeCosts(): void {
  if (customElements.get('bike-costs')) return;
  customElements.define('bike-costs', BikeCosts);
  enteredValues.listen(calculateAll);
  customElements.define('costs-basis', CostsBasis);
}
