import { Calculator } from './calculator.ts';
import { ATTRIBUTES } from './settings.ts';
import { STYLE } from './style.ts';

/** How far from the screen a calculator begins. In a tab that nobody opened it asks the CMS nothing. */
const NEARNESS = '300px';

/**
 * `<bike-calculator>`: asks the CMS which cells a calculator has, draws fields and results into a shadow root, and
 * calculates as visitors type. Events leave it as `calculator-result` (with `bikePrice`, `term`, `monthlyPrice`,
 * `totalSavings`, `takeoverPrice`, `grossSalary` and `employerPays`; `isChanged` once the visitor changed anything; in
 * `entered` the cells that the visitor changed, but for the price, in `shared` instead those of `SHARED_ROLES` by their roles,
 * and in `means` what they changed that means the same in other calculators: `grossSalary`, `employerPays` and `term`) and `calculator-chart` (with the `index` of the tab). It
 * keeps nothing itself: where the page does, which says so with the attribute `keeps`, visitors are asked whether they want
 * that, and `calculator-keep` tells their answer (`isKept`).
 * @param defaultApiUrl the CMS of the site that the script came from; the attribute `api-url` names another
 */
export function createCalculatorElement(defaultApiUrl: string): CustomElementConstructor {
  return class BikeCalculator extends HTMLElement {
    static readonly observedAttributes = ATTRIBUTES;

    readonly #root = this.attachShadow({ mode: 'open' });
    readonly #calculator = new Calculator(this, this.#root, defaultApiUrl);
    #isPlanned = false;
    #sight: IntersectionObserver | undefined;
    #isSeen = false;

    constructor() {
      super();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      this.#root.adoptedStyleSheets = [sheet];
    }

    connectedCallback() {
      this.#sight = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          this.#sight?.disconnect();
          this.#isSeen = true;
          this.#plan();
        },
        { rootMargin: NEARNESS },
      );
      this.#sight.observe(this);
    }

    disconnectedCallback() {
      this.#sight?.disconnect();
      this.#calculator.stop();
    }

    attributeChangedCallback(name: string, _: string | null, value: string | null) {
      const keep = name === 'keeps' && this.#root.querySelector<HTMLInputElement>('#keep');
      // What was agreed in another calculator of the page takes nothing that was typed into this one.
      if (keep && value !== null) keep.checked = value === 'true';
      else if (this.isConnected) this.#plan();
    }

    /** Pages set several attributes one after the other; they are one change. */
    #plan() {
      if (this.#isPlanned || !this.#isSeen) return;
      this.#isPlanned = true;
      queueMicrotask(() => {
        this.#isPlanned = false;
        if (this.isConnected) void this.#calculator.load();
      });
    }
  };
}
