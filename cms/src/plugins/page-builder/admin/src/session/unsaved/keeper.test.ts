import { expect, test, vi } from 'vitest';
import { createKeeper, type Moment } from './keeper.ts';
import { NO_STORE } from './testing/no-store.ts';
import type { UnsavedWork } from './unsaved-work.ts';

const momentOf = (session: string): Moment => ({ page: 'page', describe: () => ({ session }) as UnsavedWork });

test('who waits is answered once the store has what there is by then, and not what it had before', async () => {
  const answers: (() => void)[] = [];
  const put = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const keeper = createKeeper({ ...NO_STORE, canKeep: () => true, put }, 'me');
  const heard = vi.fn();
  const answerNext = async () => {
    answers.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  keeper.follow(momentOf('typed'));
  void keeper.flush();
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(1));
  keeper.follow(momentOf('restored'));
  void keeper.flush().then(heard);
  await answerNext();
  expect(heard).not.toHaveBeenCalled();
  keeper.follow(momentOf('typed on'));
  await answerNext();
  expect(heard).not.toHaveBeenCalled();
  await answerNext();
  expect(heard).toHaveBeenCalledWith(true);
  expect(put).toHaveBeenCalledTimes(3);
});
