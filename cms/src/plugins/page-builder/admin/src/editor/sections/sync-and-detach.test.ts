import { createSyncedSection, differenceKey, MAY_DIFFER, type SavedSection, withSyncedSections } from 'page-format';
import { expect, test } from 'vitest';
import { box, note, page, rack } from '../../model/testing/page.ts';
import { registry as ownBlocks } from '../../model/testing/registry.ts';
import { createEditorStore } from '../../store/editor-store.ts';
import { findPageProblems } from './find-page-problems.ts';
import { detach, putInPlaceOf } from './sync-and-detach.ts';

const registry = withSyncedSections(ownBlocks);
const open = { ...note('a', 'Shared'), props: { text: 'Shared', [MAY_DIFFER]: ['text'] } };
const section: SavedSection = { documentId: 's', name: 'Steps', content: page(open, box('x', [note('b')])) };
const placed = { ...createSyncedSection(section), id: 'p' };
const differing = { ...placed, props: { ...placed.props, [differenceKey('a', 'text')]: 'Here' } };

test('a detached section is its blocks as this place shows them, with ids of their own, and undone in one step', () => {
  const store = createEditorStore(page(note('o'), box('y', [differing])), registry);
  const before = store.getDocument();
  const outcome = detach(store, 'p', section);
  const [, around] = store.getDocument().blocks;
  const copies = around?.areas?.content ?? [];
  expect(copies).toMatchObject([
    { type: 'Note', props: { text: 'Here' } },
    { type: 'Box', areas: { content: [{ type: 'Note', props: { text: 'b' } }] } },
  ]);
  expect(copies[0]?.props).toEqual({ text: 'Here' });
  expect(outcome).toEqual({ ids: copies.map(({ id }) => id) });
  expect(copies.map(({ id }) => id)).not.toContain('a');
  store.undo();
  expect(store.getDocument()).toEqual(before);
});

test('a section goes where anything may stand, and climbs out of what takes certain blocks alone', () => {
  const store = createEditorStore(page(rack('r', [note('a')])), registry);
  store.select({ blocks: ['a'], area: null });
  const outcome = store.insertBlocks([placed]);
  expect(outcome).toEqual({ ids: ['p'] });
  expect(store.getDocument().blocks.map(({ id }) => id)).toEqual(['r', 'p']);
});

test('a section that makes the page too large is a problem, beside those of what fits', () => {
  const empty = { ...note('own'), props: { text: '' } };
  const large = { ...section, content: page(...Array.from({ length: 600 }, (_, at) => note(`n${at}`))) };
  const second = { ...placed, id: 'q' };
  const store = createEditorStore(page(empty, placed, second), registry);
  const alone = findPageProblems(createEditorStore(page(empty, placed), registry), { s: large }, false);
  const problems = findPageProblems(store, { s: large }, false);
  expect(problems).toEqual([expect.objectContaining({ level: 'error', blockId: 'q', path: [] }), ...alone]);
  expect(problems[0]?.message.en).toContain('the page has more than 1,000 blocks');
});

test('in a section, a synced one is a problem that stops publishing', () => {
  const store = createEditorStore(page(placed), registry);
  expect(findPageProblems(store, { s: section }, false)).toEqual([]);
  expect(findPageProblems(store, {}, true)).toMatchObject([{ level: 'error', blockId: 'p' }]);
});

test('a section that was saved from blocks can stand in their place, and the blocks are back with one step of undo', () => {
  const store = createEditorStore(page(note('a'), note('b'), note('c')), registry);
  const before = store.getDocument();
  expect(putInPlaceOf(store, ['b', 'c'], section)).toBe(true);
  expect(store.getDocument().blocks).toMatchObject([{ id: 'a' }, { props: { section: { documentId: 's' } } }]);
  store.undo();
  expect(store.getDocument()).toEqual(before);
});
