import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { listInherited } from './languages.ts';

test('a variant has the words of its language, also where the locale is no tag of it', () => {
  const languages = { be: 'nl-BE', nl: 'nl-NL', de: 'de-DE' };
  const strapi = { config: { get: () => ({ languages }) } } as unknown as Core.Strapi;
  const list = (locale: string) => listInherited(strapi, locale);
  expect([list('de-AT'), list('be'), list('nl'), list('fr')]).toEqual([['de-AT', 'de'], ['be', 'nl'], ['nl'], ['fr']]);
  expect(list('zh-Hant-TW')).toEqual(['zh-Hant-TW', 'zh-Hant', 'zh']);
  // Nothing of Belarus is Dutch.
  expect(list('be-BY')).toEqual(['be-BY']);
});
