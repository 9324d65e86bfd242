import { expect, test } from 'vitest';
import { defineBlock } from '../block/define-block.ts';
import { migrateDocument } from '../block/migrate.ts';
import { createRegistry } from '../block/registry.ts';
import { findProblems } from '../check/find-problems.ts';
import { DAMAGED_PAGES } from '../testing/damaged-pages.ts';
import { checkShape } from './check-shape.ts';
import { DAMAGED_TYPE, readDamagedProps } from './damaged-block.ts';
import { DOCUMENT_LIMITS, type PageDocument } from './document.ts';
import { salvageDocument } from './salvage-document.ts';
import { walk } from './walk.ts';

/** The two types of the damaged pages. */
const words = { en: 'Block', de: 'Block' };
const about = { category: 'other', label: words, description: words, icon: 'File', props: {} };
const registry = createRegistry([
  defineBlock({ ...about, type: 'Title' }),
  defineBlock({ ...about, type: 'Container', areas: { content: { label: words } } }),
]);

/** As the database hands it over. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const TITLE = { id: 'a', type: 'Title', v: 1, props: {} };
const listBlocks = (document: PageDocument) => [...walk(document)].map(({ block }) => block);

test.each(DAMAGED_PAGES)('$what: whole blocks stay, the rest is kept as its source', ({ stored, whole, sources }) => {
  const salvaged = salvageDocument(parse(stored));
  if (!salvaged) throw new Error('Nothing was read.');
  const blocks = listBlocks(salvaged.document);
  const kept = blocks.filter(({ type }) => type === DAMAGED_TYPE);
  expect(blocks.filter(({ type }) => type !== DAMAGED_TYPE).map(({ id }) => id)).toEqual(whole);
  expect(kept).toHaveLength(sources);
  expect(salvaged.damage.length).toBeGreaterThan(0);
  checkShape(salvaged.document);

  const problems = findProblems(migrateDocument(salvaged.document, registry), registry);
  for (const { id } of kept)
    expect(problems.filter(({ blockId }) => blockId === id)).toMatchObject([{ level: 'error' }]);
  expect(salvageDocument(parse(stored))).toEqual(salvaged);
  // What was salvaged is a page like any other from then on.
  expect(salvageDocument(salvaged.document)).toEqual({ document: salvaged.document, damage: [] });
});

test('what is not in a whole block is in a source, to the last character', () => {
  for (const { stored } of DAMAGED_PAGES) {
    const { document } = salvageDocument(parse(stored)) ?? { document: { blocks: [] as PageDocument['blocks'] } };
    const text = JSON.stringify(document.blocks).replaceAll('\\', '');
    for (const word of stored.match(/[A-Za-z]{3,}/g) ?? []) {
      if (!['format', 'formatVersion', 'blocks', 'page'].includes(word)) expect(text).toContain(word);
    }
  }
});

test('a block is never closed early, wherever its JSON is cut', () => {
  const tricky = { areas: { list: [{ id: 'no' }, { id: 'block' }] }, title: 'a } ] "b" \\', blocks: [{}] };
  const inner = { id: 'inner', type: 'Title', v: 1, props: tricky };
  const box = { id: 'box', type: 'Container', v: 1, props: {}, areas: { content: [inner, { ...inner, id: 'other' }] } };
  const page = { format: 'page', formatVersion: 1, blocks: [{ ...inner, id: 'first' }, box] };
  const text = JSON.stringify(page);
  const stored = new Map(listBlocks(page as PageDocument).map((block) => [block.id, block]));
  for (let length = 1; length < text.length; length += 1) {
    const { document } = salvageDocument(text.slice(0, length)) ?? { document: { blocks: [] } };
    for (const { id, type, props } of listBlocks(document as PageDocument)) {
      if (type !== DAMAGED_TYPE) expect(props).toEqual(stored.get(id)?.props);
    }
  }
});

test('a page of a newer format is to be read by a newer editor, and nobody is told to delete what it says', () => {
  const { document, damage } = salvageDocument({ format: 'page', formatVersion: 99, blocks: [TITLE] }) ?? {};
  const [card, ...whole] = document?.blocks ?? [];
  expect(whole).toEqual([TITLE]);
  expect(damage?.[0]?.message).toContain('(format 99)');
  expect(card && readDamagedProps(card).isNewer).toBe(true);
  const problems = document ? findProblems(document, registry) : [];
  const [problem] = problems.filter(({ blockId }) => blockId === card?.id);
  expect(problem).toMatchObject({ level: 'error', message: { en: expect.stringMatching(/newer version.*updated/) } });
  expect(problem?.message.en).not.toContain('delete');
});

test('the source is the JSON that was there', () => {
  const damaged = { id: 'x', type: 'Title', v: '1', props: { title: 'Lost?' }, areas: { content: [null] } };
  const { document } = salvageDocument({ format: 'page', formatVersion: 1, blocks: [damaged] }) ?? {};
  const [block] = document?.blocks ?? [];
  expect(block && readDamagedProps(block)).toEqual({
    source: JSON.stringify(damaged, null, 2),
    reason: '"v" must be a whole number from 1, but it is the text "1".',
  });
});

test('a page that is whole is the stored value itself, and nothing stored is nothing', () => {
  const page = { format: 'page', formatVersion: 1, blocks: [{ id: 'a', type: 'Title', v: 1, props: {} }] };
  expect(salvageDocument(page)?.document).toBe(page);
  for (const empty of [null, undefined, '', 'null']) expect(salvageDocument(empty)).toBeNull();
});

test('a page with as many blocks as there may be loses none of those that are whole', () => {
  const blocks = Array.from({ length: DOCUMENT_LIMITS.blocks }, (_, index) => ({ ...TITLE, id: `b${index}` }));
  const { document } = salvageDocument({ format: 'page', formatVersion: 1, blocks: [null, ...blocks.slice(1)] }) ?? {};
  expect(document?.blocks.slice(1)).toEqual(blocks.slice(1));
});

test('a page that is only too large loses nothing', () => {
  const large = { id: 'a', type: 'Title', v: 1, props: { title: 'x'.repeat(DOCUMENT_LIMITS.bytes) } };
  const salvaged = salvageDocument({ format: 'page', formatVersion: 1, blocks: [large] });
  expect(salvaged?.document.blocks).toEqual([large]);
  expect(salvaged?.damage).toHaveLength(1);
});

test('values nested thousands of levels deep are read without running out of stack', () => {
  const levels = 100_000;
  const text = `{"format":"page","formatVersion":1,"blocks":[${'['.repeat(levels)}${']'.repeat(levels)}]}`;
  const [block] = salvageDocument(JSON.parse(text))?.document.blocks ?? [];
  expect(block && readDamagedProps(block).source).toHaveLength(2 * levels);
});

test('ids of damaged blocks are taken by no other', () => {
  const blocks = [null, { id: 'damaged-1', type: 'Title', v: 1, props: {} }, null];
  const { document } = salvageDocument({ format: 'page', formatVersion: 1, blocks }) ?? {};
  expect(document?.blocks.map(({ id }) => id)).toEqual(['damaged-2', 'damaged-1', 'damaged-3']);
});
