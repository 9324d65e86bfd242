import { expect, test } from 'vitest';
import { nameSite } from './name-site.ts';

test.each([
  ['https://www.linkedin.com/company/lumavelo', 'LinkedIn'],
  ['https://nl.linkedin.com/company/lumavelo', 'LinkedIn'],
  ['https://bsky.app/profile/lumavelo.example', 'Bluesky'],
  ['https://fiets.social/@lumavelo', 'fiets.social'],
])('%s is called %s', (address, name) => {
  expect(nameSite(address)).toBe(name);
});
