import { expect, test } from 'vitest';
import { flagAttributes, selectFlagged, selectFlagSide } from './flag.ts';

test('a block without the name of a feature has no flag to follow', () => {
  expect(flagAttributes(' ')).toEqual({});
  expect(flagAttributes(' new ')).toEqual({ 'data-feature': 'new' });
});

test.each([
  ['new', '[data-feature="new"]'],
  ['a"]b', String.raw`[data-feature="a\"]b"]`],
  ['a\\b', String.raw`[data-feature="a\\b"]`],
])('the feature %j is selected whatever its name says', (feature, selector) => {
  expect(selectFlagged(feature)).toBe(selector);
  expect(selectFlagSide(selector, 'on')).toBe(`${selector} > [data-zone="on"]`);
});
