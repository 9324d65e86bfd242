import { expect, test } from 'vitest';
import { writeSecurityText } from './write-security-text.ts';

const about = { contact: 'mailto:a@b.test', languages: ['nl', 'fr', 'nl'], address: 'https://b.test/security.txt' };

test('is right for more than half a year, and less than one', () => {
  const ends = (now: string) => /Expires: (.*)/.exec(writeSecurityText({ ...about, now: new Date(now) }))?.[1];
  expect(ends('2026-11-22T10:00:00Z')).toBe('2027-06-01T00:00:00.000Z');
  expect(ends('2026-01-31T23:59:59Z')).toBe('2026-08-01T00:00:00.000Z');
});

test('names who to write to, in which language', () => {
  const text = writeSecurityText({ ...about, now: new Date(0) });
  expect(text).toContain('Contact: mailto:a@b.test\n');
  expect(text).toContain('Preferred-Languages: nl, fr\n');
});
