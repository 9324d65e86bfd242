import { expect, test } from 'vitest';
import { advance, sortOut, type UploadState } from './upload-state.ts';

test('progress rises by 5 up to 90 and waits there for the answer', () => {
  let state: UploadState = { status: 'submitting', progress: 0 };
  const seen: number[] = [];
  for (let step = 0; step < 20; step += 1) {
    state = advance(state);
    if (state.status === 'submitting') seen.push(state.progress);
  }
  expect(seen.slice(0, 3)).toEqual([5, 10, 15]);
  expect(seen.slice(16)).toEqual([85, 90, 90, 90]);
});

test.each<UploadState>([{ status: 'idle' }, { status: 'done', progress: 100 }, { status: 'failed', message: 'No.' }])(
  'an upload that is $status stays so',
  (state) => expect(advance(state)).toBe(state),
);

test('empty files are left out, and files over 50 MB named', () => {
  const file = (name: string, size: number) => Object.defineProperty(new File([], name), 'size', { value: size });
  const full = file('full.png', 1);
  const most = file('most.mp4', 50 * 1024 * 1024);
  const more = file('more.mp4', 50 * 1024 * 1024 + 1);
  expect(sortOut([file('empty.png', 0), full, most, more])).toEqual({ valid: [full, most], tooLarge: [more] });
});
