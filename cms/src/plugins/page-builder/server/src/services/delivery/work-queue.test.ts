import { expect, it, vi } from 'vitest';
import { BusyError, WorkQueue } from './work-queue.ts';

it('does so much at once, lets so much wait, and sends the rest away until there is room', async () => {
  const queue = new WorkQueue({ concurrency: 2, longest: 3 });
  const end = Promise.withResolvers<void>();
  let begun = 0;
  const work = async (name: number) => {
    begun += 1;
    await end.promise;
    return name;
  };
  const asked = Array.from({ length: 8 }, (_, name) => queue.run(() => work(name)));
  const outcomes = Promise.allSettled(asked);
  await vi.waitFor(() => expect(begun).toBe(2));
  end.resolve();
  const settled = (await outcomes).map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason));
  expect(settled.slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
  for (const refusal of settled.slice(5)) expect(refusal).toBeInstanceOf(BusyError);
  expect(await queue.run(() => work(9))).toBe(9);
});

it('goes on after work that fails', async () => {
  const queue = new WorkQueue({ concurrency: 1 });
  await expect(queue.run(() => Promise.reject(new Error('The database does not answer.')))).rejects.toThrow('database');
  expect(await queue.run(async () => 'done')).toBe('done');
});
