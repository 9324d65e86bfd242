import { expect, test } from 'vitest';
import { scriptAddress } from './script-address.ts';

const field = scriptAddress();
const context = { locale: 'nl', country: 'nl', refs: {}, assetBase: '' } as const;

test.each(['https://cdn.example.com/map.js', 'HTTPS://cdn.example.com/map.js?v=2', '/assets/js/map.js'])(
  '%s may run',
  (address) => {
    expect(field.bind(address, context)).toBe(address);
    expect(field.check?.(address, {})).toEqual([]);
  },
);

test.each([
  'http://cdn.example.com/map.js',
  'javascript:alert(1)',
  ' https://cdn.example.com/map.js',
  'data:text/javascript,alert(1)',
  '//cdn.example.com/map.js',
  '/\\cdn.example.com/map.js',
  'https:/\\cdn.example.com/map.js',
  'https://',
  'map.js',
  'https://cdn.example.com/a b.js',
])('%s may not', (address) => {
  expect(field.bind(address, context)).toBe('');
  expect(field.check?.(address, {})).toHaveLength(1);
});
