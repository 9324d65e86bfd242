import { expect, test } from 'vitest';
import { bikeTypeName } from './bike-type-names.ts';

test.each([
  ['nl', 'Bakfiets'],
  ['de', 'Lastenrad'],
  ['be', 'Bakfiets'],
  ['fr', 'Vélo cargo'],
  ['de-AT', 'Lastenrad'],
  ['en', 'Cargo'],
] as const)('on pages in %s a cargo bike is called %s', (locale, name) => {
  expect(bikeTypeName({ value: 'cargo', title: 'Cargo' }, locale)).toBe(name);
});

test.each(['gravel', '', 'constructor', '__proto__'])('the type %j keeps the name that the CMS has for it', (value) => {
  expect(bikeTypeName({ value, title: 'Gravel' }, 'nl')).toBe('Gravel');
});
