import { describe, expect, it, test } from 'vitest';
import { findProblems } from '../check/find-problems.ts';
import { checkShape } from '../document/check-shape.ts';
import { type Block, DOCUMENT_LIMITS, type PageDocument } from '../document/document.ts';
import { forVisitors } from '../document/for-visitors.ts';
import { block, page, sampleRegistry } from '../testing/sample-blocks.ts';
import {
  type ComposedPage,
  composePage,
  findComposedBlock,
  readSectionBlocks,
  type SavedSection,
  type SavedSections,
} from './compose-page.ts';
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

/** @throws Error where the page passes a limit */
function composeWhole(document: PageDocument, sections: SavedSections): ComposedPage {
  const { whole, problem } = composePage(document, sections);
  if (!whole) throw new Error(problem.message.en);
  return whole;
}

describe('composePage', () => {
  it('puts the blocks of a section in its place, and leaves other pages as they are', () => {
    const plain = page(title('a', 'Own'));
    expect(composeWhole(plain, {}).document).toBe(plain);
    const { document } = composeWhole(page(title('a', 'Own'), synced('p', 's'), synced('q', 's')), {
      s: section(title('b', 'Shared')),
    });
    expect(document.blocks).toEqual([title('a', 'Own'), title('p-b', 'Shared'), title('q-b', 'Shared')]);
    expect(() => checkShape(document)).not.toThrow();
  });

  it('hides the blocks of a section in a hidden place, and finds no hidden block for visitors', () => {
    const sections = { s: section(title('b', 'Shared'), { ...title('c', 'Draft'), hidden: true }) };
    const document = page({ ...synced('p', 's'), hidden: true }, synced('q', 's'));
    expect(forVisitors(composeWhole(document, sections).document).blocks).toEqual([title('q-b', 'Shared')]);
    const isFound = (id: string) => findComposedBlock(document, sections, id) !== undefined;
    expect(['q-b', 'q-c', 'p-b'].filter(isFound)).toEqual(['q-b']);
  });

  it('keeps what a place has otherwise through edits of the section, for what its author opened and for nothing else', () => {
    const place = synced('p', 's', {
      [differenceKey('b', 'heading')]: 'Here',
      [differenceKey('c', 'heading')]: 'Closed',
    });
    const before = section(title('b', 'First', { [MAY_DIFFER]: ['heading'] }), title('c', 'Second'));
    expect(composeWhole(page(place), { s: before }).document.blocks).toEqual([
      title('p-b', 'Here'),
      title('p-c', 'Second'),
    ]);
    const after = section(title('c', 'Changed'), title('b', 'Also changed', { level: 3, [MAY_DIFFER]: ['heading'] }));
    expect(composeWhole(page(place), { s: after }).document.blocks).toEqual([
      title('p-c', 'Changed'),
      title('p-b', 'Here', { level: 3 }),
    ]);
    const closed = section(title('b', 'For all'));
    expect(composeWhole(page(place), { s: closed }).document.blocks).toEqual([title('p-b', 'For all')]);
  });

  it('leaves out a section that is gone, one inside another, and nothing around them', () => {
    const around = block('c', 'Box', {}, { content: [synced('p', 'gone')] });
    expect(composeWhole(page(around), { gone: null }).document.blocks).toEqual([{ ...around, areas: { content: [] } }]);
    const nested = section(synced('inner', 's'), title('b', 'Shared'));
    expect(composeWhole(page(synced('p', 's')), { s: nested }).document.blocks).toEqual([title('p-b', 'Shared')]);
  });

  it('names areas after the items they belong to, and keeps long ids within what a document may have', () => {
    const long = 'x'.repeat(60);
    const deck = block(long, 'Deck', { slides: [{ id: 'one', name: 'One' }] }, { one: [title('t', 'Inside')] });
    const { document } = composeWhole(page(synced('p', 's'), synced('q', 's')), { s: section(deck) });
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
  const composed = composeWhole(page(synced('p', 's', { [differenceKey('b', 'heading')]: '' })), {
    s: section(title('b', 'Shared', { [MAY_DIFFER]: ['heading'] })),
  });
  const problems = describeInSections(findProblems(composed.document, registry), composed);
  expect(problems).toMatchObject([{ level: 'error', blockId: 'p', blockType: SYNCED_SECTION, path: ['b/heading'] }]);
  expect(problems[0]?.message.en).toMatch(/^In the section "Steps": /);
});

describe('a composed page', () => {
  const notes = (count: number, name = 'b') =>
    Array.from({ length: count }, (_, at) => title(`${name}${at}`, 'One of many'));
  const uses = (count: number, id = 's') => Array.from({ length: count }, (_, at) => synced(`p${at}`, id));
  /** Boxes in each other, the innermost with a block in it. */
  const nest = (levels: number, inner: Block): Block =>
    levels === 0 ? inner : block(`n${levels}`, 'Box', {}, { content: [nest(levels - 1, inner)] });

  test('holds 1,000 blocks, its own ones counted wherever they stand', () => {
    const whole = composeWhole(page(...uses(3), ...notes(100, 'own')), { s: section(...notes(300)) });
    expect(() => checkShape(whole.document)).not.toThrow();
    expect(whole.document.blocks).toHaveLength(DOCUMENT_LIMITS.blocks);
    const { problem, part, leftOut } = composePage(page(...uses(3), ...notes(101, 'own')), {
      s: section(...notes(300)),
    });
    expect(problem).toMatchObject({ level: 'error', blockId: 'p2', blockType: SYNCED_SECTION, path: [] });
    expect(problem?.message.en).toBe(
      'With the section "Steps" here, the page has more than 1,000 blocks, from the section\'s block Note (b299) on. Remove sections, or split the page in two.',
    );
    expect(part?.document.blocks).toHaveLength(701);
    expect([...(leftOut ?? [])]).toEqual(['p2']);
  });

  test('holds 12 levels, counted from where the section stands', () => {
    const place = (levels: number) => page(nest(levels, synced('p', 's')));
    const s = section(nest(5, title('deepest', 'Deep')));
    expect(() => checkShape(composeWhole(place(6), { s }).document)).not.toThrow();
    expect(composePage(place(7), { s }).problem).toMatchObject({
      blockId: 'p',
      message: {
        en: 'In this place, blocks of the section "Steps" are nested more than 12 levels deep, from its block Note (deepest) on. Move the section further out.',
      },
    });
  });

  test.each([
    ['in a list by itself', (...places: Block[]) => page(...places)],
    ['between other blocks', (...places: Block[]) => page(title('o', 'Own'), ...places, title('u', 'Own'))],
    ['in an area', (...places: Block[]) => page(block('c', 'Box', {}, { content: places, other: [] }))],
  ])('holds 1 MB to the byte, in UTF-8: %s', (_, pageOf) => {
    const document = pageOf(...uses(3));
    const sized = (bytes: number) => ({
      s: section(
        title('a', 'ü'.repeat(150_000), { [MAY_DIFFER]: ['level'] }),
        block('deck', 'Deck', { slides: [{ id: 'one' }] }, { one: [title('t', 'x'.repeat(bytes)), title('u', '')] }),
        synced('nested', 's'),
      ),
    });
    const measure = (bytes: number) =>
      new TextEncoder().encode(JSON.stringify(composeWhole(document, sized(bytes)).document)).length;
    const room = DOCUMENT_LIMITS.bytes - measure(0);
    // Three places: what is left over is taken by what one of them has otherwise.
    const each = Math.floor(room / 3);
    const differs = (rest: number) => {
      const own = synced('p0', 's', { [differenceKey('a', 'level')]: 'y'.repeat(rest) });
      return pageOf(own, ...uses(3).slice(1));
    };
    const spare = (rest: number) => {
      const { whole } = composePage(differs(rest), sized(each - 20));
      return whole && DOCUMENT_LIMITS.bytes - JSON.stringify(whole.document).length - 3 * 150_000;
    };
    const rest = 1 + (spare(1) ?? 0);
    expect(spare(rest)).toBe(0);
    expect(() => checkShape(composeWhole(differs(rest), sized(each - 20)).document)).not.toThrow();
    expect(composePage(differs(rest + 1), sized(each - 20)).problem?.message.en).toMatch(
      /^With the section "Steps" here, the page has more than 1 MB of content, from the section's block Note \(u\) on/,
    );
  });

  test('has every id once', () => {
    const { problem } = composePage(page(title('p-a', 'Own'), synced('p', 's')), { s: section(title('a', 'Shared')) });
    expect(problem).toMatchObject({
      blockId: 'p',
      message: {
        en: 'In this place, the block Note (a) of the section "Steps" would have the same id as another block of the page. Remove the section here, and insert it again.',
      },
    });
  });

  test('is left at the limit, however much would follow', () => {
    let read = 0;
    const large = section(title('a', 'x'.repeat(900_000)));
    const counted = new Proxy(large, {
      get: (target, name) => {
        if (name === 'content') read += 1;
        return Reflect.get(target, name);
      },
    });
    const { problem, part, leftOut } = composePage(page(...uses(900)), { s: counted });
    expect(problem?.blockId).toBe('p1');
    expect(part?.document.blocks).toHaveLength(1);
    expect(leftOut?.size).toBe(899);
    expect(read).toBe(1);
  });

  test('takes nothing of sections inside sections, also where they hold each other', () => {
    const first = section(synced('x', 't'), nest(3, synced('y', 's')), title('a', 'First'));
    const second = { ...section(synced('x', 's'), title('b', 'Second')), documentId: 't' };
    const whole = composeWhole(page(synced('p', 's'), synced('q', 't')), { s: first, t: second });
    expect(whole.document.blocks.map(({ id }) => id)).toEqual(['p-n3', 'p-a', 'q-b']);
    expect([...whole.places.keys()]).toEqual(['p-n3', 'p-n2', 'p-n1', 'p-a', 'q-b']);
  });
});

describe('findComposedBlock', () => {
  const open = { [MAY_DIFFER]: ['heading'] };
  const s = section(block('c', 'Box', {}, { content: [title('a', 'Shared', open)] }));
  const here = synced('p', 's', { [differenceKey('a', 'heading')]: 'Here' });

  test('finds a block where it stands, with what its place has otherwise', () => {
    const document = page(title('own', 'Own'), here, synced('q', 's'));
    expect(findComposedBlock(document, { s }, 'own')).toEqual(title('own', 'Own'));
    expect(findComposedBlock(document, { s }, 'p-a')).toEqual(title('p-a', 'Here'));
    expect(findComposedBlock(document, { s }, 'q-a')).toEqual(title('q-a', 'Shared'));
    for (const id of ['a', 'p', 'r-a', 'p-b']) expect(findComposedBlock(document, { s }, id)).toBeUndefined();
  });

  test('finds it on a page that has outgrown its limits, and under an id that was cut', () => {
    const long = 'x'.repeat(60);
    const many = page(...Array.from({ length: 900 }, (_, at) => synced(`p${at}`, 's')), synced(long, 's'));
    const { whole } = composePage(page(synced(long, 's')), { s });
    const [id = ''] = [...(whole?.places.keys() ?? [])].slice(-1);
    expect(id.length).toBeLessThanOrEqual(64);
    expect(findComposedBlock(many, { s: section(...s.content.blocks, title('z', 'x'.repeat(9_000))) }, id)).toEqual(
      title(id, 'Shared'),
    );
  });
});
