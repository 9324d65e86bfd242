import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCharacters, cutText, cutUnits, fitsLimit, shortenStart, shortenText } from './characters.ts';

const TOWER = `a${'\u0301'.repeat(99)}`;

test.each([
  ['', 0],
  ['fiets', 5],
  [' a ', 3],
  ['a\r\nb', 3],
  ['🚲', 1],
  ['👩‍🚒 rijdt', 7],
  ['🇳🇱🇩🇪', 2],
  ['e\u0301cole', 5],
  ['\ud83d', 1],
  // A hundred units: no limit lets a text grow without end.
  [TOWER, 4],
])('%j has %i characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
  expect(fitsLimit(text, count)).toBe(true);
  if (count > 0) expect(fitsLimit(text, count - 1)).toBe(false);
});

test.each([
  ['fiets', 5, 'fiets'],
  ['fiets', 3, 'fie'],
  ['fiets', 0, ''],
  ['fiets', -1, ''],
  ['ab🚲', 2, 'ab'],
  ['ab🚲', 3, 'ab🚲'],
  ['e\u0301cole', 1, 'e\u0301'],
  ['👩‍🚒 rijdt', 4, '👩‍🚒 ri'],
  ['🇳🇱🇩🇪', 1, '🇳🇱'],
  [`x${TOWER}`, 3, 'x'],
])('%j cut at %i is %j', (text, limit, expected) => {
  expect(cutText(text, limit)).toBe(expected);
});

test.each([
  ['ab🚲', 3, 'ab'],
  ['ab🚲', 4, 'ab🚲'],
  ['e\u0301cole', 1, ''],
  ['👩‍🚒 rijdt', 4, ''],
  ['🇳🇱🇩🇪', 6, '🇳🇱'],
])('%j cut at %i units is %j', (text, units, expected) => {
  expect(cutUnits(text, units)).toBe(expected);
});

const texts = fc
  .array(fc.constantFrom('a', ' ', '🚲', '👩‍🚒', '🇳🇱', 'e\u0301', '\r\n'))
  .map((characters) => characters.join('a'));

test('what is cut is a beginning of the text within the limit, and never half a character', () => {
  fc.assert(
    fc.property(texts, fc.nat(30), (text, limit) => {
      const cut = cutText(text, limit);
      expect(text.startsWith(cut)).toBe(true);
      expect(countCharacters(cut)).toBe(Math.min(limit, countCharacters(text)));
      expect(countCharacters(cut) + countCharacters(text.slice(cut.length))).toBe(countCharacters(text));

      const narrow = cutUnits(text, limit);
      expect(text.startsWith(narrow)).toBe(true);
      expect(narrow.length).toBeLessThanOrEqual(limit);
      expect(countCharacters(narrow) + countCharacters(text.slice(narrow.length))).toBe(countCharacters(text));
    }),
  );
});

test('a shortened text says that it was longer', () => {
  expect(shortenText('ab🚲c', 3)).toBe('ab🚲…');
  expect(shortenText('ab🚲', 3)).toBe('ab🚲');
  expect(shortenStart('🚲ab', 3)).toBe('…ab');
  expect(shortenStart('🚲ab', 4)).toBe('🚲ab');
  expect(shortenStart('c🚲ab', 4)).toBe('…🚲ab');
});
