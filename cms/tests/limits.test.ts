import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf } from '../src/http/limit-rate.ts';
import { type CmsData, createCmsData, type RunningCms, startCms } from './harness/start-cms.ts';

describe('who calls too often', () => {
  let data: CmsData;
  let cms: RunningCms;
  beforeAll(async () => {
    data = await createCmsData();
    cms = await startCms(data, { CALLS_PER_MINUTE: '3' });
  });
  afterAll(async () => {
    await cms.stop();
    await data.remove();
  });

  it('is told when to try again, whatever else the request says, and others are not', async () => {
    const ask = (path: string, headers: Record<string, string> = {}) => fetch(cms.url + path, { headers });
    for (let count = 1; count <= 3; count += 1) expect((await ask('/api/reviews')).status).toBe(200);
    for (const headers of [{}, { 'X-Forwarded-For': '203.0.113.7' }, { 'X-Real-IP': '203.0.113.8' }]) {
      const refused = await ask('/api/reviews?minRating=1', headers as Record<string, string>);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ error: { status: 429, name: 'RateLimitError' } });
    }
    expect((await ask('/api/dealers')).status).toBe(200);
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1::5', '2001:db8:0:1'],
  ['2001:0db8:0000:0001:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
