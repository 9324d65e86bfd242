import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';

test('words stand between commas, each once, and nothing between two of them is none', () => {
  expect(readWords(' lamp,  desk lamps ,, lamp,')).toEqual(['lamp', 'desk lamps']);
  expect(readWords(' , ')).toEqual([]);
});
