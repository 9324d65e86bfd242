import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText, shortenText } from './cut-text.ts';

test.each([
  ['fiets', 5, 'fiets'],
  ['fiets', 3, 'fie'],
  ['fiets', 0, ''],
  ['ab🚲', 3, 'ab'],
  ['ab🚲', 4, 'ab🚲'],
  ['e\u0301cole', 1, ''],
  ['👩‍🚒 rijdt', 4, ''],
  ['🇳🇱🇩🇪', 6, '🇳🇱'],
])('%j cut at %i is %j', (text, limit, expected) => {
  expect(cutText(text, limit)).toBe(expected);
});

test('what is cut is a beginning of the text within the limit, and never half a character', () => {
  const character = fc.constantFrom('a', ' ', '🚲', '👩‍🚒', '🇳🇱', 'e\u0301');
  fc.assert(
    fc.property(fc.array(character), fc.nat(30), (characters, limit) => {
      const text = characters.join('a');
      const cut = cutText(text, limit);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(limit);
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});

test('a shortened text says that it was longer', () => {
  expect(shortenText('ab🚲', 3)).toBe('ab…');
  expect(shortenText('ab', 3)).toBe('ab');
});
