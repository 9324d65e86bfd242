import { expect, test } from 'vitest';
import { treeOf } from '../../admin/src/model/testing/page.ts';
import { countOriginal, countTexts } from './count-texts.ts';
import { pairTexts } from './pair-texts.ts';
import { sourcesOf } from './sources-of.ts';
import { card, registry } from './testing/card.ts';

const original = card('Good lamps', ['One for each desk', 'Two'], { a: 'Fast' });
const none = { texts: 0, words: 0 };
const start = { new: none, machine: none, edited: none, outOfDate: none, absent: none };
const sources = Object.fromEntries(sourcesOf([original], 'en', registry, 'translated'));
const translated = card('Gute Lampen', ['Eine je Tisch', 'Zwei'], { a: 'Schnell' });
const count = (...parameters: [source: typeof original, target?: typeof original, noted?: typeof sources]) => {
  const [source, target, noted = sources] = parameters;
  const original = treeOf(source);
  return countTexts(
    original,
    pairTexts(original, treeOf(...(target ? [target] : [])), noted, 'en', registry),
    registry,
  );
};

test('the words of the original are counted by what became of the texts', () => {
  expect(countOriginal(treeOf(original), registry)).toEqual({ ...start, all: { texts: 4, words: 8 } });
  expect(count(original, translated)).toEqual({ ...start, all: { texts: 4, words: 8 } });
  expect(count(original, original, {})).toEqual({
    ...start,
    all: { texts: 4, words: 8 },
    new: { texts: 4, words: 8 },
  });
});

test('a changed original is out of date by exactly the text that changed', () => {
  const changed = card('Good lamps', ['One for each long desk', 'Two'], { a: 'Fast' });
  expect(count(changed, translated)).toEqual({
    ...start,
    all: { texts: 4, words: 9 },
    outOfDate: { texts: 1, words: 5 },
  });
});

test('what nobody has confirmed is told apart, and so are blocks that the page has not', () => {
  const taken = Object.fromEntries(sourcesOf([original], 'en', registry, 'taken'));
  const begun = card('Gute Lampen', ['One for each desk', 'Two'], { a: 'Fast' });
  expect(count(original, begun, taken)).toMatchObject({
    edited: { texts: 1, words: 2 },
    new: { texts: 3, words: 6 },
    absent: none,
  });
  expect(count(original)).toEqual({ ...start, all: { texts: 4, words: 8 }, absent: { texts: 4, words: 8 } });
});

test('texts without words are no work, on a page that is missing neither', () => {
  const numbers = card('Good lamps', ['{{lamps}}', '12'], { a: '€ 25' });
  const taken = Object.fromEntries(sourcesOf([numbers], 'en', registry, 'taken'));
  expect(count(numbers, numbers, taken)).toMatchObject({ all: { words: 2 }, new: { texts: 1, words: 2 } });
  expect(count(numbers)).toMatchObject({ absent: { words: 2 } });
});
