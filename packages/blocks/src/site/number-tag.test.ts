import { expect, test } from 'vitest';
import { COUNTRY_SITES } from './locales.ts';
import { numberTag } from './number-tag.ts';

const tags = Object.values(COUNTRY_SITES).flatMap(({ locales }) => locales.map(({ lang }) => lang));

test('numbers in Austria part thousands as its prices do', () => {
  expect((12_999.5).toLocaleString(numberTag('de-AT'))).toBe('12.999,5');
});

test('every other language writes numbers its own way', () => {
  for (const tag of tags.filter((lang) => lang !== 'de-AT')) expect(numberTag(tag)).toBe(tag);
});
