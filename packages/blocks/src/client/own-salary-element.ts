/**
 * `<own-salary>`: the visitor's gross salary a month, for the prices of bikes on a page. Where the country's calculator asks
 * for no salary the place stays empty.
 */
import { fillIn } from 'page-format';
import { numbersOf } from '../calculator/numbers.ts';
import { writeNumber } from '../calculator/write-number.ts';
import { loadSalaryInput } from './calculator-inputs.ts';
import { enteredValues, rememberEntered } from './entered-values.ts';

/** How long typing must rest before bikes are calculated anew, in milliseconds. */
const PAUSE = 300;

class OwnSalary extends HTMLElement {
  #timer: number | undefined;

  connectedCallback(): void {
    void this.#load();
  }

  disconnectedCallback(): void {
    window.clearTimeout(this.#timer);
  }

  async #load(): Promise<void> {
    const { api = '', slug = '', between = '' } = this.dataset;
    const input = await loadSalaryInput({ apiUrl: api, slug }).catch(console.warn);
    const field = this.querySelector('input');
    const error = this.querySelector<HTMLElement>('[role="alert"]');
    if (!input || !field || !error) return;
    const numbers = numbersOf(document.documentElement.lang);
    const { cell, minimum, maximum } = input;
    const [low, high] = [minimum ?? 0, maximum ?? Number.MAX_SAFE_INTEGER];
    const read = () => {
      const number = numbers.read(field.value);
      const isFit = number !== undefined && number >= low && number <= high;
      const limits = { minimum: numbers.plain(low), maximum: numbers.plain(high) };
      error.textContent = isFit ? '' : fillIn(between, limits);
      field.setAttribute('aria-invalid', String(!isFit));
      return isFit ? number : undefined;
    };
    field.addEventListener('input', () => {
      window.clearTimeout(this.#timer);
      const number = read();
      if (number === undefined) return;
      this.#timer = window.setTimeout(() => {
        rememberEntered(slug, { means: { grossSalary: String(number) }, entered: { [cell]: writeNumber(number) } });
      }, PAUSE);
    });
    enteredValues.subscribe(({ grossSalary }) => {
      if (document.activeElement !== field) field.value = numbers.plain(grossSalary);
    });
    this.hidden = false;
  }
}

/** Lets the field for the salary on a page wake; a second time nothing happens. */
export function defineOwnSalary(): void {
  if (!customElements.get('own-salary')) customElements.define('own-salary', OwnSalary);
}
