import { expect, test } from 'vitest';
import { tellApart } from './tell-apart.ts';

test('lines that read the same are numbered in their order, all others stay as they are', () => {
  const lines = [
    { label: 'Go to Title', hint: 'Offer' },
    { label: 'Go to Title', hint: '' },
    { label: 'Go to Title', hint: 'Offer' },
    { label: 'Go to Text', hint: 'Offer' },
    { label: 'Go to Title' },
  ];
  expect(tellApart(lines, (index, count) => `${index} of ${count}`)).toEqual([
    { label: 'Go to Title', hint: 'Offer · 1 of 2' },
    { label: 'Go to Title', hint: '1 of 2' },
    { label: 'Go to Title', hint: 'Offer · 2 of 2' },
    { label: 'Go to Text', hint: 'Offer' },
    { label: 'Go to Title', hint: '2 of 2' },
  ]);
});
