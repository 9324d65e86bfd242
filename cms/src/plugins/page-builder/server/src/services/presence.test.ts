import { expect, test } from 'vitest';
import { createPresence, LEASE_MS } from './presence.ts';

const visitor = (session: string, user = 1) => ({ session, user, name: session });

test('everyone sees the others of the same page, until they leave or fall silent', () => {
  const presence = createPresence();
  expect(presence.enter('home', visitor('ann'), 0)).toEqual([]);
  expect(presence.enter('home', visitor('bob', 2), 10)).toEqual([visitor('ann')]);
  expect(presence.enter('other', visitor('eve', 3), 10)).toEqual([]);
  presence.leave('home', 'ann', 1);
  expect(presence.enter('home', visitor('bob', 2), 20)).toEqual([]);
  expect(presence.enter('home', visitor('cat', 4), 21 + LEASE_MS)).toEqual([]);
});

test('nobody renews or ends the lease of somebody else', () => {
  const presence = createPresence();
  presence.enter('home', visitor('ann'), 0);
  presence.leave('home', 'ann', 2);
  presence.enter('home', { ...visitor('ann', 2), name: 'liar' }, 5);
  expect(presence.enter('home', visitor('bob', 2), 10)).toEqual([visitor('ann')]);
});
