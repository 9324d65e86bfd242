import { expect, test } from 'vitest';
import { completeAddress, readAddress } from './complete-address.ts';

test.each([
  ['example.com', 'http://example.com'],
  ['  www.example.com/a?b=1#c ', 'http://www.example.com/a?b=1#c'],
  ['anna@example.com', 'mailto:anna@example.com'],
  ['https://example.com', 'https://example.com'],
  ['http://example.com', 'http://example.com'],
  ['/order', '/order'],
  ['#offer', '#offer'],
  ['?page=2', '?page=2'],
  ['order', 'order'],
  ['prices.html', 'prices.html'],
  ['tel:+31 20 123', 'tel:+31 20 123'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('%j is meant as %j', (typed, meant) => {
  expect(completeAddress(typed)).toBe(meant);
});

test.each([
  ['example.com', 'http://example.com'],
  ['anna@example.com', 'mailto:anna@example.com'],
  ['/order', '/order'],
  ['#', '#'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['order', undefined],
  ['Note: prices', undefined],
  ['bread and rolls', undefined],
  ['', undefined],
])('%j reads as the address %j', (typed, address) => {
  expect(readAddress(typed)).toBe(address);
});
