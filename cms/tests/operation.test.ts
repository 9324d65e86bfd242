import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { holdDatabase } from './harness/hold-database.ts';
import { signIn } from './harness/sign-in.ts';
import { type CmsData, createCmsData, type RunningCms, START_LIMIT, startCms } from './harness/start-cms.ts';

const REVIEW_FORM = '/content-manager/content-types/api::review.review/configuration';

let data: CmsData;
let cms: RunningCms;
let token = '';

beforeAll(async () => {
  data = await createCmsData();
  cms = await startCms(data, { LOG_FORMAT: 'json' });
  token = (await signIn(cms.url)).adminToken;
});
afterAll(async () => {
  await cms.stop();
  await data.remove();
});

interface Right {
  action: string;
  subject: string | null;
  properties: { fields?: string[] };
  conditions: string[];
}

const SITE = 'api::site-setting.site-setting';
const EXPLORER = 'plugin::content-manager.explorer';

/** Reads what a role may do with the settings of sites; sets it first where that is given. */
async function requestRights(code: string, set?: Omit<Right, 'subject' | 'conditions'>[]): Promise<Right[]> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const { data: roles } = await (await fetch(`${cms.url}/admin/roles`, { headers })).json();
  const { id } = roles.find((role: { code: string }) => role.code === code);
  const path = `${cms.url}/admin/roles/${id}/permissions`;
  const read = async (): Promise<Right[]> => (await (await fetch(path, { headers })).json()).data;
  if (set) {
    const others = (await read()).filter(({ subject }) => subject !== SITE);
    const given = set.map((right) => ({ ...right, subject: SITE, conditions: [] }));
    const permissions = [...others, ...given].map(({ action, subject, properties, conditions }) => ({
      ...{ action, subject, properties, conditions },
    }));
    const answer = await fetch(path, { method: 'PUT', headers, body: JSON.stringify({ permissions }) });
    expect(answer.status).toBe(200);
  }
  return (await read()).filter(({ subject }) => subject === SITE);
}

async function requestForm(body?: object) {
  const answer = await fetch(cms.url + REVIEW_FORM, {
    method: body ? 'PUT' : 'GET',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

async function readLog(): Promise<Record<string, unknown>[]> {
  const lines = (await readFile(cms.logFile, 'utf8')).split('\n');
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
}

it('is ready once the database answers and its migrations are done', async () => {
  const answer = await fetch(`${cms.url}/_ready`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toEqual({ ready: true });
});

it('is not ready while the database is away, lives on, and is ready again when it is back', async () => {
  const giveBack = await holdDatabase(data);
  try {
    const answer = await fetch(`${cms.url}/_ready`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ ready: false, reason: 'The database does not answer.' });
    expect((await fetch(`${cms.url}/_health`)).status).toBe(204);
  } finally {
    await giveBack();
  }
  await vi.waitFor(async () => expect((await fetch(`${cms.url}/_ready`)).status).toBe(200), { timeout: 40_000 });
}, 90_000);

describe('a request’s id', () => {
  it('is kept when a proxy gave one, and stands in the log', async () => {
    const id = 'edge-42.of:the_proxy';
    const answer = await fetch(`${cms.url}/api/dealers?address=Secret`, { headers: { 'X-Request-Id': id } });
    expect(answer.headers.get('X-Request-Id')).toBe(id);
    await vi.waitFor(async () => {
      const lines = (await readLog()).filter(({ requestId }) => requestId === id);
      expect(lines.at(-1)).toMatchObject({ level: 'http', method: 'GET', path: '/api/dealers', status: answer.status });
      expect(JSON.stringify(lines)).not.toContain('Secret');
    });
  });

  it.each(['', 'a b', '"}{', 'x'.repeat(101)])('is made up where a caller sends %j', async (sent) => {
    const answer = await fetch(`${cms.url}/_health`, { headers: { 'X-Request-Id': sent } });
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  });
});

it('ends when asked to: what has begun is answered, nothing new is taken, and the exit code is 0', {
  timeout: START_LIMIT,
}, async () => {
  const properties = { fields: ['country', 'phone', 'apiPublicUrl', 'leadRecipients'] };
  for (const code of ['strapi-editor', 'strapi-author']) {
    const given = ['read', 'create', 'update'].map((verb) => ({ action: `${EXPLORER}.${verb}`, properties }));
    await requestRights(code, [...given, { action: `${EXPLORER}.delete`, properties: {} }]);
  }
  const { layouts } = (await requestForm()).contentType;
  await requestForm({ layouts: { ...layouts, list: ['rating', 'author_name'] } });

  const port = Number(new URL(cms.url).port);
  const begun = connect(port, '127.0.0.1');
  const answer = text(begun);
  const body = '{"values":{}}';
  const head = ['POST /api/perform-calculations/none HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  begun.write(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`);
  // The server says "continue" when it has begun with the request.
  await once(begun, 'readable');
  const ended = cms.stop();
  await vi.waitFor(async () => {
    await expect(fetch(`${cms.url}/_health`)).rejects.toThrow('fetch failed');
  });
  begun.write(body);
  expect(await answer).toMatch(/HTTP\/1\.1 404 Not Found/);
  expect(await ended).toBe(0);

  // What an administrator arranged in the Content Manager survives a restart.
  cms = await startCms(data);
  expect((await requestForm()).contentType.layouts.list).toEqual(['rating', 'author_name']);
});

it('has taken from editors and authors, at the restart, what earlier releases gave them of the administrators’ settings', async () => {
  for (const code of ['strapi-editor', 'strapi-author']) {
    const left = (await requestRights(code)).map(({ action, properties }) => [action, properties.fields]);
    expect(left.sort()).toEqual([
      [`${EXPLORER}.read`, ['country', 'phone', 'apiPublicUrl']],
      [`${EXPLORER}.update`, ['phone']],
    ]);
  }
});
