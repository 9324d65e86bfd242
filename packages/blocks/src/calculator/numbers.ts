import { cmsPriceText, plainText } from '../site/price.ts';

/** Numbers as visitors read and type them, in the language of the calculator. */
export interface Numbers {
  money(value: number): string;
  /** A number for a field: no currency, at most two decimals. */
  plain(value: number): string;
  percent(value: number): string;
  /** @returns undefined when the text is no number */
  read(text: string): number | undefined;
}

/** Languages that part a number from its percent sign. */
const PARTS_PERCENT = /^(?:de|fr)\b/;

/**
 * Amounts are written by the price rule, as they are on cards on the same page, and other numbers with the same marks: a
 * comma begins decimals, and points part thousands, in every language.
 */
export function numbersOf(lang: string): Numbers {
  const unit = PARTS_PERCENT.test(lang) ? '\u00a0%' : '%';
  return {
    money: (value) => cmsPriceText(value, 'euro'),
    plain: plainText,
    percent: (value) => plainText(value * 100) + unit,
    read: readNumber,
  };
}

/** Numbers with thousands parted, and the mark that parts them: 2.499,50 and 2,499.50. */
const GROUPED: readonly [mark: string, pattern: RegExp][] = [
  ['.', /^-?\d{1,3}(\.\d{3})+(,\d*)?$/],
  [',', /^-?\d{1,3}(,\d{3})+\.\d+$/],
];

/** Groups are dropped; one mark alone begins decimals, whichever it is, unless three digits follow a point. */
function readNumber(text: string): number | undefined {
  // Shops write 2.499,- and 2499 euro.
  const bare = text.replace(/[\s€%'’]|eur(os?)?|,[-–]+\D*$/gi, '');
  const [mark] = GROUPED.find(([, pattern]) => pattern.test(bare)) ?? [];
  const tidy = mark ? bare.replaceAll(mark, '') : bare;
  return /^-?\d+([.,]\d*)?$/.test(tidy) ? Number(tidy.replace(',', '.')) : undefined;
}
