import type { CountrySite } from './locales.ts';

export type Currency = CountrySite['currency'];

const PLAIN_NUMBER = /^(-?)(\d{1,15})(?:\.(\d*))?$/;

/**
 * The price rule of specification point 5. Text that already has a euro sign or `kr` is kept. Otherwise dots are
 * dropped, a comma marks decimals and thousands are grouped the German way; euro stands before, kr after the number.
 * Text that holds no number is kept, because an editor meant it ("on request"). The space is one at which no line breaks.
 * @example priceText('2999', 'euro') // '€\u00a02.999'
 * @example priceText('1234,5', 'sek') // '1.234,50\u00a0kr'
 */
export function priceText(text: string, currency: Currency): string {
  if (text.includes('€') || /kr/i.test(text)) return text;
  const plain = text.replaceAll('.', '').replace(',', '.').trim();
  const [, sign = '', whole, fraction] = PLAIN_NUMBER.exec(plain) ?? [];
  if (whole === undefined) return text;
  const number = sign + (fraction === undefined ? groupThousands(whole) : writeCents(whole, fraction));
  return currency === 'euro' ? `€\u00a0${number}` : `${number}\u00a0kr`;
}

/**
 * A number with points between its thousands, and a comma before its decimals: two at most, and none that says nothing.
 * @example plainText(2999.5) // '2.999,5'
 */
export function plainText(value: number): string {
  const [, sign = '', whole, fraction = ''] = PLAIN_NUMBER.exec(String(value)) ?? [];
  // Beyond what anybody pays or earns, `String` writes powers of ten.
  if (whole === undefined) return new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }).format(value);
  return sign + writeCents(whole, fraction).replace(/,00$|(?<=,\d)0$/, '');
}

/** By hand, because `Intl.NumberFormat` keeps a slow telephone busy for longer than a whole list of prices does. */
function groupThousands(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** Two digits after the comma; a half is rounded up. */
function writeCents(whole: string, fraction: string): string {
  const cents = BigInt(whole + fraction.slice(0, 2).padEnd(2, '0')) + (fraction.charAt(2) >= '5' ? 1n : 0n);
  const digits = String(cents).padStart(3, '0');
  return `${groupThousands(digits.slice(0, -2))},${digits.slice(-2)}`;
}

/**
 * A price as the CMS has it, which is a number, or a text that an editor typed; empty when it is not known. A number
 * has a point before its cents, where a typed price has a comma.
 */
export function cmsPriceText(price: unknown, currency: Currency): string {
  if (typeof price === 'string') return priceText(price, currency);
  return Number.isFinite(price) ? priceText(String(price).replace('.', ','), currency) : '';
}
