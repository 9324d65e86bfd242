import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test('words are counted as people count them', () => {
  expect(countWords('Rent a lamp – from € 24.90 a month!')).toBe(7);
  expect(countWords('')).toBe(0);
  expect(countWords('我们租自行车。')).toBe(4);
});
