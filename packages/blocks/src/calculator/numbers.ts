import { numberTag } from '../site/number-tag.ts';
import { pause } from '../site/pause.ts';

/** Numbers as visitors read and type them, in the language of the calculator. */
export interface Numbers {
  money(value: number): string;
  /** A number for a field: no currency, at most two decimals. */
  plain(value: number): string;
  percent(value: number): string;
  /** @returns undefined when the text is no number */
  read(text: string): number | undefined;
}

const byLanguage = new Map<string, Numbers>();

/** The same for everybody who asks for a language, because formats are slow to make. */
export function numbersOf(lang: string): Numbers {
  const numbers = byLanguage.get(lang) ?? createNumbers(lang);
  byLanguage.set(lang, numbers);
  return numbers;
}

/** Makes the format that fields need, apart from other work: for while an answer is on its way. */
export async function prepareNumbers(lang: string): Promise<void> {
  await pause();
  numbersOf(lang).plain(0);
}

/** Each format is made when a number first needs it: on a slow telephone one alone takes twenty milliseconds. */
function createNumbers(lang: string): Numbers {
  const euros = once(() => new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' }));
  const tag = numberTag(lang);
  const cents = once(() => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
  const plain = once(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }));
  const percent = once(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }));
  // Asked and not known by language: English in the Netherlands writes a comma.
  const usesPoint = once(() => writesPoint(plain()));
  // There it also writes €2,999.50 beside 2.999,5; on a page a comma is to mean one thing.
  const isMixed = once(() => writesPoint(euros()) !== usesPoint());
  const money = (value: number) => {
    const text = euros().format(value);
    return isMixed() ? text.replace(/\d.*\d/, cents().format(Math.abs(value))) : text;
  };
  return {
    money,
    plain: (value) => plain().format(value),
    percent: (value) => percent().format(value),
    read: (text) => readNumber(text, usesPoint()),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function writesPoint(format: Intl.NumberFormat): boolean {
  return format.formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === '.');
}

/** Groups are dropped; a mark in front of other than three digits is a decimal mark, whichever it is. */
function readNumber(text: string, usesPoint: boolean): number | undefined {
  const bare = text.replace(/[\s€%'’]/g, '');
  const group = usesPoint ? ',' : '.';
  const decimal = usesPoint ? '.' : ',';
  const isGrouped = new RegExp(`^-?\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d*)?$`).test(bare);
  const tidy = isGrouped ? bare.replaceAll(group, '') : bare;
  return /^-?\d+([.,]\d*)?$/.test(tidy) ? Number(tidy.replace(',', '.')) : undefined;
}
