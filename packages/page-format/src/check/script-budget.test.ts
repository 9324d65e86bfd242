import { expect, test } from 'vitest';
import { defineBlock } from '../block/define-block.ts';
import { createRegistry } from '../block/registry.ts';
import type { Block } from '../document/document.ts';
import { toggle } from '../fields/index.ts';
import { block, page } from '../testing/sample-blocks.ts';
import { findProblems } from './find-problems.ts';
import { listOpen, PUT_ASIDE } from './put-aside.ts';
import { type BlockScripts, scriptBudget } from './script-budget.ts';

const label = { en: 'x' };
const about = { category: 'other', description: label, icon: 'File', props: {} };
const named = (type: string, de: string) => defineBlock({ ...about, type, label: { en: type, de }, island: true });
const Shelf = defineBlock({ ...about, type: 'Shelf', label, areas: { content: { label } } });
const Lift = defineBlock({
  ...about,
  type: 'Lift',
  label: { en: 'Lift', de: 'Aufzug' },
  props: { moves: toggle({ label, default: true }) },
  element: ({ moves }) => moves,
});

const scripts: BlockScripts[] = [
  { bytes: 20_480, blocks: ['Wheel', 'Belt'] },
  { bytes: 3_000, blocks: ['Wheel'] },
  { bytes: 2_100, blocks: ['Belt'] },
  { bytes: 8_192, blocks: ['Lift'] },
  { bytes: 500, blocks: ['Bell', 'Wheel', 'Belt'] },
  { bytes: 60_000, blocks: ['Map'] },
];
const budget = scriptBudget(scripts, (types) => (types.has('Map') ? 61_440 : 30_720));
const blocks = [named('Wheel', 'Rad'), named('Belt', 'Band'), named('Bell', 'Glocke'), named('Map', 'Karte')];
const registry = createRegistry([...blocks, Lift, Shelf], undefined, [budget]);

const find = (...found: Block[]) => findProblems(page(...found), registry);
const told = (...found: Block[]) =>
  find(...found).map(({ level, blockId, message }) => `${level} ${blockId}: ${message.en.replaceAll('\u00a0', ' ')}`);
const wheel = block('w', 'Wheel');
const belt = block('b', 'Belt');
const lift = block('l', 'Lift');

test('what blocks share is counted once, and a page within its budget is none to speak of', () => {
  expect(told(wheel, belt, block('w2', 'Wheel'), block('g', 'Bell'))).toEqual([]);
  expect(told()).toEqual([]);
});

test('a page over its budget names the heaviest blocks, by what leaving them out saves, at the heaviest', () => {
  const inside = block('s', 'Shelf', {}, { content: [lift] });
  expect(told(belt, wheel, inside, block('g', 'Bell'))).toEqual([
    'warning l: Visitors load 34 kB of script on this page; 30 kB is wanted. The heaviest blocks, by what it saves to leave them out: Lift 8 kB, Wheel 3 kB, Belt 2 kB. Leave one out, or put it on a page of its own.',
  ]);
  const [problem] = find(belt, wheel, inside);
  expect(problem?.message.de).toContain('Aufzug 8\u00a0kB, Rad 3\u00a0kB, Band 2\u00a0kB');
  // Alone with what others would share, a block is as heavy as all of it.
  expect(told(wheel, lift, block('w2', 'Wheel'))).toEqual([
    expect.stringMatching(/^warning w: .*: Wheel 23 kB, Lift 8 kB\. Leave/),
  ]);
  expect(problem?.message.fr).toContain('34\u00a0ko de scripts');
});

test('a block whose script its settings do not need brings none', () => {
  expect(told(wheel, belt, { ...lift, props: { moves: false } })).toEqual([]);
  expect(told(wheel, belt, { ...lift, props: { moves: false } }, block('l2', 'Lift'))).toHaveLength(1);
});

test('which budget counts is for the project to say, by the blocks of the page', () => {
  expect(told(block('m', 'Map'))).toEqual([]);
  expect(told(block('m', 'Map'), lift)).toEqual([expect.stringMatching(/^warning m: .*67 kB .*; 60 kB is wanted/)]);
});

test('it is put aside for what is there, and told again when the page grows', () => {
  const [problem] = find(wheel, lift);
  const { path, message } = problem ?? { path: [], message: label };
  const aside = block('w', 'Wheel', { [PUT_ASIDE]: [{ path, message: message.en, reason: 'A fair' }] });
  const open = (...found: Block[]) => listOpen(find(...found), page(...found));
  expect(open(aside, lift)).toEqual([]);
  expect(open(aside, lift, belt)).toHaveLength(1);
});
