import type { CountrySite } from './locales.ts';

export type Currency = CountrySite['currency'];

const WHOLE = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Up to 15 digits, which a number holds exactly. */
const PLAIN_NUMBER = /^-?\d{1,15}(\.\d*)?$/;

/**
 * The price rule of specification point 5. Text that already has a euro sign or `kr` is kept. Otherwise dots are
 * dropped, a comma marks decimals and thousands are grouped the German way; euro stands before, kr after the number.
 * Text that holds no number is kept, because an editor meant it ("on request").
 * @example priceText('2999', 'euro') // '€ 2.999'
 * @example priceText('1234,5', 'sek') // '1.234,50 kr'
 */
export function priceText(text: string, currency: Currency): string {
  if (text.includes('€') || /kr/i.test(text)) return text;
  const plain = text.replaceAll('.', '').replace(',', '.').trim();
  if (!PLAIN_NUMBER.test(plain)) return text;
  const number = (plain.includes('.') ? CENTS : WHOLE).format(Number(plain));
  return currency === 'euro' ? `€ ${number}` : `${number} kr`;
}

/**
 * A price as the CMS has it, which is a number, or a text that an editor typed; empty when it is not known. A number
 * has a point before its cents, where a typed price has a comma.
 */
export function cmsPriceText(price: unknown, currency: Currency): string {
  if (typeof price === 'string') return priceText(price, currency);
  return Number.isFinite(price) ? priceText(String(price).replace('.', ','), currency) : '';
}
