import { numberTag } from '../site/number-tag.ts';
import { pause } from '../site/pause.ts';
import { cmsPriceText } from '../site/price.ts';

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

/**
 * Amounts are written by the price rule, as they are on cards on the same page, and fields with the same marks: a comma
 * begins decimals, and points part thousands, in every language. Each format is made when a number first needs it: on a
 * slow telephone one alone takes twenty milliseconds.
 */
function createNumbers(lang: string): Numbers {
  const plain = once(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }));
  const percent = once(() => new Intl.NumberFormat(numberTag(lang), { style: 'percent', maximumFractionDigits: 2 }));
  return {
    money: (value) => cmsPriceText(value, 'euro'),
    plain: (value) => plain().format(value),
    percent: (value) => percent().format(value),
    read: readNumber,
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Numbers with thousands parted, and the mark that parts them: 2.499,50 and 2,499.50. */
const GROUPED: readonly [mark: string, pattern: RegExp][] = [
  ['.', /^-?\d{1,3}(\.\d{3})+(,\d*)?$/],
  [',', /^-?\d{1,3}(,\d{3})+\.\d+$/],
];

/** Groups are dropped; one mark alone begins decimals, whichever it is, unless three digits follow a point. */
function readNumber(text: string): number | undefined {
  const bare = text.replace(/[\s€%'’]/g, '');
  const [mark] = GROUPED.find(([, pattern]) => pattern.test(bare)) ?? [];
  const tidy = mark ? bare.replaceAll(mark, '') : bare;
  return /^-?\d+([.,]\d*)?$/.test(tidy) ? Number(tidy.replace(',', '.')) : undefined;
}
