import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeCms, send, startFakeCms } from '../testing/fake-cms.ts';
import { loadAnswers } from './load-answers.ts';

let cms: FakeCms;
beforeEach(async () => {
  cms = await startFakeCms([]);
});
afterEach(() => cms.close());

test('asks each question once in a build, however many pages ask it', async () => {
  cms.faults.push((response) => send(response, 200, { data: ['a'] }));
  const cache = new Map();
  const first = await loadAnswers(cms.url, ['/api/reviews?minRating=4'], cache);
  const second = await loadAnswers(cms.url, ['/api/reviews?minRating=4'], cache);
  expect(first).toEqual({ '/api/reviews?minRating=4': { status: 'loaded', data: { data: ['a'] } } });
  expect(second).toEqual(first);
  expect(cms.requests).toHaveLength(1);
});

test('a question that fails is a state of the block', async () => {
  const answers = await loadAnswers(cms.url, ['/api/nothing'], new Map());
  expect(answers).toEqual({ '/api/nothing': { status: 'failed', message: 'Not Found' } });
});

test('a question that fails is told in the words of the CMS', async () => {
  const message = 'There is no bike type "gone".';
  cms.faults.push((response) => send(response, 404, { error: { message } }));
  const answers = await loadAnswers(cms.url, ['/api/nothing'], new Map());
  expect(answers).toEqual({ '/api/nothing': { status: 'failed', message } });
});
