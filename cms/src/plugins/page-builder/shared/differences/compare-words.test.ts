import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareWords } from './compare-words.ts';

test('words are marked, and what stands around them is not', () => {
  expect(compareWords('We ride to work', 'We cycle to work, often')).toEqual([
    { kind: 'same', text: 'We ' },
    { kind: 'removed', text: 'ride' },
    { kind: 'added', text: 'cycle' },
    { kind: 'same', text: ' to work' },
    { kind: 'added', text: ', often' },
  ]);
});

test('texts with hardly a word in common are two texts', () => {
  expect(compareWords('The oven in the morning', 'A new idea for the employer')).toEqual([
    { kind: 'removed', text: 'The oven in the morning' },
    { kind: 'added', text: 'A new idea for the employer' },
  ]);
});

test('both texts can be read in what is marked, however much differs', () => {
  const words = fc
    .array(fc.constantFrom('a', 'word', ' ', '\n', '–', 'ß', '🌳'), { maxLength: 30 })
    .map((all) => all.join(''));
  const long = 'w '.repeat(2_000);
  const read = (before: string, after: string, without: string) =>
    compareWords(before, after)
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join('');
  const check = (before: string, after: string) => {
    expect(read(before, after, 'added')).toBe(before);
    expect(read(before, after, 'removed')).toBe(after);
  };
  fc.assert(fc.property(words, words, check));
  check(long, long.replaceAll('w', 'v'));
});
