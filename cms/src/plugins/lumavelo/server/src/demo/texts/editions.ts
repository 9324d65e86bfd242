import type { Locale } from '@lumavelo/blocks/site';
import { EXAMPLE_COUNTRIES, type ExampleCountry } from '../calculators/employer-example.ts';
import { CALCULATOR_FACTS, type CalculatorTab, EMPLOYER_SAVINGS } from './calculators.ts';
import type { EmployerTexts } from './employers/employer-texts.ts';
import { EMPLOYER_TEXTS } from './employers/index.ts';
import { TEXTS } from './index.ts';
import type { PageTexts, SiteTexts } from './site-texts.ts';

/** The words of the pages of a language, and what goes with them. */
export interface Edition {
  site: SiteTexts;
  employers: EmployerTexts;
  employerSavings: PageTexts;
  calculatorFacts: Readonly<Record<CalculatorTab, readonly string[]>>;
  /** Whose examples the page for employers shows. */
  examples: readonly ExampleCountry[];
  /** Whether a country that reads it has calculators. */
  hasCalculators: boolean;
  /** Whether pages about amounts end in the form for an offer. */
  leadsToOffer: boolean;
}

const EXAMPLES: Readonly<Record<Locale, readonly ExampleCountry[]>> = {
  nl: ['nl'],
  be: ['be'],
  de: ['de'],
  'de-AT': ['at'],
  en: EXAMPLE_COUNTRIES,
  fr: [],
};

/** As the countries of a language read it, but for those that have an edition of their own. */
export const EDITIONS = Object.fromEntries(
  Object.entries(TEXTS).map(([name, site]): [string, Edition] => {
    const locale = name as Locale;
    return [
      locale,
      {
        site,
        employers: EMPLOYER_TEXTS[locale],
        employerSavings: EMPLOYER_SAVINGS[locale],
        calculatorFacts: CALCULATOR_FACTS[locale],
        examples: EXAMPLES[locale],
        hasCalculators: true,
        leadsToOffer: locale === 'fr',
      },
    ];
  }),
) as Readonly<Record<Locale, Edition>>;
