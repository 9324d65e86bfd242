import { LOCALES } from '@lumavelo/blocks/site';
import { describe, expect, it } from 'vitest';
import { callable } from './build-blocks.ts';
import { TEXTS } from './texts/index.ts';

/** The numbers of a text that can be pressed, with what they dial. */
function listCalls(words: string, locale: (typeof LOCALES)[number]): [text: string, address: unknown][] {
  return (callable(words, locale).content ?? []).flatMap(({ text = '', marks = [] }) =>
    marks.map(({ attrs }): [string, unknown] => [text, attrs?.href]),
  );
}

describe('a telephone number in a text', () => {
  it('dials what it says, from anywhere', () => {
    expect(listCalls('Bel 020 555 01 01.', 'nl')).toEqual([['020 555 01 01', 'tel:+31205550101']]);
    expect(listCalls('En France : 04 55 50 50 50. En Belgique : +32 2 555 02 02.', 'fr')).toEqual([
      ['04 55 50 50 50', 'tel:+33455505050'],
      ['+32 2 555 02 02', 'tel:+3225550202'],
    ]);
    expect(listCalls('Austria: +43 1 555 04 04', 'en')).toEqual([['+43 1 555 04 04', 'tel:+4315550404']]);
  });

  it('is told from other numbers', () => {
    expect(listCalls('24, 36 of 48 maanden, 1019 GZ, 5 000 km, KVK 00000000', 'nl')).toEqual([]);
  });

  it.each(LOCALES)('of the demo in %s has the digits that stand there', (locale) => {
    const { contact, imprint } = TEXTS[locale].pages;
    const calls = [...contact.points, ...imprint.points].flatMap(([, said]) => listCalls(said, locale));
    expect(calls.length).toBeGreaterThan(1);
    for (const [text, address] of calls) {
      // Each country's own, once a site is built.
      if (text === '{{phone}}') {
        expect(address).toBe('tel:{{phone}}');
        continue;
      }
      const digits = text.replaceAll(/\D/g, '').replace(/^0/, '');
      expect(address, text).toMatch(new RegExp(`^tel:\\+\\d{0,2}${digits}$`));
      // Nine digits or more, with the country's.
      expect(String(address).length, text).toBeGreaterThan('tel:+'.length + 9);
    }
  });
});
