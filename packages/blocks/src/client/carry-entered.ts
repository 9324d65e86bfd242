import { fillIn } from 'page-format';
import { cmsPriceText } from '../site/price.ts';
import { findNamedBike, nameBike } from './named-bike.ts';

/** What `calculator-result` tells that an offer needs; what somebody earns is not among it. */
export interface Calculation {
  bikePrice?: string | undefined;
  term?: string | undefined;
  monthlyPrice?: string | undefined;
  /** Whether the visitor changed anything; what a calculator starts with is nobody's wish. */
  isChanged?: boolean;
}

/** What a form is about, as far as it is known. */
interface Subject {
  bike?: string;
  price?: number | undefined;
  months?: number | undefined;
  monthly?: number | undefined;
}

/** Sentences of the page, with `{months}` and `{price}`. */
interface Words {
  months: string;
  monthly: string;
}

const subjects = new WeakMap<HTMLFormElement, Subject>();

/** Begins with the bike that the page's address names. */
export async function carryBike(form: HTMLFormElement): Promise<void> {
  const bike = await findNamedBike(findNote(form)?.dataset.api ?? '');
  if (bike) carry(form, { bike: nameBike(bike), price: bike.retail_price ?? undefined, ...subjects.get(form) });
}

/** Follows what the visitor calculates on the page, for a bike that was chosen or with values of their own. */
export function carryCalculation(form: HTMLFormElement, { isChanged, ...calculation }: Calculation): void {
  if (!isChanged && !new URLSearchParams(location.search).has('price')) return;
  carry(form, {
    price: readNumber(calculation.bikePrice),
    months: readNumber(calculation.term),
    monthly: readNumber(calculation.monthlyPrice),
  });
}

/** Into the field for the bike, or else the message; not over what the visitor wrote. They are told, and may change it. */
function carry(form: HTMLFormElement, known: Subject): void {
  const subject = { ...subjects.get(form), ...known };
  subjects.set(form, subject);
  const note = findNote(form);
  const field = form.querySelector<HTMLInputElement>('[data-field="bike"], [data-field="message"]');
  if (!note || !field || (field.value !== '' && field.value !== field.dataset.put)) return;
  field.value = writeSubject(subject, JSON.parse(note.dataset.carried ?? ''));
  field.dataset.put = field.value;
  note.hidden = field.value === '';
}

function findNote(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector('[data-carried]');
}

function writeSubject({ bike, price, months, monthly }: Subject, words: Words): string {
  const parts = [
    bike,
    price && cmsPriceText(price, 'euro'),
    months && fillIn(words.months, { months }),
    monthly && fillIn(words.monthly, { price: cmsPriceText(monthly, 'euro') }),
  ];
  return parts.filter(Boolean).join(', ');
}

function readNumber(text: string | undefined): number | undefined {
  return Number(text) || undefined;
}
