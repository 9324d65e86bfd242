/** A visit: somebody's page on a country's site, and the words that stand there. */
import { type Locale, say as sayIn } from '@lumavelo/blocks/site';
import type { Browser, Locator, Page } from '@playwright/test';
import { messages as comparisonWords } from '../../../packages/blocks/src/blocks/BikeComparison/messages.ts';
import { messages as dealerWords } from '../../../packages/blocks/src/blocks/DealerLocatorMap/messages.ts';
import { wordsOf } from '../../../packages/blocks/src/calculator/messages.ts';
import { leadMessages } from '../../../packages/blocks/src/leads/lead-messages.ts';
import { formMessages } from '../../../packages/blocks/src/ui/form-messages.ts';
import { BIKE_MESSAGES } from '../../../web/src/bikes/bike-messages.ts';
import { LAYOUT_MESSAGES } from '../../../web/src/layout/messages.ts';
import { SEARCH_MESSAGES } from '../../../web/src/search/search-messages.ts';
import { findSite } from '../site.ts';
import type { VisitSite } from './visit-sites.ts';

/** The words of the product in a language; what editors wrote stands in `visit-sites.ts`. */
function readWords(locale: Locale) {
  return {
    layout: LAYOUT_MESSAGES[locale],
    bikes: BIKE_MESSAGES[locale],
    search: SEARCH_MESSAGES[locale],
    calculator: wordsOf(locale),
    dealers: (name: keyof typeof dealerWords) => sayIn(dealerWords[name], { locale }),
    comparison: (name: keyof typeof comparisonWords) => sayIn(comparisonWords[name], { locale }),
    form: (name: keyof typeof formMessages) => sayIn(formMessages[name], { locale }),
    lead: (name: keyof typeof leadMessages) => sayIn(leadMessages[name], { locale }),
  };
}

export interface Visit {
  page: Page;
  browser: Browser;
  site: VisitSite;
  words: ReturnType<typeof readWords>;
  /** Of the site, without a slash at the end. */
  url: string;
  header: Locator;
  main: Locator;
  footer: Locator;
  /** Follows a link of the menu. */
  follow(name: keyof VisitSite['menu']): Promise<void>;
  /** The cards of bikes that the visitor sees. */
  cards: Locator;
}

export type Task = readonly [name: string, act: (visit: Visit) => Promise<unknown>];

export function beginVisit(page: Page, browser: Browser, site: VisitSite): Visit {
  const header = page.getByRole('banner');
  return {
    page,
    browser,
    site,
    words: readWords(site.locale),
    url: findSite(site.country).url,
    header,
    main: page.getByRole('main'),
    footer: page.getByRole('contentinfo'),
    follow: (name) => header.getByRole('link', { name: site.menu[name], exact: true }).click(),
    cards: page.locator('.BikeCard:visible'),
  };
}

/** The amount of a text such as `€ 1.234,56 per maand`, in euros. */
export async function readAmount(place: Locator): Promise<number> {
  const [amount = ''] = /[\d.]+(?:,\d+)?/.exec((await place.textContent()) ?? '') ?? [];
  return Number(amount.replaceAll('.', '').replace(',', '.'));
}
