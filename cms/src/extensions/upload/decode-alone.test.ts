import { expect, test } from 'vitest';
import { decodeAlone } from './decode-alone.ts';

test('one picture is decoded at a time, in the order asked for, and one that fails holds no other back', async () => {
  const events: string[] = [];
  const doors = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const results = doors.map(({ promise }, index) =>
    decodeAlone(async () => {
      events.push(`begins ${index}`);
      await promise;
      events.push(`ends ${index}`);
      if (index === 1) throw new Error('damaged');
      return index;
    }),
  );
  for (const door of doors.toReversed()) door.resolve();
  expect(await Promise.allSettled(results)).toMatchObject([{ value: 0 }, { status: 'rejected' }, { value: 2 }]);
  expect(events).toEqual(['begins 0', 'ends 0', 'begins 1', 'ends 1', 'begins 2', 'ends 2']);
});
