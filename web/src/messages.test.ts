import { LOCALES, type Locale, say, typesetFrench } from '@lumavelo/blocks/site';
import { BIKE_FIELD_NAMES } from '@lumavelo/blocks/ui/bike-field-names.ts';
import { expect, test } from 'vitest';
import { BIKE_MESSAGES } from './bikes/bike-messages.ts';
import { LAYOUT_MESSAGES } from './layout/messages.ts';
import { SHARE_MESSAGES } from './preview/share-messages.ts';
import { SEARCH_MESSAGES } from './search/search-messages.ts';

/** The messages of the site itself; those of blocks are looked at beside the blocks. */

type Words = Readonly<Record<string, string>>;
const all: readonly (readonly [string, (locale: Locale) => Words])[] = [
  ['of header, footer and error page', (locale) => ({ ...LAYOUT_MESSAGES[locale] })],
  ['around shared drafts', (locale) => ({ ...SHARE_MESSAGES[locale] })],
  ['of the bike finder', (locale) => ({ ...BIKE_MESSAGES[locale] })],
  ['of the search', (locale) => ({ ...SEARCH_MESSAGES[locale] })],
];

/** The same word in English and in Dutch or French, written the same. */
const SHARED = ['Menu', 'Contact', 'Type', 'Name', 'Page', 'Pages'];

const listPlaces = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];

test.each(all)('the messages %s are there in every locale, with the same places to fill in', (_name, messagesOf) => {
  const english = messagesOf('en');
  for (const locale of LOCALES) {
    expect(Object.keys(messagesOf(locale)).sort(), locale).toEqual(Object.keys(english).sort());
    for (const [name, text] of Object.entries(messagesOf(locale))) {
      expect(text.trim(), `${name} in ${locale}`).not.toBe('');
      expect(listPlaces(text), `${name} in ${locale}`).toEqual(listPlaces(english[name] as string));
      if (locale !== 'en' && !SHARED.includes(text)) expect(text, `${name} in ${locale}`).not.toBe(english[name]);
    }
  }
});

test.each(['de', 'de-AT'] as const)('the site says du in %s, as all its pages do', (locale) => {
  const texts = [LAYOUT_MESSAGES, SHARE_MESSAGES, BIKE_MESSAGES, SEARCH_MESSAGES].flatMap(({ [locale]: messages }) =>
    Object.values(messages),
  );
  for (const text of texts) expect(text).not.toMatch(/(?<!^|[.!?] )\bSie\b|\bIhre?[mnrs]?\b|\bIhnen\b/);
});

/** One name for one thing, in each language: what it is not called here. */
const OTHER_NAMES: Readonly<Record<Locale, RegExp>> = {
  nl: /\b(?:rij)?bereik\b|fietshandelaar|\bbatterij\b/i,
  be: /\bactieradius\b|\bbereik\b|\bdealers?\b|\baccu\b/i,
  de: /\bBatterie\b|\bVelo\b|inkludiert/i,
  'de-AT': /\bBatterie\b|\bVelo\b/i,
  en: /\bcycle shop|\bbicycle/i,
  fr: /\bconcessionnaire|\bbicyclette|\bportée\b/i,
};

test.each(LOCALES)('things have one name in %s', (locale) => {
  const texts = all.flatMap(([, messagesOf]) => Object.values(messagesOf(locale)));
  const fields = Object.values(BIKE_FIELD_NAMES).map((name) => say(name, { locale }));
  expect([...texts, ...fields].filter((text) => OTHER_NAMES[locale].test(text))).toEqual([]);
});

test('French marks of the site stay on the line of their word', () => {
  const texts = [LAYOUT_MESSAGES, SHARE_MESSAGES, BIKE_MESSAGES, SEARCH_MESSAGES].flatMap(({ fr: messages }) =>
    Object.values(messages),
  );
  for (const text of texts) expect(text).toBe(typesetFrench(text));
});
