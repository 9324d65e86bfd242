import type { CalculatorForm } from '../contract/perform-calculations.ts';
import { BIKE_LIST_PATHS } from '../site/locales.ts';
import { pause } from '../site/pause.ts';
import { readPageValues } from './bike-cells.ts';
import { calculate, fetchForm } from './fetch-calculator.ts';
import { type Field, makeFields } from './fields.ts';
import { make } from './make.ts';
import { wordsOf } from './messages.ts';
import { makeResults, type Results } from './results.ts';
import { readSettings, type Settings } from './settings.ts';
import { VisitorChanges } from './visitor-changes.ts';

/** How long typing must rest before the CMS is asked, in milliseconds. */
const PAUSE = 300;

/** The form of the CMS as it is drawn. */
interface Drawn {
  form: CalculatorForm;
  fields: readonly Field[];
  results: Results;
  changes: VisitorChanges;
  /** Where a failed calculation is told. */
  failure: HTMLElement;
}

/** Loads, draws and calculates what one `<bike-calculator>` shows. */
export class Calculator {
  readonly #element: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #defaultApiUrl: string;
  #settings: Settings;
  #drawn: Drawn | undefined;
  #loading: AbortController | undefined;
  #calculation: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, root: ShadowRoot, defaultApiUrl: string) {
    this.#element = element;
    this.#root = root;
    this.#defaultApiUrl = defaultApiUrl;
    this.#settings = readSettings(element, defaultApiUrl);
  }

  /** Drops what is on its way. */
  stop() {
    this.#loading?.abort();
    this.#calculation?.abort();
    clearTimeout(this.#timer);
  }

  /** Loads and draws the calculator that the element's attributes name. */
  async load() {
    this.#settings = readSettings(this.#element, this.#defaultApiUrl);
    const { slug, apiUrl, locale } = this.#settings;
    const words = wordsOf(locale);
    this.#loading?.abort();
    this.#calculation?.abort();
    const loading = new AbortController();
    this.#loading = loading;
    this.#draw(make('div', { class: 'state', role: 'status' }, make('span', { class: 'spinner' }), words.loading));
    try {
      const form = await fetchForm(apiUrl, slug, loading.signal);
      if (loading.signal.aborted) return;
      await this.#drawForm(form, loading.signal);
    } catch (error) {
      if (loading.signal.aborted) return;
      console.error(error);
      this.#draw(this.#makeFailure(words.notLoaded, () => void this.load()));
    }
  }

  #draw(...content: Node[]) {
    this.#root.replaceChildren(make('div', { class: 'calculator', lang: this.#settings.lang }, ...content));
  }

  /** In steps, so that a slow telephone answers its visitor in between. */
  async #drawForm(form: CalculatorForm, outdated: AbortSignal) {
    const { siteUrl, locale, lang } = this.#settings;
    const words = wordsOf(locale);
    const changes = new VisitorChanges(form);
    const fields = makeFields(form, this.#settings, (cell) => {
      changes.add(cell);
      this.#schedule();
    });
    await pause();
    if (outdated.aborted) return;
    const results = makeResults(form, this.#settings, (index) => this.#tell('calculator-chart', { index }));
    const failure = make('div', { class: 'failure' });
    const entry = make(
      'form',
      { 'aria-label': words.yourValues },
      ...fields.map(({ element }) => element),
      this.#makeConsent(),
    );
    entry.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#calculate();
    });
    const way = siteUrl && make('a', { href: siteUrl + BIKE_LIST_PATHS[locale] }, words.bikes);
    results.element.append(failure, ...(way ? [way] : []));
    this.#drawn = { form, fields, results, changes, failure };
    this.#draw(entry, results.element);
    this.#element.lang ||= lang;
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
    if (!this.#drawn) return;
    const { results, changes, failure } = this.#drawn;
    this.#calculation?.abort();
    const calculation = new AbortController();
    this.#calculation = calculation;
    const values = this.#readValues(this.#drawn);
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
      this.#tell('calculator-result', changes.describeResult(values, answer));
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
  #readValues({ form, fields }: Drawn): Record<string, string> | undefined {
    const values = readPageValues(form, this.#settings);
    for (const { cell, value } of fields) {
      const entered = value();
      if (entered === undefined) return undefined;
      values[cell] = entered;
    }
    return values;
  }

  #tell(name: string, detail: object) {
    this.#element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
