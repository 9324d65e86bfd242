import { expect, test } from 'vitest';
import { hideInLog } from './hide-in-log.ts';

type Strapi = Parameters<typeof hideInLog>[0];

/** What a log makes of an entry. */
function write(entry: object): object {
  const log = { format: { transform: (formatted: object) => formatted } };
  hideInLog({ log } as unknown as Strapi);
  return log.format.transform(entry);
}

const SQL = "select * from leads where email = 'anne@example.com'";

test('what fails is logged without the people whom it is about', () => {
  const error = Object.assign(new Error(SQL), { sql: SQL, bindings: ['anne@example.com', 7] });
  for (const level of ['error', 'warn']) {
    const { message } = error;
    const written = JSON.stringify(write({ ...error, level, message, stack: error.stack, cause: { rejected: [SQL] } }));
    expect(written).not.toContain('anne');
    expect(written.match(/\[address\]/g)?.length).toBeGreaterThan(3);
    expect(JSON.stringify(write({ level, message: error }))).not.toContain('anne');
  }
});

test('what circles in itself is left out, and all else is written', () => {
  const circle: { self?: object } = {};
  circle.self = circle;
  expect(write({ level: 'error', message: 'Failed.', circle })).toEqual({ level: 'error', message: 'Failed.' });
  expect(write({ level: 'info', message: 'Demo login: demo@example.com' })).toMatchObject({
    message: 'Demo login: demo@example.com',
  });
});
