/** The bike finder: filters and sorts the cards that stand in the page. Its state is in the address and the store. */
import { bikeStore, rememberFilters } from '@lumavelo/blocks/client/bike-store';
import { type BikeFilters, type FoundBike, fits, sortBikes } from './filter-bikes.ts';

interface Card extends FoundBike {
  element: HTMLElement;
}

class BikeFinder extends HTMLElement {
  #cards: Card[] = [];
  #isAsked = false;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    form.hidden = false;
    this.#cards = [...this.querySelectorAll<HTMLElement>('[data-bike]')].map(readCard);
    fill(form, Object.fromEntries(new URLSearchParams(location.search)));
    if (![...form.elements].some((control) => isSet(control))) fill(form, bikeStore.get().filters);
    form.addEventListener('input', () => this.#change(form));
    form.addEventListener('submit', (event) => event.preventDefault());
    // The form is empty only after its own reaction to the event.
    form.addEventListener('reset', () => setTimeout(() => this.#change(form)));
    bikeStore.subscribe(() => this.#show(form));
  }

  /** Puts the cards into an order, unless they stand in it already: moving them means to lay out the whole list anew. */
  #arrange(found: readonly Card[]): void {
    const standing = this.querySelectorAll('[data-bike]:not([hidden])');
    if (found.every(({ element }, place) => element === standing[place])) return;
    const list = this.querySelector('.BikeFinder-list');
    for (const { element } of found) list?.append(element);
  }

  #change(form: HTMLFormElement): void {
    const filters = read(form);
    rememberFilters(filters);
    const query = new URLSearchParams(filters).toString();
    history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
  }

  #show(form: HTMLFormElement): void {
    const filters = read(form);
    // The page comes with all bikes, in the order of their names: until somebody asks for others there is nothing to do.
    this.#isAsked ||= Object.keys(filters).length > 0;
    if (!this.#isAsked) return;
    const liked = bikeStore.get().likedBikeIds;
    const found = this.#cards.filter((card) => {
      const isFound = fits(card, filters, liked);
      card.element.hidden = !isFound;
      return isFound;
    });
    this.#arrange(sortBikes(found, filters.sort));
    const status = this.querySelector<HTMLElement>('.BikeFinder-count');
    const { one = '', count = '' } = status?.dataset ?? {};
    if (status) status.textContent = found.length === 1 ? one : count.replace('{count}', String(found.length));
    const none = this.querySelector<HTMLElement>('.BikeFinder-none');
    if (none) none.hidden = found.length > 0;
  }
}

function readCard(element: HTMLElement): Card {
  const { bike = '', name = '', type = '', brand = '', price, range } = element.dataset;
  const number = (text: string | undefined) => (text === undefined || text === '' ? undefined : Number(text));
  return { element, documentId: bike, name, type, brand, price: number(price), range: number(range) };
}

function read(form: HTMLFormElement): BikeFilters {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => entry[1] !== '');
  return Object.fromEntries(entries);
}

function fill(form: HTMLFormElement, filters: BikeFilters): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = filters[control.name] === control.value;
    } else if (control instanceof HTMLInputElement) {
      control.value = filters[control.name] ?? '';
    } else if (control instanceof HTMLSelectElement) {
      const wish = filters[control.name] ?? '';
      control.value = [...control.options].some(({ value }) => value === wish) ? wish : '';
    }
  }
}

function isSet(control: Element): boolean {
  if (control instanceof HTMLInputElement) return control.type === 'checkbox' ? control.checked : control.value !== '';
  return control instanceof HTMLSelectElement && control.value !== '';
}

export function defineBikeFinder(): void {
  if (!customElements.get('bike-finder')) customElements.define('bike-finder', BikeFinder);
}
