import type { CalculatorProfile, Country, Locale } from '@lumavelo/blocks/site';
import type { EntryReference, PageDocument, PageReference } from 'page-format';
import type { BikeTypeValue } from './catalogue/bikes.ts';
import type { DemoReview } from './catalogue/reviews.ts';
import type { DemoImages } from './images.ts';
import type { Edition } from './texts/editions.ts';
import type { FaqTopic, PageKind, PageTexts, SiteTexts } from './texts/site-texts.ts';

/** What pages refer to; known once files and entries exist, and every page at least as an empty draft. */
export interface DemoTargets {
  images: DemoImages;
  pages: Readonly<Record<PageKind | 'home', PageReference>>;
  types: Readonly<Record<BikeTypeValue, EntryReference>>;
  faqs: Readonly<Record<FaqTopic['category'], EntryReference>>;
  reviews: readonly DemoReview[];
  /** The example calculators, by locale and whom they are for. */
  calculators: Readonly<Partial<Record<Locale, DemoCalculators>>>;
}

/** The calculators of a country. */
export type DemoCalculators = Readonly<Record<'employee' | CalculatorProfile, EntryReference>>;

/** One page in one locale. */
export interface DemoPage {
  locale: Locale;
  title: string;
  slug: string;
  /** None named: all countries that have the locale. */
  countries?: readonly Country[];
  seo: { metaTitle: string; metaDescription: string };
  buildContent(targets: DemoTargets): PageDocument;
}

/** What a page of the demo is built from. */
export interface PageParts {
  words: PageTexts;
  site: SiteTexts;
  /** Whose words they are. */
  edition: Edition;
  locale: Locale;
  targets: DemoTargets;
}
