import type { CellRole } from '../contract/perform-calculations.ts';
import { type Country, isCountry, isLocale, type Locale, languageTag } from '../site/locales.ts';
import type { EnteredCells } from './entered-cells.ts';

/** What the page around a calculator says with attributes. Each has a default (specification point 9). */
export interface Settings {
  slug: string;
  locale: Locale;
  country: Country;
  /** BCP 47 tag of the words and numbers. */
  lang: string;
  /** Prices include VAT. */
  vat: boolean;
  maxBikePrice: number;
  /** What the calculator starts with, as numbers with a point; the workbook's own where it is missing. */
  starts: Readonly<Partial<Record<CellRole, string | undefined>>>;
  leasingFactor: string | undefined;
  residualValue: string | undefined;
  /** What the visitor entered before, here or on another page. */
  entered: EnteredCells;
  /** Whether the browser keeps what is entered; undefined where the page keeps nothing, and so asks nothing. */
  keeps: boolean | undefined;
  /** Address of the country's site, for the way to its bikes; empty where no site is known, as on the canvas. */
  siteUrl: string;
  /** Address of the CMS, without a slash at the end. */
  apiUrl: string;
  /** Index of the chart tab that is open at first, from 0. */
  chart: number;
}

export const ATTRIBUTES = [
  'slug',
  'locale',
  'country',
  'vat',
  'max-bike-price',
  'bike-price',
  'gross-salary',
  'employer-pays',
  'term',
  'leasing-factor',
  'residual-value',
  'site-url',
  'api-url',
  'chart',
  'entered',
  'keeps',
] as const;

const DEFAULT_MAX_BIKE_PRICE = 10_000;

/** @param defaultApiUrl the CMS of the site that the script came from */
export function readSettings(element: Element, defaultApiUrl: string): Settings {
  const read = (name: (typeof ATTRIBUTES)[number]) => element.getAttribute(name)?.trim() || undefined;
  const siteUrl = readAddress(read('site-url'));
  const givenCountry = read('country') ?? findCountry(siteUrl);
  const country = isCountry(givenCountry) ? givenCountry : 'nl';
  const givenLocale = read('locale');
  const locale = isLocale(givenLocale) ? givenLocale : 'en';
  const maxBikePrice = Number(read('max-bike-price'));
  return {
    slug: read('slug') ?? '',
    locale,
    country,
    lang: languageTag(locale, country),
    vat: !/^(false|0|no|off)$/i.test(read('vat') ?? ''),
    maxBikePrice: maxBikePrice > 0 ? maxBikePrice : DEFAULT_MAX_BIKE_PRICE,
    starts: {
      cellForBikePrice: read('bike-price'),
      cellForGrossSalary: read('gross-salary'),
      cellForEmployerPays: read('employer-pays'),
      cellForTerm: read('term'),
    },
    leasingFactor: read('leasing-factor'),
    residualValue: read('residual-value'),
    entered: readCells(read('entered')),
    keeps: read('keeps') === undefined ? undefined : read('keeps') === 'true',
    siteUrl,
    apiUrl: readAddress(read('api-url')) || defaultApiUrl,
    chart: Number(read('chart')) || 0,
  };
}

/** JSON of texts by cell; anything else is as if nothing had been entered. */
function readCells(text: string | undefined): EnteredCells {
  try {
    const cells: unknown = JSON.parse(text ?? '{}');
    if (typeof cells !== 'object' || cells === null) return {};
    return Object.fromEntries(Object.entries(cells).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Only web addresses: attributes of a page may come from anywhere. */
function readAddress(value: string | undefined): string {
  return value && /^https?:\/\//i.test(value) && URL.canParse(value) ? value.replace(/\/+$/, '') : '';
}

/** The country suffix of a site's address: `https://www.example.nl` and `https://www.example.com/nl` are both nl. */
function findCountry(siteUrl: string): string | undefined {
  if (!siteUrl) return undefined;
  const { hostname, pathname } = new URL(siteUrl);
  return [pathname.split('/').pop(), hostname.split('.').pop()].find(isCountry);
}
