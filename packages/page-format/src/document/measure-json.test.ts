import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureJson } from './measure-json.ts';

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

test('counts exactly what encoding the JSON would give', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(measureJson(value, Number.MAX_SAFE_INTEGER)).toBe(bytes(value));
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test.each([
  [{ a: undefined, b: 1 }],
  [[undefined, 1]],
  [{ text: 'ü€😀\u0000"\\\n\ud800' }],
  [[1e21, -0, 0.1, -1]],
  [[Number.NaN, Number.POSITIVE_INFINITY]],
  [{}],
  [[]],
])('counts %j like JSON does', (value) => {
  expect(measureJson(value, Number.MAX_SAFE_INTEGER)).toBe(bytes(value));
});

test('stops above the limit', () => {
  expect(measureJson(['x'.repeat(1000), 'y'], 100)).toBeGreaterThan(100);
  expect(measureJson({ ['k'.repeat(1000)]: 1 }, 100)).toBeGreaterThan(100);
  expect(measureJson(new Array(1000).fill(0), 100)).toBeGreaterThan(100);
});
