import type { Facts } from '../contract/facts.ts';
import { COUNTRY_SITES, type Country } from '../site/locales.ts';
import { numberTag } from '../site/number-tag.ts';
import { cmsPriceText } from '../site/price.ts';
import { isPlaceholderName, PLACEHOLDERS } from './names.ts';
import type { Replace } from './replace.ts';

/** Where there is nothing to say. Better than the name of it, which no visitor understands. */
export const NO_FACT = '…';

/** Where a fact is read: prices are written by the country's currency, numbers by the page's language. */
export interface FactPlace {
  country: Country;
  /** Language tag of the page. */
  lang: string;
}

/**
 * What visitors of a place read where a placeholder stands.
 * @param onMissing told the names that nothing can stand for; visitors read "…" there
 */
export function createFiller(facts: Facts, place: FactPlace, onMissing?: (name: string) => void): Replace {
  return (name) => {
    const text = writeFact(name, facts, place);
    if (text === undefined) onMissing?.(name);
    return text ?? NO_FACT;
  };
}

/**
 * A fact as people read it at a place.
 * @returns undefined for a name that is none, and for what the country does not have
 * @example writeFact('rating', facts, { country: 'nl', lang: 'nl-NL' }) // '4,7'
 */
export function writeFact(name: string, facts: Facts, { country, lang }: FactPlace): string | undefined {
  if (!isPlaceholderName(name)) return undefined;
  const value = facts[name];
  if (value === null) return undefined;
  // A telephone number stays on one line.
  if (typeof value === 'string') return value.replaceAll(/(?<=\d) (?=\d)/g, '\u00a0');
  switch (PLACEHOLDERS[name].writtenAs) {
    case 'count':
      return format(value, lang, {});
    case 'rating':
      return format(value, lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    case 'percent':
      return format(value, lang, { style: 'percent', maximumFractionDigits: 0 });
    case 'money':
      return cmsPriceText(value, COUNTRY_SITES[country].currency);
    case 'text':
      return String(value);
  }
}

function format(value: number, lang: string, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(numberTag(lang), options).format(value);
}
