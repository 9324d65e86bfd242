import { expect, test } from 'vitest';
import { keepChoice, readChoice } from './consent-choice.ts';

const DAY = 24 * 60 * 60 * 1_000;

function keep(value: string | null) {
  let kept = value;
  return {
    getItem: () => kept,
    setItem: (_: string, next: string) => {
      kept = next;
    },
  };
}

test('an answer counts for half a year', () => {
  const storage = keep(null);
  expect(readChoice(storage, 0)).toBeUndefined();
  keepChoice(storage, 'denied', 1_000);
  expect(readChoice(storage, 1_000 + 181 * DAY)).toBe('denied');
  expect(readChoice(storage, 1_000 + 182 * DAY)).toBeUndefined();
});

test.each(['', 'granted', 'granted x', 'yes 1', '{"granted":1}', 'granted 99999999999999'])(
  '"%s" is no answer',
  (value) => {
    expect(readChoice(keep(value), 2_000)).toBeUndefined();
  },
);

test('a browser that keeps nothing is asked again, and breaks nothing', () => {
  const storage = {
    getItem: () => {
      throw new Error('SecurityError');
    },
    setItem: () => {
      throw new Error('SecurityError');
    },
  };
  keepChoice(storage, 'granted', 0);
  expect(readChoice(storage, 0)).toBeUndefined();
});
