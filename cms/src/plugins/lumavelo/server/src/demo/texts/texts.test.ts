import { isPlaceholderName, listNames } from '@lumavelo/blocks/placeholders';
import { LOCALES, type Locale } from '@lumavelo/blocks/site';
import { describe, expect, test } from 'vitest';
import { DEMO_REVIEWS } from '../catalogue/reviews.ts';
import type { DemoPage, DemoTargets } from '../demo-page.ts';
import { homeDe } from '../pages/home.de.ts';
import { homeNl } from '../pages/home.nl.ts';
import { listPages } from '../pages/layouts.ts';
import { shortHomes } from '../pages/short-homes.ts';
import { listFrenchPages } from '../seed-pages.ts';
import { FRANCE, FRENCH_LOCALES, FRENCH_PAGES, FRENCH_TOPICS } from './france.ts';
import { TEXTS } from './index.ts';

/** Whatever pages refer to, in the shape of what they take: only their words matter here. */
const ANYTHING: DemoTargets = new Proxy({} as DemoTargets, {
  get: (_, group) =>
    group === 'reviews'
      ? []
      : new Proxy({}, { get: () => ({ $ref: 'api::page.page', documentId: 'x', snapshot: {}, hash: '' }) }),
});

/** Every text of the demo in a locale, each by itself. */
function listTexts(locale: Locale): string[] {
  const homes = [homeNl, homeDe, ...shortHomes].filter((page) => page.locale === locale);
  const reviews = DEMO_REVIEWS.filter(([of]) => of === locale);
  return sentencesOf([[...homes, ...listPages(locale)].map(readPage), TEXTS[locale], reviews]);
}

/** Every text of the French site in a locale. */
function listFrenchTexts(locale: (typeof FRENCH_LOCALES)[number]): string[] {
  const own: readonly string[] = FRENCH_PAGES;
  const topics: readonly string[] = FRENCH_TOPICS;
  const pages = [...listFrenchPages().values()].flat().filter((page) => page.locale === locale);
  const shared = listPages(locale).filter(({ kind }) => !own.includes(kind));
  const reviews = DEMO_REVIEWS.filter(([of]) => of === locale);
  const faqs = [FRANCE[locale].site.faqs, TEXTS[locale].faqs.filter(({ category }) => !topics.includes(category))];
  return sentencesOf([[...pages, ...shared].map(readPage), faqs, reviews]);
}

function readPage({ title, seo, buildContent }: DemoPage): unknown {
  return [title, seo, buildContent(ANYTHING)];
}

function sentencesOf(values: unknown): string[] {
  const found: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value === 'string') found.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(values);
  // Only sentences and titles, and no ids and addresses.
  return [...new Set(found)].filter((text) => /\s/.test(text) && !text.startsWith('mailto:'));
}

interface Words {
  /** Of the catalogue, which the CMS counts. */
  counted: string;
  /** Numbers from twenty on: smaller ones are those of a comparison or a story. */
  numbers: string;
  /** Before a lowest price. */
  from: string;
  /** Where a saving is spoken of. */
  saving: string;
  /** Shares of a price. */
  share: string;
}

const GERMAN: Words = {
  counted: 'Räder|Fahrräder|E-Bikes|Modelle|Marken|Händler|Fachhändler|Läden|Werkstätten|Bewertungen',
  numbers: '\\w*(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend)',
  from: 'ab|schon für|nur',
  saving: 'spar|günstiger|billiger',
  share: '\\d+\\s?(?:%|Prozent)|Viertel|Drittel|Hälfte',
};
const DUTCH: Words = {
  counted: 'fietsen|modellen|merken|dealers|winkels|handelaars|fietshandelaars|reviews|beoordelingen',
  numbers: '\\w*(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd|duizend)',
  from: 'vanaf|al voor|slechts',
  saving: 'bespaar|scheelt|goedkoper|voordeliger',
  share: '\\d+\\s?(?:%|procent)|kwart|derde|helft',
};
const WORDS: Readonly<Record<Locale, Words>> = {
  nl: DUTCH,
  be: DUTCH,
  de: GERMAN,
  'de-AT': GERMAN,
  en: {
    counted: 'bikes|models|brands|dealers|shops|reviews',
    numbers: '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)\\w*',
    from: 'from|only|just',
    saving: 'sav|cheaper',
    share: '\\d+\\s?(?:%|per cent|percent)|quarter|third|half',
  },
  fr: {
    counted: 'vélos|modèles|marques|revendeurs|vélocistes|magasins|artisans|avis',
    numbers: '(?:vingts?|trente|quarante|cinquante|soixante|cents?|mille)',
    from: 'dès|à partir de|seulement',
    saving: 'économi|moins cher',
    share: '\\d+\\s?(?:%|pour cent)|quart|tiers|moitié',
  },
};

describe.each(LOCALES)('the demo in %s', (locale) => {
  const texts = listTexts(locale);
  const { counted, numbers, from, saving, share } = WORDS[locale];

  test('says much', () => expect(texts.length).toBeGreaterThan(200));

  test('counts bikes, brands, dealers and reviews by placeholders alone', () => {
    const count = new RegExp(`(?:\\d{2,}|\\b${numbers})(?:\\s[\\p{L}-]+)?\\s(?:${counted})\\b`, 'iu');
    expect(texts.filter((text) => count.test(text))).toEqual([]);
    expect(texts.filter((text) => listNames(text).includes('bikes'))).not.toEqual([]);
    expect(texts.filter((text) => listNames(text).includes('dealers'))).not.toEqual([]);
  });

  test('names lowest prices and what leasing saves by placeholders alone', () => {
    const price = new RegExp(`€\\s?\\d|\\b(?:${from})\\s\\d[\\d.,]*\\s?(?:€|euros?\\b)`, 'iu');
    expect(texts.filter((text) => price.test(text))).toEqual([]);
    const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s/));
    const saved = (sentence: string) =>
      new RegExp(saving, 'iu').test(sentence) && new RegExp(share, 'iu').test(sentence);
    expect(sentences.filter(saved)).toEqual([]);
  });

  test('asks for no fact that there is not', () => {
    expect(texts.flatMap(listNames).filter((name) => !isPlaceholderName(name))).toEqual([]);
  });

  test('addresses its readers in one way', () => {
    const others: Readonly<Record<Locale, RegExp>> = {
      nl: /\b(?:u|uw)\b/i,
      be: /\b(?:u|uw)\b/i,
      de: /\b(?:Ihre[mnrs]?|Ihnen)\b/,
      'de-AT': /\b(?:Ihre[mnrs]?|Ihnen)\b/,
      en: /\bthou\b/i,
      fr: /(?<!\p{L})(?:tu|toi|tes|ton)(?!\p{L})/iu,
    };
    expect(texts.filter((text) => others[locale].test(text))).toEqual([]);
  });
});

/**
 * Terms of law and pay that a language is not to have, because they are of another country than those that read it. French
 * is read in Belgium and in France, which has no calculator: nothing is worked out, exchanged or kept by a minimum wage.
 * English is read in all countries.
 */
const FOREIGN: Readonly<Partial<Record<Locale, RegExp>>> = {
  nl: /\bRSZ\b|\bWIB\b|eindejaarspremie|sociaal secretariaat|omnium|Sachbezug|URSSAF/i,
  be: /bijtelling|werkkostenregeling|\bAWf\b|\bZvw\b|Belastingdienst|Sachbezug|URSSAF/i,
  de: /Lohnnebenkosten|Lohnverrechnung|Kommunalsteuer|Höchstbeitragsgrundlage|bijtelling|\bRSZ\b|URSSAF/i,
  'de-AT': /Beitragsbemessungsgrenze|Minijob|Entgeltumwandlung|bijtelling|\bRSZ\b|URSSAF/i,
  fr: /\bONSS\b|\bCIR\b|\bURSSAF\b|\bATN\b|exemple belge|précompte|secrétariat social|indemnité kilométrique|échange de salaire|salaire minimum|\bbrut\b|taux patronaux|calculateur|calculer|retenu sur/i,
};

test.each(Object.entries(FOREIGN))('what is read in %s speaks of the law of no other country', (locale, foreign) => {
  expect(listTexts(locale as Locale).filter((text) => foreign.test(text))).toEqual([]);
});

test('what is foreign in one language is at home in another', () => {
  expect(listTexts('nl').filter((text) => FOREIGN.be?.test(text))).not.toEqual([]);
  expect(listTexts('be').filter((text) => FOREIGN.nl?.test(text))).not.toEqual([]);
  expect(listTexts('de').filter((text) => FOREIGN['de-AT']?.test(text))).not.toEqual([]);
  expect(listTexts('de-AT').filter((text) => FOREIGN.de?.test(text))).not.toEqual([]);
});

test.each(FRENCH_LOCALES)('the French site in %s speaks of French law, and of no other', (locale) => {
  const texts = listFrenchTexts(locale);
  expect(texts.length).toBeGreaterThan(200);
  const foreign =
    /\bgross\b|\bbrut\b|\bnet (?:pay|price|monthly)|salary|before tax|minimum wage|salaire minimum|ONSS|précompte|works council|conseil d’entreprise|tax rules of your country/i;
  expect(texts.filter((text) => foreign.test(text))).toEqual([]);
  for (const own of [/forfait mobilités durables/i, /avantage en nature/i, /\bCSE\b/])
    expect(texts.filter((text) => own.test(text))).not.toEqual([]);
});
