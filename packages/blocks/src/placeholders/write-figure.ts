import type { Figures } from '../contract/figures.ts';
import { COUNTRY_SITES, type Country } from '../site/locales.ts';
import { numberTag } from '../site/number-tag.ts';
import { cmsPriceText } from '../site/price.ts';
import { isPlaceholderName, PLACEHOLDERS } from './names.ts';

/** Where a figure is read: prices are written by the country's currency, numbers by the page's language. */
export interface FigurePlace {
  country: Country;
  /** Language tag of the page. */
  lang: string;
}

/**
 * A figure as people read it at a place.
 * @returns undefined for a name that is none, and for what the country does not have
 * @example writeFigure('rating', figures, { country: 'nl', lang: 'nl-NL' }) // '4,7'
 */
export function writeFigure(name: string, figures: Figures, { country, lang }: FigurePlace): string | undefined {
  const value = isPlaceholderName(name) ? figures[name] : null;
  if (value === null || !isPlaceholderName(name)) return undefined;
  switch (PLACEHOLDERS[name].writtenAs) {
    case 'count':
      return format(value, lang, {});
    case 'rating':
      return format(value, lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    case 'percent':
      return format(value, lang, { style: 'percent', maximumFractionDigits: 0 });
    case 'money':
      return cmsPriceText(value, COUNTRY_SITES[country].currency);
  }
}

function format(value: number, lang: string, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(numberTag(lang), options).format(value);
}
