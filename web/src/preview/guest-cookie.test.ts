import { expect, test } from 'vitest';
import { createGuest } from './guest-cookie.ts';

test.each([
  [' Anna\nVisser ', 'Anna Visser'],
  ['a'.repeat(61), 'a'.repeat(60)],
  // Each has five units, and the CMS takes sixty.
  [`a${'👩‍🚒'.repeat(12)}`, `a${'👩‍🚒'.repeat(11)}`],
  ['Anna \ud83d', 'Anna \ufffd'],
])('a guest who says %j is called %j', (said, name) => {
  expect(createGuest(said).name).toBe(name);
});
