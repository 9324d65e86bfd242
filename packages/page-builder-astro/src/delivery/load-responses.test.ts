import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDeliveryServer } from '../testing/delivery-server.ts';
import { send, type TestServer } from '../testing/test-server.ts';
import { createDelivery } from './create-delivery.ts';
import { DeliveryError } from './fetch-json.ts';

let cms: TestServer;
beforeEach(async () => {
  cms = await startDeliveryServer([]);
});
afterEach(() => cms.close());

const PATH = '/api/reviews?minRating=4';

test('a build asks once for each path, however many pages ask for it', async () => {
  cms.faults.push((response) => send(response, 200, { data: ['a'] }));
  const delivery = createDelivery({ url: cms.url, onRequest: false });
  const first = await delivery.readResponses([PATH]);
  const second = await delivery.readResponses([PATH]);
  expect(first).toEqual({ [PATH]: { status: 'loaded', data: { data: ['a'] } } });
  expect(second).toEqual(first);
  expect(cms.requests).toHaveLength(1);
});

test('on request each page asks anew', async () => {
  const delivery = createDelivery({ url: cms.url, onRequest: true });
  await delivery.readResponses([PATH]);
  await delivery.readResponses([PATH]);
  expect(cms.requests).toHaveLength(2);
});

test('what is not there is a state of the block, in the words of the CMS', async () => {
  const delivery = createDelivery({ url: cms.url, onRequest: false });
  expect(await delivery.readResponses(['/api/nothing'])).toEqual({
    '/api/nothing': { status: 'failed', message: 'Not Found' },
  });
  const message = 'There is no product "gone".';
  cms.faults.push((response) => send(response, 404, { error: { message } }));
  expect(await delivery.readResponses(['/api/gone'])).toEqual({ '/api/gone': { status: 'failed', message } });
});

test('a CMS that cannot be read ends a build, and is a state on request', async () => {
  const fail = () => cms.faults.push((response) => send(response, 500, {}));
  const options = { url: cms.url, pauses: [] };
  fail();
  await expect(createDelivery({ ...options, onRequest: false }).readResponses([PATH])).rejects.toThrow(DeliveryError);
  fail();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await createDelivery({ ...options, onRequest: true }).readResponses([PATH])).toEqual({
    [PATH]: { status: 'failed', message: 'The CMS cannot be read.' },
  });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('answered 500'));
  warn.mockRestore();
});
