import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { pageAnswers } from './page-answers.ts';

const PAGE = 'api::page.page';

const FAQ = 'api::faq.faq';

let now = 0;

beforeEach(() => {
  now = performance.now();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  pageAnswers.drop(PAGE);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  now += milliseconds;
  vi.advanceTimersByTime(milliseconds);
}

/** Reads an answer that says how often it was made. */
function createReader(cache: AnswerCache, key: string, types: readonly string[]) {
  let made = 0;
  return async () =>
    (JSON.parse((await cache.read(key, types, async () => ({ made: ++made }))).body) as { made: number }).made;
}

describe('a published page', () => {
  it('is read again after five seconds, when another machine may have changed it', async () => {
    const read = createReader(pageAnswers, 'home', [PAGE, FAQ]);
    expect(await read()).toBe(1);
    pass(4_000);
    expect(await read()).toBe(1);
    pass(1_001);
    expect(await read()).toBe(2);
  });

  it('is read again at once after a write to anything it is made of, and after no other', async () => {
    const read = createReader(pageAnswers, 'questions', [PAGE, FAQ]);
    expect(await read()).toBe(1);
    pageAnswers.drop('api::bike.bike');
    expect(await read()).toBe(1);
    pageAnswers.drop(FAQ);
    expect(await read()).toBe(2);
    pageAnswers.drop(PAGE);
    expect(await read()).toBe(3);
  });
});

it('an answer that was being read during a write is sent, but not kept', async () => {
  const cache = new AnswerCache({ longestLife: 60_000 });
  const waiting = Promise.withResolvers<void>();
  const old = cache.read('page', [PAGE], async () => {
    await waiting.promise;
    return 'old';
  });
  cache.drop(PAGE);
  waiting.resolve();
  expect((await old).body).toBe('"old"');
  expect((await cache.read('page', [PAGE], async () => 'new')).body).toBe('"new"');
});

it('an answer that could not be read is asked for again', async () => {
  const cache = new AnswerCache({ longestLife: 60_000 });
  const failing = cache.read('page', [PAGE], () => Promise.reject(new Error('The database does not answer.')));
  await expect(failing).rejects.toThrow('The database does not answer.');
  expect((await cache.read('page', [PAGE], async () => 'there')).body).toBe('"there"');
});
