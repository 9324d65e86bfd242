import { expect, test } from 'vitest';
import { box, note, page } from '../../model/testing/page.ts';
import { registry } from '../../model/testing/registry.ts';
import { joinWork, type Leftover, leaveOut, NOTHING_FOUND, sortWork } from './find-work.ts';
import type { KeptWork } from './unsaved-work.ts';

const base = page(box('x', [note('a'), note('b')]));
const typed = page(box('x', [note('a', 'typed'), note('b', 'too')]));

const keptOf = (session: string, document = typed, more: Partial<KeptWork> = {}): KeptWork => ({
  ...{ session, device: 'Firefox, Windows', keptAt: '2026-11-27T12:00:00.000Z', editedAt: 1_000, basedOn: 'a1' },
  work: { document, base, sources: {}, fields: {} },
  problem: null,
  ...more,
});
const found = (...kept: KeptWork[]) => sortWork(kept, base, registry);

test('what was left is told with its device and how much it is', () => {
  expect(found(keptOf('s')).leftovers).toMatchObject([
    { session: 's', keptAt: '2026-11-27T12:00:00.000Z', device: 'Firefox, Windows', changes: 2, basedOn: 'a1' },
  ]);
});

test('not what is stored by now, what changes nothing, or what cannot be read', () => {
  const damaged = keptOf('damaged', typed, { work: null, problem: 'damaged' });
  expect(found(keptOf('stored', base), damaged)).toEqual({
    ...{ leftovers: [], unreadable: [damaged], stored: ['stored'] },
  });
  expect(sortWork([keptOf('typed'), keptOf('nothing', base)], typed, registry).stored).toEqual(['typed', 'nothing']);
  const withFields = keptOf('fields', base);
  withFields.work = { ...withFields.work, fields: { title: 'Typed' } } as KeptWork['work'];
  expect(found(withFields).leftovers).toMatchObject([{ changes: 1 }]);
});

test('of one piece of work the browser counts, unless it stopped before the server did', () => {
  const server = found(keptOf('s'), keptOf('t'));
  const ownOf = (document: typeof base, editedAt: number): Leftover => {
    const { device: _, ...own } = keptOf('s', document, { editedAt });
    return { ...own, changes: 1 } as Leftover;
  };
  const join = (own: Leftover) => joinWork({ ...NOTHING_FOUND, leftovers: [own] }, server).leftovers;
  const own = ownOf(typed, 500);
  expect(join(own)).toEqual([own, server.leftovers[1]]);
  expect(join(ownOf(base, 500))).toEqual(server.leftovers);
  const later = ownOf(base, 2_000);
  expect(join(later)).toEqual([later, server.leftovers[1]]);
});

test('what was taken while a store was asked is not offered again', () => {
  const unreadable = keptOf('u', typed, { work: null });
  const left = leaveOut(found(keptOf('s'), keptOf('t'), unreadable), new Set(['s', 'u']));
  expect(left.leftovers.map(({ session }) => session)).toEqual(['t']);
  expect(left.unreadable).toEqual([]);
});
