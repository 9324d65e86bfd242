import { expect, test } from 'vitest';
import { useProcessorTime } from './use-processor-time.ts';

const thread = { ph: 'X', pid: 1, tid: 1 };

test('a task that waited for a processor takes what it worked, and so does all that happened in it', () => {
  const task = { ...thread, ts: 1000, dur: 400, tts: 50, tdur: 100 };
  const before = { ...thread, ts: 1010, dur: 20, tts: 60, tdur: 20 };
  const waited = { ...thread, ts: 1100, dur: 300, tts: 100, tdur: 50 };
  const next = { ...thread, ts: 1400, dur: 30, tts: 150, tdur: 30 };
  expect(useProcessorTime([task, before, waited, next])).toEqual([
    { ...task, dur: 100 },
    { ...before, ts: 1010, dur: 20 },
    { ...waited, ts: 1050, dur: 50 },
    next,
  ]);
});

test('nothing outlasts its task, and a thread knows nothing of another', () => {
  const task = { ...thread, ts: 0, dur: 100, tts: 0, tdur: 40 };
  const late = { ...thread, ts: 60, dur: 40, tts: 30, tdur: 12 };
  const elsewhere = { ...thread, tid: 2, ts: 50, dur: 60, tts: 7, tdur: 60 };
  expect(useProcessorTime([task, late, elsewhere])).toEqual([
    { ...task, dur: 40 },
    { ...late, ts: 30, dur: 10 },
    elsewhere,
  ]);
});

test('what has no duration, or no processor time, stays as it is', () => {
  const events = [
    { ...thread, ts: 0, dur: 90 },
    { ...thread, ph: 'I', ts: 50, tts: 3 },
  ];
  expect(useProcessorTime(events)).toEqual(events);
});
