import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en, type TextKey } from './en.ts';
import { findPlaceholders } from './find-placeholders.ts';

test('a German text asks for the same values as the English one', () => {
  const keys = Object.keys(en) as TextKey[];
  const differing = keys.filter((key) => `${findPlaceholders(de[key])}` !== `${findPlaceholders(en[key])}`);
  expect(findPlaceholders(en['presence.others'])).toEqual(['count', 'names']);
  expect(differing).toEqual([]);
});
