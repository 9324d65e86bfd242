import { expect, test } from 'vitest';
import { signToken } from '../newsletter/token.ts';
import { hidePersons } from './hide-persons.ts';

const TOKEN = signToken('secret', 'confirm', 'z8tlzamu058rusn1e3hkg695');

test.each([
  ['550 5.1.1 <anne@example.com>: Recipient address rejected', '550 5.1.1 <[address]>: Recipient address rejected'],
  ["values ('anne+news@mail.example.co.uk', 'x')", "values ('[address]', 'x')"],
  ['zoë@bücher.example is unknown', '[address] is unknown'],
  [
    `spam: https://nl.example/newsletter/confirm#token=${TOKEN}`,
    'spam: https://nl.example/newsletter/confirm#token=[token]',
  ],
  [`(token=${TOKEN}&step=confirm)`, '(token=[token]&step=confirm)'],
  [`the link ${'aB3_'.repeat(10)}-aB`, 'the link [token]'],
])('%s', (text, hidden) => {
  expect(hidePersons(text)).toBe(hidden);
});

test.each([
  'The CRM answered 500.',
  'A lead (z8tlzamu058rusn1e3hkg695) was not told to all: connect ECONNREFUSED 127.0.0.1:25',
  'at find (/app/node_modules/.pnpm/@strapi+core@5.54.0_505539bb2041ae70712da660b76a7f12/node_modules/@strapi/core/dist/index.js:10:5)',
  'at Object.createPermissionsManagerOfUser.addPermissionsQueryToAll',
])('leaves as it is: %s', (text) => {
  expect(hidePersons(text)).toBe(text);
});
