import { expect, test } from 'vitest';
import { findOutage, saysAway } from './outages.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  coded('SQLITE_BUSY', 'database is locked'),
  coded('SQLITE_BUSY_SNAPSHOT'),
  coded('SQLITE_LOCKED'),
  coded('08006'),
  coded('53300', 'too many connections'),
  coded('55P03', 'canceling statement due to lock timeout'),
  coded('57P01', 'terminating connection due to administrator command'),
  coded('57P03', 'the database system is starting up'),
  coded('ECONNREFUSED'),
  coded('ECONNRESET'),
  new Error('Connection terminated unexpectedly'),
  new Error('Knex: Timeout acquiring a connection. The pool is probably full.'),
])('%s: the database is away', (error) => expect(saysAway(error)).toBe(true));

test.each([
  coded('SQLITE_CONSTRAINT_UNIQUE'),
  coded('SQLITE_ERROR', 'no such column'),
  coded('23505', 'duplicate key value'),
  coded('22P02', 'invalid input syntax'),
  new TypeError('x is not a function'),
  undefined,
])('%s is about the query', (error) => expect(saysAway(error)).toBe(false));

test.each([
  coded('ENOSPC'),
  coded('EDQUOT'),
  coded('SQLITE_FULL'),
  coded('53100'),
  new Error('VipsForeignSave: wbuffer_write: write failed\nunix error: No space left on device'),
])('%s: the disk is full', (error) => expect(findOutage(error)).toMatchObject({ status: 507 }));

test('other errors of files are not', () => {
  for (const error of [coded('ENOENT'), coded('EACCES'), undefined]) expect(findOutage(error)).toBeUndefined();
});
