import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startDeliveryServer } from '../testing/delivery-server.ts';
import { send, type TestServer } from '../testing/test-server.ts';
import { DeliveryError, fetchJson } from './fetch-json.ts';

let cms: TestServer;
const quick = { pauses: [1, 1] };
const path = '/api/page-builder/pages?locale=nl';

beforeAll(async () => {
  cms = await startDeliveryServer([]);
});
beforeEach(() => {
  cms.requests.length = 0;
  cms.faults.length = 0;
});
afterAll(() => cms.close());

const failure = (options: Parameters<typeof fetchJson>[1] = quick) =>
  fetchJson(cms.url + path, options).then(
    () => 'no failure',
    (error: unknown) => {
      expect(error).toBeInstanceOf(DeliveryError);
      return (error as Error).message.replace(cms.url, '<cms>');
    },
  );

const respond500 = (response: ServerResponse) =>
  send(response, 500, { error: { status: 500, name: 'InternalServerError', message: 'Internal Server Error' } });

test.each<[string, (response: ServerResponse) => void]>([
  ['500', respond500],
  ['429', (response) => send(response, 429, {})],
  ['a connection that is cut', (response) => response.destroy()],
  [
    'a response that is cut',
    (response) => void response.writeHead(200, { 'content-length': 99 }).write('{"da', () => response.destroy()),
  ],
  ['HTML instead of JSON', (response) => void response.writeHead(200).end('<!doctype html><title>Starting')],
])('survives %s that passes', async (_name, fault) => {
  cms.faults.push(fault, fault);
  expect(await fetchJson(cms.url + path, quick)).toMatchObject({ data: [] });
  expect(cms.requests).toHaveLength(3);
});

test('says what the CMS answered when it keeps failing', async () => {
  cms.faults.push(respond500, respond500, respond500);
  expect(await failure()).toBe(
    'The CMS at <cms> answered 500 Internal Server Error ("Internal Server Error") (GET /api/page-builder/pages?locale=nl, 3 attempts). Check that the CMS runs, and that this is its address.',
  );
});

test('does not repeat what the CMS refused', async () => {
  cms.faults.push((response) => send(response, 400, { error: { message: '"locale" is unknown' } }));
  expect(await failure()).toBe(
    'The CMS at <cms> answered 400 Bad Request ("\\"locale\\" is unknown") (GET /api/page-builder/pages?locale=nl). Check that CMS and site are of the same version.'.replaceAll(
      '\\"',
      '"',
    ),
  );
  expect(cms.requests).toHaveLength(1);
});

test('gives up on a CMS that never answers', async () => {
  cms.faults.push(() => {});
  expect(await failure({ pauses: [], timeout: 50 })).toContain('did not answer within 0.05 s');
});

test('says that nothing listens there', async () => {
  const gone = await startDeliveryServer([]);
  await gone.close();
  await expect(fetchJson(gone.url + path, quick)).rejects.toThrow(
    `The CMS at ${gone.url} cannot be reached (ECONNREFUSED) (GET ${path}, 3 attempts). Check that the CMS runs`,
  );
});

test('is led nowhere else by an answer', async () => {
  const lead = (response: ServerResponse) => response.writeHead(302, { Location: `${cms.url}/elsewhere` }).end();
  cms.faults.push(lead, lead, lead);
  expect(await failure()).toContain(`GET ${path}`);
  expect(cms.requests).not.toContain('/elsewhere');
});

test('nothing there is no failure', async () => {
  cms.faults.push((response) => send(response, 404, {}));
  expect(await fetchJson(cms.url + path, quick)).toBeUndefined();
});
