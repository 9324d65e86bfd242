import type { Block } from 'page-format';
import { expect, test } from 'vitest';
import { treeOf } from '../../admin/src/model/testing/page.ts';
import { pairTexts } from './pair-texts.ts';
import { listRemembered } from './remembered-texts.ts';
import { sourcesOf } from './sources-of.ts';
import { card, paragraph, registry } from './testing/card.ts';

const remember = (source: Block, target: Block, how: 'taken' | 'translated' = 'translated') => {
  const sources = Object.fromEntries(sourcesOf([source], 'en', registry, how));
  return listRemembered(pairTexts(treeOf(source), treeOf(target), sources, 'en', registry));
};

test('what is confirmed is remembered, each text once, and nothing that is open or empty', () => {
  const source = card('Lamps', ['Lamps', 'One'], { a: 'Fast' });
  const target = card('Lampen', ['Lampen', ''], { a: 'Snel' });
  expect(remember(source, target)).toEqual([
    { source: 'Lamps', target: 'Lampen' },
    { source: 'Fast', target: 'Snel' },
  ]);
  expect(remember(source, target, 'taken')).toEqual([]);
  // Without a record nobody has said that one is the other's translation.
  expect(listRemembered(pairTexts(treeOf(source), treeOf(target), {}, 'en', registry))).toEqual([]);
});

test('links and bold words are tags on both sides; a translation that lost one is not remembered', () => {
  const bold = (words: string, rest: string) => ({
    type: 'paragraph',
    content: [
      { type: 'text', text: words, marks: [{ type: 'bold' }] },
      { type: 'text', text: rest },
    ],
  });
  const withBody = (block: Block, ...content: object[]) => ({
    ...block,
    props: { ...block.props, body: { type: 'doc', content } },
  });
  const source = withBody(card('', []), bold('Now', ' or never'), bold('Then', ' or later'));
  const target = withBody(card('', []), bold('Nu', ' of nooit'), paragraph('Dan of later'));
  expect(remember(source, target)).toEqual([
    { source: '<x id="1">Now</x> or never', target: '<x id="1">Nu</x> of nooit' },
  ]);
});

test('what has no words, or is longer than the memory takes, is not remembered', () => {
  expect(remember(card('24', ['x'.repeat(2_001)]), card('24', ['y']))).toEqual([]);
});
