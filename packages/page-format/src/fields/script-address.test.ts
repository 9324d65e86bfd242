import { expect, test } from 'vitest';
import { sampleContext } from '../testing/sample-blocks.ts';
import { scriptAddress } from './script-address.ts';

const field = scriptAddress();
const context = sampleContext;

test.each(['https://cdn.example.com/map.js', 'HTTPS://cdn.example.com/map.js?v=2', '/assets/js/map.js'])(
  '%s may run',
  (address) => {
    expect(field.bind(address, context)).toEqual({ address, isAllowed: true });
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
  expect(field.bind(address, { ...context, scriptHosts: ['https://cdn.example.com'] })).toEqual({
    address: '',
    isAllowed: false,
  });
  expect(field.check?.(address, {})).toHaveLength(1);
});

test('a site runs scripts of its hosts and of itself, and no others', () => {
  const at = (address: string, scriptHosts: string[]) => field.bind(address, { ...context, scriptHosts }).isAllowed;
  expect(at('https://cdn.example.com/map.js', ['https://cdn.example.com'])).toBe(true);
  expect(at('https://cdn.example.com/map.js', [])).toBe(false);
  expect(at('/assets/js/map.js', [])).toBe(true);
});
