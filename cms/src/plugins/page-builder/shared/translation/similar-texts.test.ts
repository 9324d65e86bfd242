import { expect, test } from 'vitest';
import { createSimilarTexts } from './similar-texts.ts';

function keep(...texts: string[]) {
  const similar = createSimilarTexts();
  for (const text of texts) similar.add(text);
  return (text: string, least = 60, most = 5) => similar.find(text, least, most).map((each) => [each.text, each.score]);
}

test('the same text comes first, and what differs by a word or an ending after it, with how much it does', () => {
  const find = keep('Rent a lamp', 'Rent two lamps', 'Rent a red lamp', 'Our prices');
  expect(find('Rent a lamp')).toEqual([
    ['Rent a lamp', 100],
    ['Rent a red lamp', 81],
  ]);
  expect(find('Rent a lamp', 60, 1)).toHaveLength(1);
  expect(find('Rent a lamp', 82)).toHaveLength(1);
});

test('capitals, accents and tags are no difference in what is said, and yet never the same text', () => {
  const find = keep('Rent a <x id="1">lamp</x>', 'RENT A LAMP', 'Rënt a lamp');
  expect(find('Rent a lamp').map(([, score]) => score)).toEqual([99, 99, 99]);
});

test('a text is kept once, short ones and other scripts are found, and what is not kept is not', () => {
  const find = keep('OK', 'OK', '租自行车', 'Аренда лампы');
  expect(find('OK')).toEqual([['OK', 100]]);
  expect(find('租自行')).toEqual([['租自行车', 66]]);
  expect(find('Аренда ламп')).toEqual([['Аренда лампы', 88]]);
  expect(find('Prices')).toEqual([]);
  expect(find('')).toEqual([]);
});

test('every text that is similar enough is among those that are found', () => {
  const texts = Array.from({ length: 500 }, (_, number) => `Lamp ${number} of ${(number * 7919) % 500} for a desk`);
  const find = keep(...texts);
  expect(find('Lamp 12 of 34 for a desk', 60, 1_000)).toHaveLength(500);
});
