import { expect, test } from 'vitest';
import { explainFailure, explainFieldErrors } from './save-failure.ts';

const texts = {
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join('|'),
  translate: (text: { en: string }) => text.en,
  nameOf: (type: string) => type.toUpperCase(),
};

/** What Strapi's client throws for an answer with this status. */
const answer = (status: number, error: object) =>
  Object.assign(new Error('No'), { name: 'FetchError', status, response: { data: { error } } });

test('the problems a refusal names are told one by one, each with its block', () => {
  const details = {
    errors: [{ message: 'all at once' }],
    issues: [{ message: { en: 'It is empty.', de: 'Leer.' }, blockId: 'b1', blockType: 'Title' }],
  };
  expect(explainFailure('publish', answer(400, { name: 'ValidationError', details }), texts)).toEqual({
    kind: 'publish',
    title: 'publish.failed',
    reasons: [{ text: 'save.field|TITLE|It is empty.', blockId: 'b1' }],
  });
});

test('any other answer is told in its own words, and no answer as what it is', () => {
  expect(explainFailure('save', answer(413, { message: 'Too large' }), texts).reasons).toEqual([{ text: 'Too large' }]);
  expect(explainFailure('save', new TypeError('Failed to fetch'), texts).reasons).toEqual([{ text: 'save.network|' }]);
  expect(explainFailure('save', answer(500, { message: 'Broken' }), texts).reasons).toEqual([
    { text: 'save.server|Broken' },
  ]);
});

test('a role that lacks the right is told what it lacks', () => {
  const refused = { name: 'PolicyError', message: 'Policy Failed' };
  expect(explainFailure('publish', answer(403, refused), texts).reasons).toEqual([{ text: 'publish.forbidden' }]);
});

test('fields of the entry are named, those inside components too', () => {
  const errors = { title: 'Required', seo: { description: { id: 'x', defaultMessage: 'Too long' } } };
  expect(explainFieldErrors('save', errors, texts.t).reasons).toEqual([
    { text: 'save.field|title|Required' },
    { text: 'save.field|seo › description|Too long' },
  ]);
});
