import { expect, test } from 'vitest';
import { type RedirectRow, toRedirect } from './redirect-rows.ts';

const row: Omit<RedirectRow, 'to'> = {
  ...{ documentId: 'r', locale: 'nl', from: 'oud', countries: null, active: true, permanent: true },
  ...{ page: null, target: undefined },
};

test.each([
  ['/nieuw', '/nieuw'],
  ['https://site.example/nieuw?a=1', '/nieuw?a=1'],
  ['http://site.example/nieuw', '/nieuw'],
  ['http://example.com/nieuw', 'http://example.com/nieuw'],
])('a redirect to %j leads to %j', (to, expected) => {
  const redirect = toRedirect({ ...row, to }, 'nl', 'https://site.example');
  expect(redirect?.to).toBe(expected);
});
