import { expect, test } from 'vitest';
import type { FoundCopy } from '../../../../shared/safety-copy.ts';
import { box, note, page } from '../../model/testing/page.ts';
import { registry } from '../../model/testing/registry.ts';
import type { Leftover } from '../journal/leftovers.ts';
import { joinLeftovers, readCopies } from './read-copies.ts';

const base = page(box('x', [note('a'), note('b')]));
const typed = page(box('x', [note('a', 'typed'), note('b', 'too')]));

const copyOf = (session: string, document = typed, more: Partial<FoundCopy> = {}): FoundCopy => ({
  ...{ session, device: 'Firefox, Windows', keptAt: '2026-11-27T12:00:00.000Z', editedAt: 1_000, basedOn: 'a1' },
  work: { document, base, sources: {}, fields: {} },
  problem: null,
  ...more,
});

test('what another browser has left is told with its device and how much it is', () => {
  const { leftovers } = readCopies([copyOf('s')], base, new Set(), registry);
  expect(leftovers).toMatchObject([
    { id: 's', at: Date.parse('2026-11-27T12:00:00.000Z'), device: 'Firefox, Windows', changes: 2, version: 'a1' },
  ]);
});

test('not what a window of this browser is writing, what is stored by now, or what cannot be read', () => {
  const damaged = copyOf('damaged', typed, { work: null, problem: 'damaged' });
  const found = readCopies([copyOf('alive'), copyOf('stored', base), damaged], base, new Set(['alive']), registry);
  expect(found).toEqual({ leftovers: [], unreadable: [damaged], stored: ['stored'] });
  const withFields = copyOf('fields', base);
  withFields.work = { ...withFields.work, fields: { title: 'Typed' } } as FoundCopy['work'];
  expect(readCopies([withFields], base, new Set(), registry).leftovers).toMatchObject([{ changes: 1 }]);
});

test('of one piece of work the journal counts, unless it stopped before the server did', () => {
  const own = { id: 's', at: 500, document: typed } as Leftover;
  const { leftovers } = readCopies([copyOf('s'), copyOf('t')], base, new Set(), registry);
  expect(joinLeftovers([own], leftovers)).toEqual([own, leftovers[1]]);
  const stopped = { ...own, document: base };
  expect(joinLeftovers([stopped], leftovers)).toEqual(leftovers);
  const later = { ...stopped, at: 2_000 };
  expect(joinLeftovers([later], leftovers)).toEqual([later, leftovers[1]]);
});
