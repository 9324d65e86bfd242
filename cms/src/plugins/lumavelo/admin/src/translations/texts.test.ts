import { expect, test } from 'vitest';
import { findPlaceholders } from '../../../../page-builder/admin/src/translations/find-placeholders.ts';
import { de } from './de.ts';
import { en, type TextKey } from './en.ts';

test('a German text asks for the same values as the English one', () => {
  const keys = Object.keys(en) as TextKey[];
  const differing = keys.filter((key) => `${findPlaceholders(de[key])}` !== `${findPlaceholders(en[key])}`);
  expect(findPlaceholders(en['banner.demo'])).toEqual(['email', 'password']);
  expect(differing).toEqual([]);
});
