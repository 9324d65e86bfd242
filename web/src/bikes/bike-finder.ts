import { bikeStore } from '@lumavelo/blocks/client/bike-store';
import type { FinderFilters } from './finder-filters.ts';

/**
 * `<bike-finder>`: the cards stand in the page; what filters and sorts them is fetched when the address or the browser has
 * filters already, and else when a visitor turns to them.
 */
class BikeFinder extends HTMLElement {
  #filters: Promise<FinderFilters | undefined> | undefined;

  connectedCallback(): void {
    // A list that became shorter until its filters are there would lose the place to which a visitor goes back.
    if (location.search || Object.keys(bikeStore.get().filters).length > 0) void this.#load();
    else this.dataset.ready = '';
    for (const type of ['focusin', 'pointerdown', 'input', 'reset']) {
      this.addEventListener(type, ({ target }) => {
        // What stands on the cards is no filter.
        if (target instanceof Element && !target.closest('.BikeCard')) void this.#load();
      });
    }
    this.addEventListener('click', async ({ target }) => {
      const { type } = (target instanceof Element && target.closest<HTMLElement>('button[data-type]')?.dataset) || {};
      if (type) (await this.#load())?.chooseType(type);
    });
    this.addEventListener('submit', (event) => event.preventDefault());
    this.querySelector('.BikeFinder-more')?.addEventListener('click', async (event) => {
      event.preventDefault();
      (await this.#load())?.showMore();
    });
  }

  /** Where its script does not come, the whole list is there to read, as it is without any script. */
  #load(): Promise<FinderFilters | undefined> {
    this.#filters ??= import('./finder-filters.ts').then(
      ({ FinderFilters }) => {
        const filters = new FinderFilters(this);
        this.dataset.ready = '';
        return filters;
      },
      (error: unknown) => {
        console.warn(error);
        delete this.dataset.ready;
        return undefined;
      },
    );
    return this.#filters;
  }
}

export function defineBikeFinder(): void {
  if (!customElements.get('bike-finder')) customElements.define('bike-finder', BikeFinder);
}
