import { expect, test } from 'vitest';
import { judgeFailure } from './failures.ts';

/** What Strapi's client throws for an answer with this status. */
const answer = (status: number | undefined) => Object.assign(new Error('No'), { name: 'FetchError', status });

test.each([
  ['no connection', new TypeError('Failed to fetch'), { type: 'failed', reason: 'network' }],
  ['a page of a proxy', new SyntaxError('Unexpected token <'), { type: 'failed', reason: 'server' }],
  ['an answer without status', answer(undefined), { type: 'failed', reason: 'server' }],
  ['400', answer(400), { type: 'refused' }],
  ['401', answer(401), { type: 'unauthorized' }],
  ['403', answer(403), { type: 'refused' }],
  ['413', answer(413), { type: 'refused' }],
  ['429', answer(429), { type: 'failed', reason: 'server' }],
  ['500', answer(500), { type: 'failed', reason: 'server' }],
  ['503', answer(503), { type: 'failed', reason: 'server' }],
])('%s', (_, error, outcome) => {
  expect(judgeFailure(error)).toEqual(outcome);
});
