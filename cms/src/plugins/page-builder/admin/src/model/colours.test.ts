import { expect, test } from 'vitest';
import { contrastOf, readColour } from './colours.ts';

test.each([
  ['#1d6b4f', '#1d6b4f'],
  [' #1D6B4F ', '#1d6b4f'],
  ['1d6b4f', '#1d6b4f'],
  ['#abc', '#aabbcc'],
  ['rgb(29, 107, 79)', '#1d6b4f'],
  ['rgb(29 107 79)', '#1d6b4f'],
  ['rgba(29, 107, 79, 1)', '#1d6b4f'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['Tomato', '#ff6347'],
])('%s is kept as %s', (text, colour) => {
  expect(readColour(text)).toBe(colour);
});

test.each(['', 'gren', '#12345', 'rgba(0, 0, 0, 0.5)', '#1d6b4f80', 'transparent', 'url(x)', 'red;color:blue'])(
  '"%s" is no colour to paint with',
  (text) => {
    expect(readColour(text)).toBeUndefined();
  },
);

test('contrast is judged by the lines that WCAG draws, and never rounded up to one', () => {
  expect(contrastOf('#000000', '#ffffff')).toEqual({ ratio: 21, reads: 'well' });
  expect(contrastOf('#777777', '#ffffff')).toEqual({ ratio: 4.47, reads: 'large' });
  expect(contrastOf('#f2672a', '#ffffff')).toMatchObject({ reads: 'large' });
  expect(contrastOf('#ffff00', '#ffffff')).toMatchObject({ reads: 'badly' });
});
