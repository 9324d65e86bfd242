import { expect, test } from 'vitest';
import type { Country, Locale } from '../../site/locales.ts';
import type { SiteEnv } from '../../site/site-context.ts';
import { describePlace } from './describe-place.ts';

const innsbruck = { name: '6020 Innsbruck', lat: 47.25, lng: 11.4, country: 'at' } as const;
const envOf = (country: Country, locale: Locale, lang: string) => ({ country, locale, lang }) as SiteEnv;

test.each<[Country, Locale, string, elsewhere: string, unknownCode: string]>([
  [
    'nl',
    'nl',
    'nl-NL',
    'Dit vonden we in een ander land: 6020 Innsbruck (Oostenrijk).',
    'Postcode 6027 kennen we niet, we meten vanaf de dichtstbijzijnde: 6020 Innsbruck.',
  ],
  [
    'be',
    'be',
    'nl-BE',
    'Dit vonden we in een ander land: 6020 Innsbruck (Oostenrijk).',
    'Postcode 6027 kennen we niet, we meten vanaf de dichtstbijzijnde: 6020 Innsbruck.',
  ],
  [
    'de',
    'de',
    'de-DE',
    'Das haben wir in einem anderen Land gefunden: 6020 Innsbruck (Österreich).',
    'Die Postleitzahl 6027 kennen wir nicht, wir messen von der nächstgelegenen aus: 6020 Innsbruck.',
  ],
  [
    'fr',
    'fr',
    'fr-FR',
    'Nous l’avons trouvé dans un autre pays\u00a0: 6020 Innsbruck (Autriche).',
    'Nous ne connaissons pas le code postal 6027\u00a0: nous mesurons depuis le plus proche, 6020 Innsbruck.',
  ],
  [
    'nl',
    'en',
    'en-NL',
    'We found this in another country: 6020 Innsbruck (Austria).',
    'We don’t know postcode 6027, so we measure from the nearest one: 6020 Innsbruck.',
  ],
])('on the site of %s in %s, a place of another country and an unknown postal code are said', (...row) => {
  const [country, locale, lang, elsewhere, unknownCode] = row;
  const env = envOf(country, locale, lang);
  expect(describePlace({ location: innsbruck, unknownCode: '', misspelt: '' }, env)).toBe(elsewhere);
  expect(describePlace({ location: innsbruck, unknownCode: '6027', misspelt: '' }, env)).toBe(
    `${unknownCode} ${elsewhere}`,
  );
});

test('in Austria an Austrian code that is known needs no words, and one that is not says so', () => {
  const env = envOf('at', 'de-AT', 'de-AT');
  expect(describePlace({ location: innsbruck, unknownCode: '', misspelt: '' }, env)).toBe('');
  expect(describePlace({ location: innsbruck, unknownCode: '6027', misspelt: '' }, env)).toBe(
    'Die Postleitzahl 6027 kennen wir nicht, wir messen von der nächstgelegenen aus: 6020 Innsbruck.',
  );
  const kiel = { name: 'Kiel', lat: 54.3, lng: 10.1, country: 'de' } as const;
  expect(describePlace({ location: kiel, unknownCode: '', misspelt: '' }, env)).toBe(
    'Das haben wir in einem anderen Land gefunden: Kiel (Deutschland).',
  );
});

test('a position is told by what is around it; nothing is said of one far from everything, or without a search', () => {
  const env = envOf('nl', 'nl', 'nl-NL');
  expect(describePlace({ location: undefined, unknownCode: '', misspelt: '' }, env)).toBe('');
  const position = { name: '', lat: 52, lng: 5, country: undefined };
  expect(describePlace({ location: { ...position, name: 'Utrecht' }, unknownCode: '', misspelt: '' }, env)).toBe(
    'Je bent in de buurt van Utrecht.',
  );
  expect(describePlace({ location: position, unknownCode: '', misspelt: '' }, env)).toBe('');
});

test.each<[Country, Locale, string, said: string]>([
  ['nl', 'nl', 'nl-NL', '‘Amstredam’ kennen we niet. Bedoelde je Amsterdam?'],
  ['de', 'de', 'de-DE', '„Amstredam“ kennen wir nicht. Meintest du Amsterdam?'],
  ['fr', 'fr', 'fr-FR', 'Nous ne connaissons pas «\u00a0Amstredam\u00a0». Vouliez-vous dire Amsterdam\u202f?'],
])('on the site of %s in %s, a name that is only spelled alike is asked about', (country, locale, lang, said) => {
  const location = { name: 'Amsterdam', lat: 52.37, lng: 4.9, country };
  expect(describePlace({ location, unknownCode: '', misspelt: 'Amstredam' }, envOf(country, locale, lang))).toBe(said);
});
