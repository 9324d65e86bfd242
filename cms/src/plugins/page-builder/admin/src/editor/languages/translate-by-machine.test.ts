import type { Block } from 'page-format';
import { expect, test, vi } from 'vitest';
import { MOST_TEXTS } from '../../../../shared/machine-translation.ts';
import { pairTexts, type TextPair } from '../../../../shared/translation/pair-texts.ts';
import { card, paragraph, registry } from '../../../../shared/translation/testing/card.ts';
import { applyAction } from '../../model/actions/index.ts';
import { treeOf } from '../../model/testing/page.ts';
import { putTexts } from './put-texts.ts';
import { countCost, listForMachine, sortAnswers, translateByMachine } from './translate-by-machine.ts';

const source = card('Lamps', ['One', 'Two', '— 12 —'], { a: 'Fast', b: 'Safe' });
const pairsWith = (target: Block) => pairTexts(treeOf(source), treeOf(target), {}, 'en', registry);

test('a page has for the machine what says the same and has words, and never what a person wrote', () => {
  const found = listForMachine(pairsWith(card('Lampen', ['One', 'Two', '— 12 —'], { a: 'Snel' })));
  expect(found.map(({ source: { place }, index }) => `${place.join('/')} ${index}`)).toEqual([
    'body 0',
    'body 1',
    'points/b/name 0',
  ]);
  expect(countCost(found)).toBe('OneTwoSafe'.length);
});

test('texts take their places in one action, entries of lists by their ids; what has none is left out', () => {
  const target = treeOf(card('Lamps', ['One'], { b: 'Safe' }));
  const pairs = pairTexts(treeOf(source), target, {}, 'en', registry);
  const texts = pairs.map((pair) => ({
    pair,
    text: typeof pair.source.text === 'string' ? `${pair.source.text}!` : paragraph(`${pair.index}!`),
  }));
  const { action, put } = putTexts(target, texts, registry);
  expect(put.map(({ pair }) => pair.source.place.join('/'))).not.toContain('points/a/name');
  expect(applyAction(target, action, registry).blocks.get('c')?.props).toEqual(
    card('Lamps!', ['0!', '1!', '2!'], { b: 'Safe!' }).props,
  );
  // Nothing stands where a paragraph would have to be the second.
  const [, , second] = texts;
  const empty = treeOf(card('Lamps', []));
  expect(second && putTexts(empty, [second], registry).put).toEqual([]);
});

test('what a person wrote while texts were on their way stays', () => {
  const before = pairsWith(card('Lamps', ['One']));
  const [title, one] = before as [TextPair, TextPair];
  const came = [
    [title, { text: 'Lampen' }],
    [one, { text: paragraph('Een') }],
    [title, { problem: 'tags' }],
    [title, { problem: 'missing' }],
  ] as const;
  const { texts, problems } = sortAnswers(came, pairsWith(card('Verlichting', ['One'])));
  expect(texts.map(({ text: put }) => put)).toEqual([paragraph('Een')]);
  expect(problems.map(([, problem]) => problem)).toEqual(['written', 'tags']);
});

const place = { model: 'api::page.page', documentId: 'd', locale: 'nl', field: 'content', from: 'en' };
const many = Array.from(
  { length: MOST_TEXTS * 2 + 1 },
  (_, index): TextPair => ({
    ...{ block: 'c', index, target: '', state: 'new', isMachine: false, isRecorded: false },
    source: { place: ['title'], path: ['title'], text: `Text ${index}` },
  }),
);
const answer = (texts: object[], meta = {}) => ({ data: { data: texts, meta: { left: 5, limit: 9, ...meta } } });
const run = (post: (path: string, body: { texts: object[] }) => Promise<unknown>, ending = new AbortController()) => {
  const onProgress = vi.fn();
  const server = { post: post as never };
  const result = translateByMachine(many, { server, place, signal: ending.signal, onProgress });
  return { result, onProgress };
};

test('texts are asked for a few at a time, until all are there or the service ends it', async () => {
  const calls: number[] = [];
  const all = run(async (_, { texts }) => {
    calls.push(texts.length);
    return answer(texts.map(() => ({ text: 'x' })));
  });
  expect(await all.result).toMatchObject({ left: 5 });
  expect([calls, all.onProgress.mock.calls.flat()]).toEqual([
    [MOST_TEXTS, MOST_TEXTS, 1],
    [MOST_TEXTS, MOST_TEXTS * 2, MOST_TEXTS * 2 + 1],
  ]);
  const ended = await run(async () => answer([{ text: 'x' }, { problem: 'missing' }], { ended: 'limit' })).result;
  expect([ended.came.length, ended.ended]).toEqual([2, 'limit']);
});

test('what came before a failure or a stop is kept, and an answer that is none is a failure', async () => {
  let calls = 0;
  const failing = await run(async (_, { texts }) => {
    calls += 1;
    if (calls === 2) throw new TypeError('Failed to fetch');
    return answer(texts.map(() => ({ text: 'x' })));
  }).result;
  expect([failing.came.length, failing.error]).toEqual([MOST_TEXTS, expect.any(TypeError)]);

  const ending = new AbortController();
  const stopped = await run(async (_, { texts }) => {
    ending.abort();
    return answer(texts.map(() => ({ text: 'x' })));
  }, ending).result;
  expect(stopped).toEqual({ came: expect.objectContaining({ length: MOST_TEXTS }), left: 5 });
  expect((await run(async () => ({ data: '<html>' })).result).error).toMatchObject({ name: 'AnswerError' });
});
