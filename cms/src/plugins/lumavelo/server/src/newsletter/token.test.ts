import { expect, test } from 'vitest';
import { readToken, signToken } from './token.ts';

const SECRETS = ['new-secret', 'old-secret'];
const ID = 'k2j8x5v1q9w3e7r4t6y0u1i2';
const token = signToken('new-secret', 'confirm', ID);

test('a token is read with the secret that signed it, also after another took its place', () => {
  expect(readToken(SECRETS, 'confirm', token)).toBe(ID);
  expect(readToken(SECRETS, 'confirm', signToken('old-secret', 'confirm', ID))).toBe(ID);
  expect(readToken(['newest', 'new-secret'], 'confirm', token)).toBe(ID);
});

const other = ID.replace('k', 'l');
test.each([
  ['of another step', signToken('new-secret', 'withdraw', ID)],
  ['of another secret', signToken('stranger', 'confirm', ID)],
  ['of another subscription', token.replace(ID, other)],
  ['with another signature', `${ID}.${'A'.repeat(22)}`],
  ['with more behind it', `${token}A`],
  ['cut short', token.slice(0, -1)],
  ['without a signature', ID],
  ['that is empty', ''],
  ['of dots', '...'],
  ['of other letters', `${ID}.ÄÖÜ${token.slice(-19)}`],
])('none is read %s', (_, text) => {
  expect(readToken(SECRETS, 'confirm', text)).toBeUndefined();
});

test('without a secret none is read', () => {
  expect(readToken([], 'confirm', token)).toBeUndefined();
});
