import { fillIn } from 'page-format';
import type { CalculatorForm, CellRole, InputCell } from '../contract/perform-calculations.ts';
import { keepUsable, listChoices, readCell, withMeanings } from './entered-cells.ts';
import { make } from './make.ts';
import { helpOf, labelOf, wordsOf } from './messages.ts';
import { type Numbers, numbersOf } from './numbers.ts';
import type { Settings } from './settings.ts';
import { writeNumber } from './write-number.ts';

/** A field on screen: what it sends to its cell, or undefined while what is entered is of no use. */
export interface Field {
  cell: string;
  element: HTMLElement;
  value(): string | undefined;
}

interface Making {
  input: InputCell;
  id: string;
  label: string;
  start: string;
  settings: Settings;
  numbers: Numbers;
  onChange(): void;
}

/**
 * The fields that visitors fill in, in the order of the calculator. What means the same in every calculator, such as the
 * salary, starts as the page says: it may have been entered elsewhere since. The others start with what was entered here
 * before, and all else with what the workbook has.
 * @param onChange is told which cell the visitor's change is for
 */
export function makeFields(form: CalculatorForm, settings: Settings, onChange: (cell: string) => void): Field[] {
  const numbers = numbersOf(settings.lang);
  const entered = keepUsable(form, withMeanings(form, settings.entered, settings.starts.cellForTerm));
  const roles = Object.entries(form.configuration ?? {}) as [CellRole, string][];
  return form.inputs
    .filter(({ source }) => source === 'visitor')
    .map((declared, index) => {
      const role = roles.find(([, cell]) => cell === declared.cell)?.[0];
      const input =
        role === 'cellForBikePrice'
          ? { ...declared, maximum: Math.min(settings.maxBikePrice, declared.maximum ?? Infinity) }
          : declared;
      const said = role && role !== 'cellForTerm' ? settings.starts[role] : undefined;
      const start = said || (entered[declared.cell] ?? form.results[declared.cell] ?? '');
      const making = {
        input,
        id: `field-${index}`,
        label: labelOf(input, settings.locale),
        start,
        settings,
        numbers,
        onChange: () => onChange(declared.cell),
      };
      const field = (MAKERS[input.type] ?? makeNumber)(making);
      addHelp(field.element, making.id, helpOf(input, settings.locale));
      return field;
    });
}

const MAKERS: Partial<Record<InputCell['type'], (making: Making) => Field>> = {
  choice: makeChoice,
  yesNo: makeSwitch,
  text: makeText,
};

function addHelp(field: HTMLElement, id: string, help: string): void {
  const control = help && field.querySelector(`#${id}`);
  if (!control) return;
  const described = control.getAttribute('aria-describedby');
  control.setAttribute('aria-describedby', described ? `${id}-help ${described}` : `${id}-help`);
  field.append(make('p', { class: 'help', id: `${id}-help` }, help));
}

function makeChoice({ input, id, label, start, onChange }: Making): Field {
  const options = listChoices(input).map(({ value, name }) =>
    make('option', { value, selected: value === start }, name),
  );
  const select = make('select', { id }, ...options);
  select.addEventListener('change', onChange);
  // Only an element around a select can draw its arrow with room beside it.
  const box = make('div', { class: 'choice' }, select);
  const element = make('div', { class: 'field' }, make('label', { for: id }, label), box);
  return { cell: input.cell, element, value: () => select.value };
}

function makeSwitch({ input, id, label, start, onChange }: Making): Field {
  const box = make('input', { id, type: 'checkbox', checked: start.toUpperCase() === 'TRUE' });
  box.addEventListener('change', onChange);
  const element = make('div', { class: 'field switch' }, box, make('label', { for: id }, label));
  return { cell: input.cell, element, value: () => String(box.checked) };
}

function makeText({ input, id, label, start, onChange }: Making): Field {
  const text = make('input', { id, type: 'text', value: start, maxlength: 500 });
  text.addEventListener('input', onChange);
  const element = make('div', { class: 'field' }, make('label', { for: id }, label), text);
  return { cell: input.cell, element, value: () => text.value };
}

/** A field to type in, and where both ends are known a slider below it. Percentages are typed as 42, not as 0.42. */
function makeNumber({ input, id, label, start, settings, numbers, onChange }: Making): Field {
  const { cell, type, minimum, maximum, step } = input;
  const words = wordsOf(settings.locale);
  const factor = type === 'percent' ? 100 : 1;
  const [low, high] = [scale(minimum, factor), scale(maximum, factor)];
  const unit = { money: '€', percent: '%', number: '' }[type as 'money' | 'percent' | 'number'];
  const shown = Math.round(readCell(start) * factor * 1e6) / 1e6;
  const typed = make('input', {
    id,
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    value: Number.isFinite(shown) ? numbers.plain(shown) : '',
    'aria-describedby': `${id}-error`,
  });
  const error = make('p', { class: 'error', id: `${id}-error`, role: 'alert' });
  const slider =
    low !== undefined && high !== undefined
      ? make('input', {
          type: 'range',
          min: low,
          max: high,
          step: scale(step, factor) ?? 1,
          value: shown,
          'aria-label': fillIn(words.slider, { label }),
        })
      : undefined;

  const read = () => {
    const number = numbers.read(typed.value);
    const isOutside =
      number !== undefined && ((low !== undefined && number < low) || (high !== undefined && number > high));
    const limits = { minimum: numbers.plain(low ?? 0), maximum: numbers.plain(high ?? Number.MAX_SAFE_INTEGER) };
    const between = fillIn(type === 'money' ? words.between : words.betweenNumbers, limits);
    error.textContent = number === undefined ? words.notANumber : isOutside ? between : '';
    typed.setAttribute('aria-invalid', String(error.textContent !== ''));
    return number === undefined || isOutside ? undefined : number;
  };
  const fill = () =>
    slider?.style.setProperty('--at', String((Number(slider.value) - (low ?? 0)) / ((high ?? 1) - (low ?? 0))));
  typed.addEventListener('input', () => {
    const number = read();
    if (slider && number !== undefined) slider.value = String(number);
    fill();
    onChange();
  });
  slider?.addEventListener('input', () => {
    typed.value = numbers.plain(Number(slider.value));
    read();
    fill();
    onChange();
  });
  fill();

  const box = make('div', { class: 'amount' }, typed, unit && make('span', { 'aria-hidden': 'true' }, unit));
  const element = make('div', { class: 'field' }, make('label', { for: id }, label), box, slider, error);
  const value = () => {
    const number = read();
    return number === undefined ? undefined : writeNumber(number) + (type === 'percent' ? ' %' : '');
  };
  return { cell, element, value };
}

/** Rounded, because 0.6 of a hundred must not become 60.00000001. */
function scale(value: number | null | undefined, factor: number): number | undefined {
  return value === null || value === undefined ? undefined : Math.round(value * factor * 1e6) / 1e6;
}
