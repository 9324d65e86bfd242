import type { RichTextNode, Segment } from 'page-format';
import { expect, test } from 'vitest';
import type { TextPair } from '../../../../shared/translation/pair-texts.ts';
import { listOffers } from './fit-match.ts';

const pairOf = (text: Segment['text'], target: TextPair['target'] = text): TextPair => ({
  ...{ block: 'a', source: { place: ['title'], path: ['title'], text }, index: 0, target },
  ...{ state: 'new', isMachine: false, isRecorded: true },
});
const match = (target: string, score = 100, source = 'Rent a lamp') => ({ id: 1, source, target, score });
const words = (pair: TextPair, ...targets: string[]) =>
  listOffers(
    targets.map((target) => match(target)),
    pair,
  ).map((offer) => offer.words);

const linked = (href: string, text: string): RichTextNode => ({
  type: 'paragraph',
  content: [
    { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] },
    { type: 'text', text: ' now' },
  ],
});

test('an offer has the links of the text that it is for, and says what its own original said', () => {
  const remembered = match('<x id="1">Huur &amp; rijd</x> nu', 80, '<x id="1">Rent &amp; ride</x> now');
  const [offer] = listOffers([remembered], pairOf(linked('/here', 'Rent')));
  expect(offer).toMatchObject({ words: 'Huur & rijd nu', original: 'Rent & ride now', score: 80 });
  expect(offer?.text).toMatchObject({
    content: [{ text: 'Huur & rijd', marks: [{ type: 'link', attrs: { href: '/here' } }] }, { text: ' nu' }],
  });
});

test('a plain text takes words that were formatted elsewhere, once; a formatted one needs its own formats', () => {
  expect(words(pairOf('Rent now'), '<x id="1">Huur</x> nu', 'Huur nu')).toEqual(['Huur nu']);
  expect(words(pairOf(linked('/here', 'Rent')), 'Huur nu')).toEqual([]);
  expect(words(pairOf('Rent {{lamps}}'), 'Huur <x id="2"></x>')).toEqual(['Huur {{lamps}}']);
});

test('what stands here, has other lines, or is longer than its place is not offered', () => {
  expect(words(pairOf('Rent now', 'Huur nu'), 'Huur nu', 'Nu huren')).toEqual(['Nu huren']);
  expect(words(pairOf('Rent\nnow'), 'Huur nu', 'Huur\nnu')).toEqual(['Huur\nnu']);
  expect(listOffers([match('Huur nu')], pairOf('Rent now'), 6)).toEqual([]);
});

test('markup in words stays words', () => {
  expect(words(pairOf('Rent now'), '&lt;img src=x&gt; nu')).toEqual(['<img src=x> nu']);
});
