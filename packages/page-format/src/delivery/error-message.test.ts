import { expect, test } from 'vitest';
import { readErrorMessage } from './error-message.ts';

test.each<[unknown, string]>([
  [{ error: { status: 500, name: 'Error', message: 'The database is gone' } }, 'The database is gone'],
  [{ data: null, error: { message: ' The file is no picture. ' } }, 'The file is no picture.'],
  [{ error: 'No room left' }, 'No room left'],
  [{ error: '' }, ''],
  [{ error: {} }, ''],
  [{ error: { message: 7 } }, ''],
  [{ error: null }, ''],
  [{ error: true }, ''],
  [{}, ''],
  [[{ error: 'not one of these' }], ''],
  [undefined, ''],
  [null, ''],
  ['<h1>413 Request Entity Too Large</h1>', ''],
])('%j says "%s"', (body, words) => {
  expect(readErrorMessage(body)).toBe(words);
});
