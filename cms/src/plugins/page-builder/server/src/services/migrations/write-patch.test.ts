import { expect, it } from 'vitest';
import { writeHtmlPatch, writeJsonPatch } from './write-patch.ts';

it('a patch of JSON shows the lines that change, and two around them', () => {
  const before = { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10 };
  expect(writeJsonPatch(before, { ...before, a: 0, i: 0 })).toBe(
    [' {', '-  "a": 1,', '+  "a": 0,', '   "b": 2,', '   "c": 3,']
      .concat('…', '   "g": 7,', '   "h": 8,', '-  "i": 9,', '+  "i": 0,', '   "j": 10', ' }')
      .join('\n'),
  );
});

it('a patch of HTML has a line for each tag', () => {
  expect(writeHtmlPatch('<div><p>Hi</p><p>you</p></div>', '<div><p>Hi</p><p>all</p></div>')).toBe(
    [' <div>', ' <p>Hi</p>', '-<p>you</p>', '+<p>all</p>', ' </div>'].join('\n'),
  );
});

it('nothing changes between equals', () => {
  expect(writeHtmlPatch('<p>Hi</p>', '<p>Hi</p>')).toBe('');
});
