import { isFull } from '../../../scripts/testing/matrix.ts';

/** Texts that have broken programs elsewhere, for everything that takes a text. */
export const HOSTILE = [
  "' OR 1=1 --",
  '"; DROP TABLE bikes; --',
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\u202e\u0000',
  'a'.repeat(10_000),
  '🚲'.repeat(3_000),
  '%ZZ',
  '[object Object]',
  '1e400',
  '-0',
  'null',
  '[',
  '('.repeat(500),
];

/** The texts to ask one of many questions with: all in the full run, by default each third, other ones from question to question. */
export function hostileTextsFor(question: number): readonly string[] {
  return isFull ? HOSTILE : HOSTILE.filter((_, index) => index % 3 === question % 3);
}
