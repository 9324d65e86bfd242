import { type BikeCard, type BikeListPlace, type CardText, readBikes } from './bike-card.ts';

/** A list older than this is asked for again, in milliseconds. */
const FRESH_FOR = 24 * 60 * 60 * 1_000;

/** How far from the screen a list is when the script of its costs is fetched. */
const NEARNESS = '400px';

/** When the site was built, as the page says; without a word about it the list counts as fresh. */
function pageAge(): number {
  const builtAt = document.querySelector<HTMLTimeElement>('time[data-built-at]')?.dateTime ?? '';
  return Date.now() - (Date.parse(builtAt) || Date.now());
}

/**
 * Bikes that were written into the page when the site was built. Only a page that was built long ago asks the CMS
 * again; if that fails or finds none, what stands there stays. What bikes cost a month is calculated by a script of its
 * own, which nobody loads who never comes near.
 */
class BikeListElement extends HTMLElement {
  #sight: IntersectionObserver | undefined;

  connectedCallback(): void {
    if (this.querySelector('bike-costs')) this.awaitCosts();
    if (pageAge() > FRESH_FOR) this.refresh().catch(() => {});
  }

  disconnectedCallback(): void {
    this.#sight?.disconnect();
  }

  private awaitCosts(): void {
    this.#sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#sight?.disconnect();
        // Without it the bikes have their prices all the same.
        import('../../client/bike-costs-element.ts').then(({ defineBikeCosts }) => defineBikeCosts()).catch(() => {});
      },
      { rootMargin: NEARNESS },
    );
    this.#sight.observe(this);
  }

  private async refresh(): Promise<void> {
    const { cms = '', files = cms, address = '', limit, types = '{}', currency, path = '' } = this.dataset;
    const answer = await fetch(cms + address);
    if (!answer.ok) return;
    const place: BikeListPlace = {
      typeNames: JSON.parse(types),
      currency: currency === 'sek' ? 'sek' : 'euro',
      fileBase: files,
    };
    const bikes = readBikes(await answer.json(), place).slice(0, Number(limit));
    const pattern = this.querySelector(':scope > :has(bike-costs)') ?? this.firstElementChild;
    if (!pattern || bikes.length === 0) return;
    this.replaceChildren(...bikes.map((bike) => fillCard(pattern.cloneNode(true) as HTMLElement, bike, path)));
  }
}

function fillCard(card: HTMLElement, bike: BikeCard, path: string): HTMLElement {
  for (const field of card.querySelectorAll<HTMLElement>('[data-field]')) {
    const value = bike[field.dataset.field as CardText];
    field.hidden = value === '';
    if (field instanceof HTMLImageElement) {
      Object.assign(field, { srcset: bike.sources, src: value });
      const point = bike.focalPoint as { x: number; y: number } | undefined;
      // What is no place leaves the middle.
      field.style.objectPosition = point ? `${point.x}% ${point.y}%` : '';
    } else field.textContent = value;
    if (field instanceof HTMLAnchorElement) field.href = path + encodeURIComponent(bike.slug);
    if (field.dataset.field === 'price' && field.parentElement) field.parentElement.hidden = value === '';
  }
  fillCosts(card.querySelector('bike-costs'), bike.amount);
  return card;
}

function fillCosts(costs: HTMLElement | null, amount: number | undefined): void {
  if (!costs) return;
  if (amount === undefined) costs.remove();
  else {
    costs.replaceChildren();
    costs.dataset.price = String(amount);
  }
}

if (!customElements.get('bike-list')) customElements.define('bike-list', BikeListElement);
