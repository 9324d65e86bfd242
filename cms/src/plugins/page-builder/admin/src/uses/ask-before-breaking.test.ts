import { expect, it, vi } from 'vitest';
import { CONFIRM_HEADER, type InUseDetails } from '../../../shared/uses.ts';

vi.mock('@strapi/strapi/admin', () => ({ adminApi: { endpoints: {} } }));
const { sendAsking } = await import('./ask-before-breaking.ts');

const refusal = (confirmation: string) => {
  const details: InUseDetails = { code: 'in-use', action: 'delete', entries: [], total: 1, hidden: 0, confirmation };
  return { error: { name: 'InUseError', status: 409, message: 'This is used.', details } };
};
const agree = vi.fn(async () => ({ isConfirmed: true, message: '' }));
const never = () => Promise.reject(new Error('Nobody is to be asked.'));

it('a call that nothing stands against is sent once, as it is', async () => {
  const send = vi.fn(async () => ({ data: {} }));
  expect(await sendAsking({ config: {} }, send, never)).toEqual({ data: {} });
  expect(send.mock.calls).toEqual([[{ config: {} }]]);
});

it('a refusal of another kind is handed on', async () => {
  const other = { error: { name: 'ForbiddenError', status: 403, details: {} } };
  expect(await sendAsking({}, async () => other, never)).toBe(other);
});

it('who agrees is asked for what they saw, and once more when it is something else by then', async () => {
  const answers = [refusal('one'), refusal('two'), { data: {} }];
  const send = vi.fn(async () => answers.shift() ?? {});
  expect(await sendAsking({ config: { headers: { a: 'b' } } }, send, agree)).toEqual({ data: {} });
  expect(agree).toHaveBeenCalledTimes(2);
  const headers = (confirmation: string) => [{ config: { headers: { a: 'b', [CONFIRM_HEADER]: confirmation } } }];
  expect(send.mock.calls.slice(1)).toEqual([headers('one'), headers('two')]);
});

it('who does not agree is told that nothing happened', async () => {
  const send = vi.fn(async () => refusal('one'));
  const answer = await sendAsking({}, send, async () => ({ isConfirmed: false, message: 'Nothing was deleted.' }));
  expect(answer).toMatchObject({ error: { name: 'InUseError', message: 'Nothing was deleted.' } });
  expect(send).toHaveBeenCalledTimes(1);
});
