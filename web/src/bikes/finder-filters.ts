/** What the finder does with its form: it filters, sorts and counts the cards, in the address and in the store. */
import { bikeStore, rememberFilters } from '@lumavelo/blocks/client/bike-store';
import { fillIn } from 'page-format';
import { type BikeFilters, type FoundBike, findPriceLimit, fits, sortBikes } from './filter-bikes.ts';
import { CARDS_AT_ONCE } from './finder-limits.ts';

interface Card extends FoundBike {
  element: HTMLElement;
  /** What else people call such a bike. */
  words: string;
}

/** Of the address: how many cards are shown. It is no filter, and so it is not remembered. */
const SHOWN = 'show';

export class FinderFilters {
  readonly #finder: HTMLElement;
  readonly #form: HTMLFormElement;
  readonly #cards: Card[];
  #search: Promise<(words: string) => string[]> | undefined;
  #hits: readonly string[] | undefined;
  #priceLimit: number | undefined;
  /** The price a month that could not be calculated with, such as while the CMS is away. */
  #unknownMonthly: string | undefined;
  #shown: number;
  /** Answers to older wishes are of no interest. */
  #wish = 0;

  constructor(finder: HTMLElement) {
    this.#finder = finder;
    const form = finder.querySelector('form');
    if (!form) throw new Error('The finder has no form.');
    this.#form = form;
    this.#cards = [...finder.querySelectorAll<HTMLElement>('[data-bike]')].map(readCard);
    const asked = readAddress();
    this.#shown = Math.max(CARDS_AT_ONCE, Number(asked[SHOWN]) || 0);
    // What was chosen while this was on its way counts more than what was kept.
    const isChosen = Object.keys(this.#read()).length > 0;
    if (!isChosen) fill(form, asked);
    if (Object.keys(this.#read()).length === 0) {
      fill(form, bikeStore.get().filters);
      // So that the address can be sent as it stands.
      this.#writeAddress(this.#read());
    }
    // The order is chosen outside the form's own element.
    finder.addEventListener('input', () => this.#change());
    // The form is empty only after its own reaction to the event.
    form.addEventListener('reset', () => setTimeout(() => this.#change()));
    this.#part('chips')?.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) this.#drop(target.dataset.name ?? '');
    });
    finder.dataset.filtering = '';
    bikeStore.subscribe(() => this.#show());
    addEventListener('popstate', () => this.#goBack());
    if (isChosen) this.#change();
    else void this.#resolve();
  }

  showMore(): void {
    const first = this.#cards.find(({ element }) => element.dataset.later === '');
    this.#shown += CARDS_AT_ONCE;
    this.#writeAddress(this.#read());
    this.#show();
    first?.element.querySelector('a')?.focus();
  }

  #part(name: string): HTMLElement | null {
    return this.#finder.querySelector(`[data-part="${name}"]`);
  }

  #read(): BikeFilters {
    const entries = [...new FormData(this.#form)].filter((entry): entry is [string, string] => entry[1] !== '');
    return Object.fromEntries(entries);
  }

  #change(): void {
    this.#shown = CARDS_AT_ONCE;
    const filters = this.#read();
    this.#writeAddress(filters, isStep(readAddress(), filters));
    rememberFilters(filters);
    void this.#resolve();
  }

  /** Each choice is a step of the way back: the browser's button takes back the last one. */
  #goBack(): void {
    const { [SHOWN]: shown, ...filters } = readAddress();
    this.#shown = Math.max(CARDS_AT_ONCE, Number(shown) || 0);
    fill(this.#form, filters);
    rememberFilters(this.#read());
    void this.#resolve();
  }

  #writeAddress(filters: BikeFilters, isStep = false): void {
    const query = new URLSearchParams(filters);
    if (this.#shown > CARDS_AT_ONCE) query.set(SHOWN, String(this.#shown));
    const address = query.size > 0 ? `?${query}` : location.pathname;
    if (isStep) history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
  }

  /** Pressed once more, a type is asked for no longer. */
  chooseType(type: string): void {
    const select = this.#form.elements.namedItem('type');
    if (!(select instanceof HTMLSelectElement)) return;
    select.value = select.value === type ? '' : type;
    this.#change();
  }

  #drop(name: string): void {
    const control = this.#form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = false;
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = '';
    this.#change();
    // The button is gone; the next one is where its neighbour was.
    (this.#part('chips')?.querySelector('button') ?? this.#form.querySelector('input'))?.focus();
  }

  /** What words find and a price a month means takes scripts and calculations; then the cards are shown anew. */
  async #resolve(): Promise<void> {
    this.#wish += 1;
    const wish = this.#wish;
    const { q, monthly } = this.#read();
    this.#show();
    const [hits, priceLimit] = await Promise.all([this.#find(q), this.#findLimit(monthly)]);
    if (wish !== this.#wish) return;
    [this.#hits, this.#priceLimit] = [hits, priceLimit];
    this.#unknownMonthly = priceLimit === undefined ? monthly : undefined;
    this.#show();
  }

  async #find(words: string | undefined): Promise<readonly string[] | undefined> {
    if (!words?.trim()) return undefined;
    this.#search ??= import('./search-bikes.ts').then(({ createSearch }) => createSearch(this.#cards));
    try {
      return (await this.#search)(words);
    } catch (error) {
      console.warn(error);
      // The script did not come: what is typed is looked for as it stands.
      this.#search = undefined;
      const wanted = words.trim().toLowerCase();
      return this.#cards.filter(({ name }) => name.toLowerCase().includes(wanted)).map(({ documentId }) => documentId);
    }
  }

  /** With what the visitor entered into the calculator. */
  async #findLimit(monthly: string | undefined): Promise<number | undefined> {
    const pattern = this.#finder.querySelector<HTMLElement>('bike-costs');
    if (!monthly || !pattern) return undefined;
    try {
      const { calculateFor } = await import('@lumavelo/blocks/client/bike-costs-element');
      const prices = this.#cards.flatMap(({ price }) => price ?? []);
      return await findPriceLimit(
        prices,
        Number(monthly),
        async (price) => (await calculateFor(pattern, price)).monthly,
      );
    } catch (error) {
      console.warn(error);
      return undefined;
    }
  }

  #show(): void {
    const filters = this.#read();
    const help = { likedIds: bikeStore.get().likedBikeIds, hits: this.#hits, priceLimit: this.#priceLimit };
    const found = sortBikes(
      this.#cards.filter((card) => fits(card, filters, help)),
      filters.sort,
      help.hits,
    );
    const isFound = new Set<Card>(found);
    for (const card of this.#cards) card.element.hidden = !isFound.has(card);
    for (const [index, { element }] of found.entries()) element.toggleAttribute('data-later', index >= this.#shown);
    this.#arrange(found);
    this.#count(found.length);
    this.#countChoices(filters, help);
    this.#listChips(filters);
    for (const button of this.#part('types')?.querySelectorAll('button') ?? [])
      button.ariaPressed = String(button.dataset.type === filters.type);
  }

  /** Puts the cards into an order, unless they stand in it already: moving them means to lay out the whole list anew. */
  #arrange(found: readonly Card[]): void {
    const standing = this.#finder.querySelectorAll('[data-bike]:not([hidden])');
    if (found.every(({ element }, place) => element === standing[place])) return;
    const list = this.#finder.querySelector('.BikeFinder-list');
    for (const { element } of found) list?.append(element);
  }

  #count(count: number): void {
    const { one = '', count: many = '' } = this.#part('count')?.dataset ?? {};
    const text = count === 1 ? one : fillIn(many, { count });
    const status = this.#part('count');
    if (status && status.textContent !== text) status.textContent = text;
    const done = this.#part('done');
    if (done) done.textContent = fillIn(done.dataset.text ?? '', { bikes: text });
    const none = this.#finder.querySelector<HTMLElement>('.BikeFinder-none');
    if (none) none.hidden = count > 0;
    const more = this.#finder.querySelector<HTMLElement>('.BikeFinder-more');
    if (more) more.hidden = count <= this.#shown;
  }

  /** Behind each choice stands how many bikes there are with it, by all other filters. */
  #countChoices(filters: BikeFilters, help: Parameters<typeof fits>[2]): void {
    for (const select of this.#form.querySelectorAll('select')) {
      if (select.name === 'sort' || select.name === 'monthly') continue;
      for (const option of select.options) {
        if (!option.value) continue;
        const wish = { ...filters, [select.name]: option.value };
        const count = this.#cards.filter((card) => fits(card, wish, help)).length;
        option.text = `${option.dataset.name} (${count})`;
      }
    }
  }

  /** What is asked for, so that nothing filters unseen; each can be dropped. */
  #listChips(filters: BikeFilters): void {
    const chips = this.#part('chips');
    if (!chips) return;
    const names = Object.keys(filters).filter((name) => name !== 'sort');
    const amount = this.#part('active');
    if (amount) amount.textContent = names.length > 0 ? String(names.length) : '';
    chips.replaceChildren(
      ...names.map((name) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.dataset.name = name;
        button.textContent = this.#nameFilter(name, filters[name] ?? '');
        if (name === 'monthly' && filters[name] === this.#unknownMonthly)
          button.textContent = fillIn(chips.dataset.unknown ?? '', { filter: button.textContent });
        button.setAttribute('aria-label', fillIn(chips.dataset.drop ?? '', { filter: button.textContent }));
        return button;
      }),
    );
  }

  /** Such as "Brand: Grachten". */
  #nameFilter(name: string, value: string): string {
    const control = this.#form.elements.namedItem(name);
    const label = control instanceof HTMLElement ? (control.closest('label')?.dataset.label ?? '') : '';
    if (control instanceof HTMLInputElement && control.type === 'checkbox') return label;
    if (!(control instanceof HTMLSelectElement)) return `“${value}”`;
    return `${label}: ${control.selectedOptions[0]?.dataset.name}`;
  }
}

function readAddress(): BikeFilters {
  return Object.fromEntries(new URLSearchParams(location.search));
}

/** Words that are typed on are no further step, nor is what changes nothing. */
function isStep(before: BikeFilters, filters: BikeFilters): boolean {
  const write = ({ q, [SHOWN]: _, ...others }: BikeFilters) => JSON.stringify([others, !q]);
  return write(before) !== write(filters);
}

function readCard(element: HTMLElement): Card {
  const { bike = '', name = '', type = '', brand = '', frame = '', colours = '', words = '' } = element.dataset;
  const { price, range, weight } = element.dataset;
  const number = (text: string | undefined) => (text === undefined || text === '' ? undefined : Number(text));
  return {
    ...{ element, documentId: bike, name, type, brand, frame, colours: colours.split(' '), words },
    ...{ price: number(price), range: number(range), weight: number(weight) },
  };
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
