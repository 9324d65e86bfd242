import { expect, test } from 'vitest';
import { createShareToken, hashShareToken, shareTokenOf } from './share-token.ts';

test('tokens are never the same, fit into an address, and are known by their hash', () => {
  const tokens = Array.from({ length: 100 }, createShareToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) {
    expect(encodeURIComponent(token)).toBe(token);
    expect(hashShareToken(token)).toMatch(/^[\da-f]{64}$/);
    expect(hashShareToken(token)).not.toContain(token);
  }
});

test.each(['', 'short', `${createShareToken()}=`, `${createShareToken().slice(1)}/`, 'ä'.repeat(43)])(
  '%j is no token, and counted with all others that are none',
  (token) => {
    expect(hashShareToken(token)).toBeUndefined();
    expect(shareTokenOf({ get: () => token })).toBe('none');
  },
);
