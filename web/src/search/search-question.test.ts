import { expect, test } from 'vitest';
import { readQuestion, writeQuestion } from './search-question.ts';

test.each([
  ['', { words: '', kind: '' }],
  ['?q=bakfiets', { words: 'bakfiets', kind: '' }],
  ['?q=%20lease%20%20%26%0Afiets+%3Cb%3E%20&kind=bike', { words: 'lease & fiets <b>', kind: 'bike' }],
  ['?kind=news&q=', { words: '', kind: 'news' }],
  ['?q=a&kind=draft', { words: 'a', kind: '' }],
  ['?q=first&q=second', { words: 'first', kind: '' }],
] as const)('the address %j asks for %j', (query, question) => {
  expect(readQuestion(query)).toEqual(question);
});

test('a question comes back from its own address, and one without words has none', () => {
  for (const question of [
    { words: '50 % & mehr? #1', kind: 'page' },
    { words: 'vélo électrique', kind: '' },
  ] as const) {
    expect(readQuestion(writeQuestion(question))).toEqual(question);
  }
  expect(writeQuestion({ words: '', kind: 'bike' })).toBe('');
});

test('an endless question is cut off between two characters', () => {
  expect(readQuestion(`?q=${'a'.repeat(5_000)}`).words).toHaveLength(100);
  expect(readQuestion(`?q=${'a'.repeat(97)}👩‍🚒`).words).toBe('a'.repeat(97));
});
