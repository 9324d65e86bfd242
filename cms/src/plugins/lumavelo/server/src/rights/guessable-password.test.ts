import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isGuessable } from './guessable-password.ts';

test('three thousand leaked passwords that Strapi would take are refused, however they are capitalised', () => {
  const long = dictionary['passwords-common'].filter((word) => /^(?=.*[a-z])(?=.*\d).{8,}$/.test(word));
  expect(long.length).toBeGreaterThan(3_000);
  expect(long.filter((word) => !isGuessable(word.replace(/[a-z]/, (letter) => letter.toUpperCase())))).toEqual([]);
});

test.each(['Lumavelo2026', 'Strapi123', 'LumaveloStrapi1', 'Lumavelo'])('%s is our own name', (password) => {
  expect(isGuessable(password)).toBe(true);
});

test.each(['Testing-123456', 'Lumavelo rides at 7 in the rain', 'kaas-Fiets-9-molen'])('%s is taken', (password) => {
  expect(isGuessable(password)).toBe(false);
});
