import type { Country, Locale } from '@lumavelo/blocks/site';
import type { FakeEntry } from '../../web/src/testing/fake-cms.ts';
import { generatePages } from './generate-pages.ts';

/** Which country shows which languages: each of the six languages once. */
export const SITES: readonly (readonly [country: Country, locales: readonly Locale[]])[] = [
  ['nl', ['nl', 'en']],
  ['de', ['de']],
  ['be', ['be', 'fr']],
  ['at', ['de-AT']],
];

/** Reference and document id of the questions that some pages show. */
export const FAQ = 'questions';

/**
 * Sites with so many pages in each language.
 * @param withQuestions every so many pages of the first language shows the same questions; none without it
 */
export function generateSites(pagesPerLocale: number, withQuestions = 0): FakeEntry[] {
  const pages = generatePages(pagesPerLocale);
  return SITES.flatMap(([country, locales]) =>
    pages.map((page, index): FakeEntry => {
      const own = page.locales.nl as FakeEntry['locales'][string];
      const blocks = own.blocks ?? [];
      const shows = withQuestions > 0 && country === 'nl' && index % withQuestions === 0;
      const content = { ...own, blocks: shows ? [...blocks, QUESTIONS] : blocks };
      return {
        documentId: `${country}-${page.documentId}`,
        countries: [country],
        locales: Object.fromEntries(locales.map((locale, place) => [locale, place === 0 ? content : own])),
        refs: { ...page.refs, ...(shows && { [`api::faq.faq:${FAQ}`]: writeQuestions('Is my bike insured?') }) },
      };
    }),
  );
}

const QUESTIONS = {
  id: 'faq',
  type: 'FaqBlock',
  v: 1,
  props: { faq: { $ref: 'api::faq.faq', documentId: FAQ, snapshot: { title: 'Questions' } } },
};

/** An entry of questions as the CMS delivers it. */
export function writeQuestions(question: string) {
  return { documentId: FAQ, title: 'Questions', items: [{ question, answer: 'Yes, against theft and damage.' }] };
}
