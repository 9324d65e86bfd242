import { Agent, type IncomingMessage, request as open } from 'node:http';
import { json } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sample } from '../../scripts/testing/matrix.ts';
import { type Answer, call } from './harness/client.ts';
import { newSlug, page, title } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';

/** What bodies a route takes, and that all others are refused before they are read. */

const KB = 1024;

/** Where a method has no route, nothing is taken that a call would not be. */
const UNKNOWN = ['POST /nowhere', 'PUT /api/nowhere', 'PATCH /api/pages/x', 'POST /api/find', 'POST /API/Leads/more'];

const ROUTES = [
  ...new Set(sharedCms().routes.filter((route) => /^(POST|PUT|PATCH) /.test(route) && !route.includes('('))),
  ...UNKNOWN,
];

const FORMS = ['POST /api/leads', 'POST /api/newsletter/confirm', 'POST /api/newsletter/withdraw'];

const FILES = [
  ...['POST /api/upload', 'POST /page-builder/upload', 'POST /upload', 'POST /upload/files', 'PUT /upload/files/:id'],
  'POST /upload/files/:id/replace',
];

/** What strangers may call takes the least. */
const CALLS = [
  ...UNKNOWN,
  ...['POST /api/perform-calculations/:slug', 'POST /api/perform-calculations/:slug/leases'],
  ...['POST /api/newsletter/confirm', 'POST /api/newsletter/withdraw'],
  ...['access-token', 'forgot-password', 'login', 'logout', 'register', 'register-admin', 'reset-password'].map(
    (name) => `POST /admin/${name}`,
  ),
  ...['POST /_health', 'PUT /_health', 'PATCH /_health'],
];

/** What takes entries, or a page. */
const isEntry = (route: string) =>
  /^\w+ \/(content-manager\/(collection|single)-types|page-builder\/(checks|zones|safety-copies|texts|entry-texts))\b/.test(
    route,
  ) ||
  (/^\w+ \/api\//.test(route) && ![...CALLS, ...FORMS, ...FILES].includes(route));

type Refusal = Pick<Answer, 'status' | 'body'>;

interface Sent {
  headers?: Record<string, string | number>;
  /** Sent piece by piece; without it, only the head of the request is sent. */
  body?: readonly string[];
  agent?: Agent;
}

/** Sends a request, or only its head, and takes the answer that comes whatever was sent of the body. */
function send(route: string, { headers = {}, body, agent = new Agent() }: Sent): Promise<Refusal> {
  const [method = '', path = ''] = route.split(' ');
  const url = sharedCms().url + path.replaceAll(/:\w+/g, 'x');
  return new Promise((resolve, reject) => {
    const request = open(url, { method, headers, agent }, async (response: IncomingMessage) => {
      // Of `POST /_health` and the like, which say nothing.
      const answer = response.statusCode === 204 ? undefined : await json(response);
      resolve({ status: Number(response.statusCode), body: answer });
      if (!body) request.destroy();
    });
    request.on('error', reject);
    if (!body) return request.flushHeaders();
    for (const piece of body) request.write(piece);
    request.end();
  });
}

/** Asks all routes, many at a time. */
const onAll = (ask: (route: string) => Promise<void>) => Promise.all(ROUTES.map(ask));

function expectRefusal(route: string, { status, body }: Refusal, expected: readonly number[]): void {
  expect(expected, route).toContain(status);
  const { error } = body;
  expect([route, error]).toEqual([route, expect.objectContaining({ status, name: expect.stringMatching(/Error$/) })]);
  expect(error.message).toEqual(expect.any(String));
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };
const FILE_TYPE = { 'Content-Type': 'multipart/form-data; boundary=x' };

it('are those of many routes', () => {
  expect(ROUTES.length).toBeGreaterThan(100);
  expect(ROUTES).toEqual(expect.arrayContaining([...FORMS, ...FILES]));
});

describe('without any of the body', () => {
  const types = [
    'application/xml',
    'text/plain',
    undefined,
    '',
    'application/graphql',
    'application/octet-stream',
    'json',
  ];

  it.each(sample(types, 4))('every route refuses %s', async (type) => {
    const named: Record<string, string> = type === undefined ? {} : { 'Content-Type': type };
    await onAll(async (route) => {
      // In pieces, or with a length.
      const length: Record<string, string | number> =
        route.length % 2 ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': 10 };
      expectRefusal(route, await send(route, { headers: { ...named, ...length } }), [415]);
    });
  });

  it('every route but those of forms refuses forms, and every one but those of files refuses files', async () => {
    await onAll(async (route) => {
      const headers = { 'Content-Length': 10 };
      if (!FORMS.includes(route))
        expectRefusal(route, await send(route, { headers: { ...headers, ...FORM_TYPE } }), [415]);
      const isFree = FILES.includes(route) || route.startsWith('POST /api/newsletter/');
      if (!isFree) expectRefusal(route, await send(route, { headers: { ...headers, ...FILE_TYPE } }), [415]);
    });
  });

  it('every route refuses JSON that is larger than its limit', async () => {
    await onAll(async (route) => {
      const limit = CALLS.includes(route) ? 16 : route === 'POST /api/leads' ? 64 : isEntry(route) ? 4_096 : 256;
      const headers = { ...JSON_TYPE, 'Content-Length': limit * KB + 1 };
      expectRefusal(route, await send(route, { headers }), [413]);
    });
  });

  it('forms that are larger than their limit, or do not say how large they are, are refused', async () => {
    for (const route of FORMS) {
      const limit = route === 'POST /api/leads' ? 64 : 16;
      expectRefusal(route, await send(route, { headers: { ...FORM_TYPE, 'Content-Length': limit * KB + 1 } }), [413]);
      expectRefusal(route, await send(route, { headers: { ...FORM_TYPE, 'Transfer-Encoding': 'chunked' } }), [411]);
    }
    const withdraw = 'POST /api/newsletter/withdraw';
    expectRefusal(withdraw, await send(withdraw, { headers: { ...FILE_TYPE, 'Content-Length': 16 * KB + 1 } }), [413]);
    expectRefusal(withdraw, await send(withdraw, { headers: { ...FILE_TYPE, 'Transfer-Encoding': 'chunked' } }), [411]);
  });
});

/** JSON of so many empty lists. */
const lists = (count: number) => `{"a":[${'[],'.repeat(count - 1)}[]]}`;

describe('before anything is parsed', () => {
  it.each([
    ['objects in objects', '{"a":'.repeat(3_000)],
    ['lists in lists behind an escaped quote', `{"\\\\\\"":${'['.repeat(10_000)}`],
  ])('%s without end are refused on every route', async (_, body) => {
    await onAll(async (route) => {
      const answer = await send(route, { headers: JSON_TYPE, body: [body] });
      expectRefusal(route, answer, [400]);
      expect(answer.body.error.message).toMatch(/nested more than 200 levels deep/);
    });
  });

  it.each([
    ['lists', lists(5_000)],
    ['keys', `{${Array.from({ length: 2_100 }, (_, key) => `"${key.toString(36)}":1`)}}`],
  ])('thousands of %s are refused on every route for calls, and are nobody’s fault on others', async (_, body) => {
    await onAll(async (route) => {
      const answer = await send(route, { headers: JSON_TYPE, body: [body] });
      if (!CALLS.includes(route)) expectRefusal(route, answer, [400, 401, 403, 404, 405]);
      else {
        expectRefusal(route, answer, [400]);
        expect(answer.body.error.message).toMatch(/more than 2048 values/);
      }
    });
  });

  it('a quarter of a million of lists where entries are saved are refused', async () => {
    const answer = await call('/api/pages', { as: 'api', body: lists(270_000) });
    expect([answer.status, answer.body.error.message]).toEqual([
      400,
      expect.stringContaining('more than 262144 values'),
    ]);
  });

  it('thousands of keys in one object are refused, who ever sends them, and wherever they are', async () => {
    const keys = Object.fromEntries(Array.from({ length: 2_049 }, (_, key) => [`k${key}`, 1]));
    for (const data of [keys, { data: keys }, { data: { title: 'x', seo: [{ ...keys }] } }]) {
      const answer = await call('/api/pages', { as: 'api', body: data });
      const message = expect.stringContaining('an object of more than 2048 members');
      expect([answer.status, answer.body.error.message]).toEqual([400, message]);
      const anonymous = { headers: JSON_TYPE, body: [JSON.stringify(data)] };
      expectRefusal('page', await send('POST /content-manager/collection-types/:model', anonymous), [400]);
    }
    const many = Array.from({ length: 3 }, () => Object.fromEntries(Object.entries(keys).slice(1)));
    const { body } = await call('/api/pages?locale=nl', { as: 'api', body: { data: { title: 'x', many } } });
    expect(JSON.stringify(body)).not.toContain('2048 members');
  });

  it('a body that does not say how large it is, is read up to the limit, and the connection goes on', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const pieces = Array.from({ length: 40 }, () => 'x'.repeat(KB));
    for (const route of ['POST /api/perform-calculations/:slug', 'POST /nowhere', 'POST /admin/login']) {
      const answer = await send(route, { headers: JSON_TYPE, body: ['{"a":"', ...pieces, '"}'], agent });
      expectRefusal(route, answer, [413]);
    }
    const next = await send('POST /api/leads', { headers: JSON_TYPE, body: ['{"a":"', ...pieces, '"}'], agent });
    expectRefusal('POST /api/leads', next, [400]);
    expect(next.body.error.message).not.toMatch(/larger/);
    agent.destroy();
  });

  it('a small body that unpacks into more than its limit is refused', async () => {
    const bytes = gzipSync(`{"a":"${'x'.repeat(20 * KB)}"}`);
    const headers = { 'Content-Encoding': 'gzip' };
    const answer = await call('/api/perform-calculations/x', { headers, body: bytes });
    expectRefusal('calculation', answer, [413]);
  });
});

describe('an honest body is read', () => {
  const content = page(title('Packed'));

  it.each(['', 'gzip'])('as JSON, packed or not: %s', async (encoding) => {
    const text = JSON.stringify({ data: { title: 'Packed', slug: newSlug(), content } });
    const answer = await call('/api/pages?locale=nl', {
      as: 'api',
      ...(encoding && { headers: { 'Content-Encoding': encoding } }),
      body: encoding ? gzipSync(text) : text,
    });
    expect([answer.status, answer.body.data?.content]).toEqual([201, content]);
  });

  it('with a mark at its beginning, escapes, and characters in two pieces', async () => {
    const slug = newSlug();
    const bytes = Buffer.from(`\ufeff{"data":{"title":"\\ud83d\\ude80 __proto__ 🚲 \\u0041","slug":"${slug}"}}`);
    const { url, apiToken } = sharedCms();
    const stream = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const answer = await fetch(`${url}/api/pages?locale=nl`, {
      method: 'POST',
      headers: { ...JSON_TYPE, Authorization: `Bearer ${apiToken}` },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect((await answer.json()).data).toMatchObject({ title: '🚀 __proto__ 🚲 A', slug });
  });

  it('where somebody ends a subscription with a form of either kind', async () => {
    const form = new FormData();
    form.append('List-Unsubscribe', 'One-Click');
    for (const body of [form, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }).toString()]) {
      const headers: Record<string, string> = typeof body === 'string' ? FORM_TYPE : {};
      const answer = await call('/api/newsletter/withdraw?token=none', { headers, body, redirect: 'manual' });
      // A browser without script is led to a page that says so.
      expect(answer.status).toBe(typeof body === 'string' ? 303 : 404);
    }
  });

  it('and none is needed', async () => {
    for (const headers of [{}, JSON_TYPE, { 'Content-Type': 'application/xml' }]) {
      const answer = await send('POST /api/newsletter/withdraw', { headers: { ...headers, 'Content-Length': 0 } });
      expectRefusal('withdraw', answer, [404]);
    }
  });
});
