import { afterEach, expect, test, vi } from 'vitest';
import { fetchBikes, fetchDealers } from './cms-client.ts';

const CMS = 'https://cms.example';

afterEach(() => void vi.unstubAllGlobals());

/** Answers every call, and lists the addresses that are asked. */
function answerWith(answer: () => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(decodeURIComponent(address));
    return answer();
  });
  return asked;
}

test('calls are written as the CMS reads them, without what is not set', async () => {
  const asked = answerWith(() => Response.json({ data: [] }));
  await fetchBikes(CMS, ['a', 'b']);
  await fetchDealers(CMS, { address: 'Den Haag', distance: 25, lat: undefined });
  expect(asked).toEqual([
    `${CMS}/api/bike-finder/bikes?bike_ids=a,b`,
    `${CMS}/api/dealers?address=Den+Haag&distance=25`,
  ]);
});

test.each([
  [() => Response.json({ error: { status: 400, name: 'E', message: 'Wrong.' } }, { status: 400 }), 'Wrong.'],
  [() => new Response('<html>', { status: 502 }), 'The CMS answered 502.'],
  [() => new Response('<html>'), 'The CMS answered 200.'],
  [() => Promise.reject(new TypeError('fetch failed')), 'The CMS could not be reached: fetch failed'],
])('a failed call says why', async (answer, message) => {
  answerWith(answer);
  await expect(fetchBikes(CMS, [])).rejects.toThrow(message);
});

test('a call that is given up throws the reason of its signal', async () => {
  const controller = new AbortController();
  answerWith(() => Promise.reject(new Error('aborted')));
  controller.abort(new Error('A newer search began.'));
  await expect(fetchDealers(CMS, {}, controller.signal)).rejects.toThrow('A newer search began.');
});
