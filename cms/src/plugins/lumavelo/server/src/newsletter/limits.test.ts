import { expect, test } from 'vitest';
import { mailboxOf } from './limits.ts';

test.each([
  ['Anna@Boer.test', 'anna@boer.test'],
  ['anna+fietsen@boer.test', 'anna@boer.test'],
  ['anna+a+b@boer.test', 'anna@boer.test'],
  ['+anna@boer.test', '+anna@boer.test'],
  ['anna@boer+zn.test', 'anna@boer+zn.test'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
