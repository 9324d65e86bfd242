import type { CalculatorForm, CellRole } from '../contract/perform-calculations.ts';
import { BIKE_LIST_PATHS } from '../site/locales.ts';
import { pause } from '../site/pause.ts';
import { readPageValues } from './bike-cells.ts';
import { listPersonalInputs, SHARED_ROLES } from './entered-cells.ts';
import { calculate, fetchForm } from './fetch-calculator.ts';
import { type Field, makeFields } from './fields.ts';
import { make } from './make.ts';
import { wordsOf } from './messages.ts';
import { makeResults, type Results } from './results.ts';
import { ATTRIBUTES, readSettings, type Settings } from './settings.ts';
import { STYLE } from './style.ts';

/** What visitors enter that means the same in every calculator of a country. */
const MEANINGS = [
  ['grossSalary', 'cellForGrossSalary'],
  ['employerPays', 'cellForEmployerPays'],
  ['term', 'cellForTerm'],
] as const;

/** How long typing must rest before the CMS is asked, in milliseconds. */
const PAUSE = 300;

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
    #settings: Settings = readSettings(this, defaultApiUrl);
    #form: CalculatorForm | undefined;
    #fields: Field[] = [];
    /** Cells that the visitor changed since the calculator was drawn. */
    readonly #changed = new Set<string>();
    /** Results before the visitor changed anything. */
    #before: Readonly<Record<string, string>> = {};
    /** Meanings that follow from what the visitor changed, such as a salary from hours. */
    readonly #followed = new Set<string>();
    #results: Results | undefined;
    #failure: HTMLElement | undefined;
    #loading: AbortController | undefined;
    #calculation: AbortController | undefined;
    #timer: ReturnType<typeof setTimeout> | undefined;
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
      this.#loading?.abort();
      this.#calculation?.abort();
      clearTimeout(this.#timer);
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
        if (this.isConnected) void this.#load();
      });
    }

    async #load() {
      this.#settings = readSettings(this, defaultApiUrl);
      const { slug, apiUrl, lang, locale } = this.#settings;
      const words = wordsOf(locale);
      this.#loading?.abort();
      this.#calculation?.abort();
      const loading = new AbortController();
      this.#loading = loading;
      this.#draw(make('div', { class: 'state', role: 'status' }, make('span', { class: 'spinner' }), words.loading));
      try {
        const form = await fetchForm(apiUrl, slug, loading.signal);
        if (loading.signal.aborted) return;
        await this.#drawForm(form, lang, loading.signal);
      } catch (error) {
        if (loading.signal.aborted) return;
        console.error(error);
        this.#draw(this.#makeFailure(words.notLoaded, () => void this.#load()));
      }
    }

    #draw(...content: Node[]) {
      this.#root.replaceChildren(make('div', { class: 'calculator', lang: this.#settings.lang }, ...content));
    }

    /** In steps, so that a slow telephone answers its visitor in between. */
    async #drawForm(form: CalculatorForm, lang: string, outdated: AbortSignal) {
      const { siteUrl, locale } = this.#settings;
      const words = wordsOf(locale);
      this.#changed.clear();
      this.#followed.clear();
      this.#before = form.results;
      const made = makeFields(form, this.#settings, (cell) => {
        this.#changed.add(cell);
        this.#schedule();
      });
      await pause();
      if (outdated.aborted) return;
      this.#form = form;
      this.#fields = made;
      this.#results = makeResults(form, this.#settings, (index) => this.#tell('calculator-chart', { index }));
      this.#failure = make('div', { class: 'failure' });
      const fields = make(
        'form',
        { 'aria-label': words.yourValues },
        ...this.#fields.map(({ element }) => element),
        this.#makeConsent(),
      );
      fields.addEventListener('submit', (event) => {
        event.preventDefault();
        void this.#calculate();
      });
      const way = siteUrl && make('a', { href: siteUrl + BIKE_LIST_PATHS[locale] }, words.bikes);
      this.#results.element.append(this.#failure, ...(way ? [way] : []));
      this.#draw(fields, this.#results.element);
      this.lang ||= lang;
      void this.#calculate();
    }

    /** Whether the browser may keep what is entered: no, until the visitor says so. */
    #makeConsent(): HTMLElement | undefined {
      const { keeps, locale } = this.#settings;
      if (keeps === undefined) return undefined;
      const words = wordsOf(locale);
      const box = make('input', { id: 'keep', type: 'checkbox', checked: keeps, 'aria-describedby': 'keep-help' });
      box.addEventListener('change', () => this.#tell('calculator-keep', { isKept: box.checked }));
      return make(
        'div',
        { class: 'keep' },
        make('div', { class: 'field switch' }, box, make('label', { for: 'keep' }, words.keep)),
        make('p', { id: 'keep-help' }, words.keepHelp),
      );
    }

    #makeFailure(text: string, retry: () => void): HTMLElement {
      const button = make('button', { type: 'button', class: 'retry' }, wordsOf(this.#settings.locale).retry);
      button.addEventListener('click', retry);
      return make('div', { class: 'state' }, make('p', { role: 'alert' }, text), button);
    }

    #schedule() {
      clearTimeout(this.#timer);
      // What is on its way answers an older question already.
      this.#calculation?.abort();
      this.#timer = setTimeout(() => void this.#calculate(), PAUSE);
    }

    async #calculate() {
      clearTimeout(this.#timer);
      const [form, results, failure] = [this.#form, this.#results, this.#failure];
      if (!form || !results || !failure) return;
      this.#calculation?.abort();
      const calculation = new AbortController();
      this.#calculation = calculation;
      const values = this.#readValues(form);
      if (!values) {
        results.markOld();
        return results.element.removeAttribute('aria-busy');
      }
      results.element.setAttribute('aria-busy', 'true');
      try {
        const answer = await calculate(this.#settings.apiUrl, this.#settings.slug, values, calculation.signal);
        if (calculation.signal.aborted) return;
        failure.replaceChildren();
        results.show(answer);
        const { configuration } = form;
        if (this.#changed.size === 0) this.#before = answer;
        const at = (role: CellRole) => answer[configuration?.[role] ?? ''];
        this.#tell('calculator-result', {
          bikePrice: at('cellForBikePrice'),
          term: at('cellForTerm'),
          isChanged: this.#changed.size > 0,
          monthlyPrice: at('cellForMonthlyPrice'),
          totalSavings: at('cellForTotalSavings'),
          takeoverPrice: at('cellForTakeoverPrice'),
          grossSalary: at('cellForGrossSalary'),
          employerPays: at('cellForEmployerPays'),
          ...this.#listEntered(form, values),
          means: this.#listMeanings(form, answer),
          results: answer,
        });
      } catch (error) {
        if (calculation.signal.aborted) return;
        console.error(error);
        const { notCalculated } = wordsOf(this.#settings.locale);
        results.markOld();
        failure.replaceChildren(this.#makeFailure(notCalculated, () => void this.#calculate()));
      }
      results.element.removeAttribute('aria-busy');
    }

    /** @returns undefined while a field holds what cannot be calculated with; the field says so itself */
    #readValues(form: CalculatorForm): Record<string, string> | undefined {
      const values = readPageValues(form, this.#settings);
      for (const { cell, value } of this.#fields) {
        const entered = value();
        if (entered === undefined) return undefined;
        values[cell] = entered;
      }
      return values;
    }

    #listEntered(form: CalculatorForm, values: Readonly<Record<string, string>>): object {
      const entered: Record<string, string> = {};
      const shared: Record<string, string> = {};
      for (const { cell } of listPersonalInputs(form).filter(({ cell }) => this.#changed.has(cell))) {
        const role = SHARED_ROLES.find((known) => form.configuration?.[known] === cell);
        (role ? shared : entered)[role ?? cell] = values[cell] ?? '';
      }
      return { entered, shared };
    }

    /** A meaning whose cell is a result counts once it differs from what it was before the visitor came. */
    #listMeanings({ inputs, configuration }: CalculatorForm, answer: Readonly<Record<string, string>>): object {
      const told = MEANINGS.flatMap(([name, role]) => {
        const cell = configuration?.[role] ?? '';
        const isInput = inputs.some((input) => input.cell === cell);
        if (isInput ? this.#changed.has(cell) : answer[cell] !== this.#before[cell]) this.#followed.add(role);
        return this.#followed.has(role) ? [[name, answer[cell]]] : [];
      });
      return Object.fromEntries(told);
    }

    #tell(name: string, detail: object) {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
  };
}
