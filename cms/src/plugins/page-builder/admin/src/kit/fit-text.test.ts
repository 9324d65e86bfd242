import fc from 'fast-check';
import { countCharacters } from 'page-format';
import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

test.each([
  // Typed at the end, in the middle, and beyond the limit.
  ['abc', 'abcd', 4, 'abcd', '', 4],
  ['abcd', 'abcde', 4, 'abcd', 'e', 4],
  ['abcd', 'abXcd', 4, 'abcd', 'X', 2],
  // Pasted in the middle: what stands behind it stays.
  ['abcd', 'ab12345cd', 6, 'ab12cd', '345', 4],
  // Characters as people see them.
  ['ab', 'ab👩‍🚒👩‍🚒', 3, 'ab👩‍🚒', '👩‍🚒', 7],
  ['🚲', '🚲🚳', 1, '🚲', '🚳', 2],
  ['🚲🚲🚲', '🚲🚳🚲🚲', 3, '🚲🚲🚲', '🚳', 2],
  // One that is too long already can be shortened, and replaced by as much.
  ['abcdef', 'abcde', 4, 'abcde', '', 5],
  ['abcdef', 'abcdefg', 4, 'abcdef', 'g', 6],
  ['abcdef', 'abXYef', 4, 'abXYef', '', 6],
])('%j, edited to %j, with a limit of %i is %j', (before, after, limit, text, rest, caret) => {
  expect(fitText(before, after, limit)).toEqual({ text, rest, caret });
});

test('no edit goes beyond the limit, and nothing is taken of what was there', () => {
  const words = fc
    .array(fc.constantFrom('a', 'b', '🚲', '🚳', '👩‍🚒', 'é', '\n'), { maxLength: 12 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(words, words, words, words, fc.nat(12), (head, old, put, tail, limit) => {
      const before = head + old + tail;
      const { text, rest, caret } = fitText(before, head + put + tail, limit);
      expect(countCharacters(text)).toBeLessThanOrEqual(Math.max(limit, countCharacters(before)));
      expect(text.isWellFormed()).toBe(true);
      expect(countKept(before, text)).toBeGreaterThanOrEqual(head.length + tail.length);
      expect(text.slice(0, caret) + rest + text.slice(caret)).toBe(head + put + tail);
    }),
    // "ba" is typed before "ba…", or behind its first two letters: nobody can tell.
    { examples: [['', '', 'ba', 'baaaaaaa', 9]] },
  );
});

/** How much of a text still stands at the beginning and at the end of another one, in UTF-16 units. */
function countKept(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return start + end;
}
