import { describe, expect, it } from 'vitest';
import { findProblems } from '../check/find-problems.ts';
import { checkShape } from '../document/check-shape.ts';
import type { Block } from '../document/document.ts';
import { block, page, sampleRegistry } from '../testing/sample-blocks.ts';
import { composePage, readSectionBlocks, type SavedSection } from './compose-page.ts';
import { describeInSections } from './describe-in-section.ts';
import { differenceKey, listSectionIds, MAY_DIFFER, SYNCED_SECTION, withSyncedSections } from './synced-section.ts';

const title = (id: string, heading: string, props = {}): Block => block(id, 'Note', { heading, ...props });
const synced = (id: string, section: string, differences = {}): Block => ({
  id,
  type: SYNCED_SECTION,
  v: 1,
  props: { section: { $ref: 'plugin::page-builder.section', documentId: section }, ...differences },
});
const section = (...blocks: Block[]): SavedSection => ({ documentId: 's', name: 'Steps', content: page(...blocks) });

describe('composePage', () => {
  it('puts the blocks of a section in its place, and leaves other pages as they are', () => {
    const plain = page(title('a', 'Own'));
    expect(composePage(plain, {}).document).toBe(plain);
    const { document } = composePage(page(title('a', 'Own'), synced('p', 's'), synced('q', 's')), {
      s: section(title('b', 'Shared')),
    });
    expect(document.blocks).toEqual([title('a', 'Own'), title('p-b', 'Shared'), title('q-b', 'Shared')]);
    expect(() => checkShape(document)).not.toThrow();
  });

  it('keeps what a place has otherwise through edits of the section, for what its author opened and for nothing else', () => {
    const place = synced('p', 's', {
      [differenceKey('b', 'heading')]: 'Here',
      [differenceKey('c', 'heading')]: 'Closed',
    });
    const before = section(title('b', 'First', { [MAY_DIFFER]: ['heading'] }), title('c', 'Second'));
    expect(composePage(page(place), { s: before }).document.blocks).toEqual([
      title('p-b', 'Here'),
      title('p-c', 'Second'),
    ]);
    const after = section(title('c', 'Changed'), title('b', 'Also changed', { level: 3, [MAY_DIFFER]: ['heading'] }));
    expect(composePage(page(place), { s: after }).document.blocks).toEqual([
      title('p-c', 'Changed'),
      title('p-b', 'Here', { level: 3 }),
    ]);
    const closed = section(title('b', 'For all'));
    expect(composePage(page(place), { s: closed }).document.blocks).toEqual([title('p-b', 'For all')]);
  });

  it('leaves out a section that is gone, one inside another, and nothing around them', () => {
    const around = block('c', 'Box', {}, { content: [synced('p', 'gone')] });
    expect(composePage(page(around), { gone: null }).document.blocks).toEqual([{ ...around, areas: { content: [] } }]);
    const nested = section(synced('inner', 's'), title('b', 'Shared'));
    expect(composePage(page(synced('p', 's')), { s: nested }).document.blocks).toEqual([title('p-b', 'Shared')]);
  });

  it('names areas after the items they belong to, and keeps long ids within what a document may have', () => {
    const long = 'x'.repeat(60);
    const deck = block(long, 'Deck', { slides: [{ id: 'one', name: 'One' }] }, { one: [title('t', 'Inside')] });
    const { document } = composePage(page(synced('p', 's'), synced('q', 's')), { s: section(deck) });
    expect(document.blocks[0]?.areas).toEqual({ 'p-one': [title('p-t', 'Inside')] });
    expect(document.blocks[0]?.props).toEqual({ slides: [{ id: 'p-one', name: 'One' }] });
    expect(() => checkShape(document)).not.toThrow();
  });
});

it('a copy of a section has nothing of what only its author needs', () => {
  const { content } = section(title('b', 'Text', { [MAY_DIFFER]: ['heading'] }));
  expect(readSectionBlocks(content)).toEqual([title('b', 'Text')]);
});

it('the sections of a page are listed once each, in areas too', () => {
  const around = block('c', 'Box', {}, { content: [synced('q', 's')] });
  expect(listSectionIds(page(synced('p', 's'), around, synced('r', 'other')))).toEqual(['s', 'other']);
});

it('problems in a section are told at its place on the page, with its name', () => {
  const registry = withSyncedSections(sampleRegistry);
  const composed = composePage(page(synced('p', 's', { [differenceKey('b', 'heading')]: '' })), {
    s: section(title('b', 'Shared', { [MAY_DIFFER]: ['heading'] })),
  });
  const problems = describeInSections(findProblems(composed.document, registry), composed);
  expect(problems).toMatchObject([{ level: 'error', blockId: 'p', blockType: SYNCED_SECTION, path: ['b/heading'] }]);
  expect(problems[0]?.message.en).toMatch(/^In the section "Steps": /);
});
