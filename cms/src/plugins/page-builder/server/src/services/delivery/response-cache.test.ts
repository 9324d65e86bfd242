import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CachedResponse, ResponseCache } from './response-cache.ts';
import { WorkQueue } from './work-queue.ts';

const pageAnswers = new ResponseCache({ longestLife: 5_000, queue: new WorkQueue({ concurrency: 4 }) });

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

const createCache = () => new ResponseCache({ longestLife: 60_000, queue: new WorkQueue({ concurrency: 2 }) });

function readBody({ body }: CachedResponse): unknown {
  return JSON.parse(body.toString());
}

/** Reads an answer that says how often it was made. */
function createReader(cache: ResponseCache, key: string, types: readonly string[]) {
  let made = 0;
  return async () => (readBody(await cache.read(key, types, async () => ({ made: ++made }))) as { made: number }).made;
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
    pageAnswers.drop('api::cake.cake');
    expect(await read()).toBe(1);
    pageAnswers.drop(FAQ);
    expect(await read()).toBe(2);
    pageAnswers.drop(PAGE);
    expect(await read()).toBe(3);
  });
});

it('an answer that was being read during a write is sent to who asked before, and not kept', async () => {
  const cache = createCache();
  const waiting = Promise.withResolvers<void>();
  const old = cache.read('page', [PAGE], async () => {
    await waiting.promise;
    return 'old';
  });
  cache.drop(PAGE);
  const fresh = cache.read('page', [PAGE], async () => 'new');
  expect(readBody(await fresh)).toBe('new');
  waiting.resolve();
  expect(readBody(await old)).toBe('old');
  expect(readBody(await cache.read('page', [PAGE], async () => 'newer'))).toBe('new');
});

it('who asks for the same at the same moment gets one answer that is read once', async () => {
  const read = createReader(createCache(), 'page', [PAGE]);
  expect(await Promise.all(Array.from({ length: 50 }, read))).toEqual(Array(50).fill(1));
});

it('who must see what stands in the database now gets it, and others after them', async () => {
  const cache = createCache();
  const read = (content: string, isFresh: boolean) =>
    cache.read('page', [PAGE], async () => content, { isFresh }).then(readBody);
  expect(await read('old', false)).toBe('old');
  expect(await Promise.all([read('older', false), read('new', true)])).toEqual(['old', 'new']);
  expect(await read('newer', false)).toBe('new');
});

it('an answer that could not be read is asked for again', async () => {
  const cache = createCache();
  const failing = cache.read('page', [PAGE], () => Promise.reject(new Error('The database does not answer.')));
  await expect(failing).rejects.toThrow('The database does not answer.');
  expect(readBody(await cache.read('page', [PAGE], async () => 'there'))).toBe('there');
});
