import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { holdDatabase } from './harness/hold-database.ts';
import { paint } from './harness/images.ts';
import { signIn } from './harness/sign-in.ts';
import {
  type CmsData,
  createCmsData,
  type RunningCms,
  START_LIMIT,
  startCms,
  temporaryFolder,
} from './harness/start-cms.ts';

/** What a person or a program may be doing when the database is gone: reads, writes, logins, by every kind of route. */
const CALLS: [what: string, method: string, path: string, body?: object][] = [
  ['a site reads its pages', 'GET', '/api/page-builder/pages?country=nl&locale=nl'],
  ['a site reads one page', 'GET', '/api/page-builder/page?country=nl&locale=nl&slug=none'],
  ['a site reads its settings', 'GET', '/api/site?country=nl&locale=nl'],
  ['a visitor looks for dealers', 'GET', '/api/dealers?country=nl&lat=52&lng=5'],
  ['somebody logs in', 'POST', '/admin/login', { email: 'nobody@example.com', password: 'Nobody-123456' }],
  ['the admin asks who it is', 'GET', '/admin/users/me'],
  ['the list of pages', 'GET', '/content-manager/collection-types/api::page.page?locale=nl'],
  [
    'a new page in a language',
    'POST',
    '/content-manager/collection-types/api::page.page?locale=nl',
    { title: 'Lost?' },
  ],
  ['the languages', 'GET', '/i18n/locales'],
  ['the references of a page', 'GET', '/page-builder/media?ids=1'],
];

let data: CmsData;
let cms: RunningCms;
let token = '';

beforeAll(async () => {
  data = await createCmsData();
  const fullDisk = new URL('./harness/full-disk.ts', import.meta.url);
  cms = await startCms(data, { NODE_OPTIONS: `--import=${fullDisk.href}`, DATA_FOLDER: data.folder });
  token = (await signIn(cms.url)).adminToken;
}, START_LIMIT);
afterAll(async () => {
  await cms.stop();
  await data.remove();
});

async function send(method: string, path: string, body?: object | FormData): Promise<Response> {
  const isJson = body !== undefined && !(body instanceof FormData);
  return fetch(cms.url + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(isJson && { 'Content-Type': 'application/json' }) },
    ...(body && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
  });
}

/** A picture as the media library sends it. */
async function picture(width: number): Promise<FormData> {
  const form = new FormData();
  const bytes = new Uint8Array(await paint({ width, height: width }));
  form.append('files', new Blob([bytes], { type: 'image/jpeg' }), 'a.jpg');
  return form;
}

/** A film that is believed by its beginning, however much of it is there. */
function film(): FormData {
  const form = new FormData();
  const head = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex');
  form.append('files', new Blob([head, new Uint8Array(1_000_000)], { type: 'video/mp4' }), 'a.mp4');
  return form;
}

it('whatever is asked while another program holds the database is answered with 503 and a sentence', async () => {
  const form = await picture(20);
  const giveBack = await holdDatabase(data);
  try {
    for (const [what, method, path, body] of [...CALLS, ['an upload', 'POST', '/upload', form] as const]) {
      const answer = await send(method, path, body);
      const { error } = (await answer.json()) as { error: { message: string } };
      expect(`${what}: ${answer.status} ${error?.message}`).toBe(
        `${what}: 503 The database is busy or cannot be reached, so this was not done. Try again in a moment.`,
      );
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
  } finally {
    await giveBack();
  }
  await vi.waitFor(async () => expect((await fetch(`${cms.url}/_ready`)).status).toBe(200), { timeout: 40_000 });
  for (const [what, method, path, body] of CALLS.filter(([, method]) => method === 'GET')) {
    expect(`${what}: ${(await send(method, path, body)).status}`).not.toMatch(/: 5\d\d$/);
  }
}, 120_000);

describe('a full disk', () => {
  const uploads = () => join(data.folder, 'public/uploads');

  /** @returns the uploads that are kept; fails if anything stays among the temporary files */
  async function listStored(): Promise<string[]> {
    // What was received is taken away after its answer.
    const left = () => readdir(temporaryFolder(data.folder));
    await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 10_000 });
    return (await readdir(uploads())).sort();
  }

  /** @returns what the calls answered while a folder had no room */
  async function whileFull(
    folder: string,
    calls: () => Promise<Response>,
  ): Promise<{ status: number; message: string }> {
    const marker = join(data.folder, 'full');
    await writeFile(marker, folder);
    try {
      const answer = await calls();
      const { error } = (await answer.json()) as { error: { message: string } };
      return { status: answer.status, message: error?.message };
    } finally {
      await rm(marker);
    }
  }

  const refusal = {
    status: 507,
    message: 'The disk of the CMS is full, so nothing was stored. Free some space, and send it again.',
  };

  it.each([
    ['the folder of uploads', () => uploads()],
    ['the folder for temporary files', () => temporaryFolder(data.folder)],
  ])('without room in %s, an upload is answered with that and leaves nothing behind', async (_, folder) => {
    const before = await listStored();
    for (const form of [await picture(2_000), film()]) {
      expect(await whileFull(folder(), () => send('POST', '/upload', form))).toEqual(refusal);
      expect(await listStored()).toEqual(before);
    }
    expect((await send('POST', '/upload', film())).status).toBe(201);
  });

  it('a picture that is being replaced stays as it was', async () => {
    const sent = await send('POST', '/upload', await picture(300));
    const [{ id, url }] = (await sent.json()) as [{ id: number; url: string }];
    const read = async () => Buffer.from(await (await fetch(cms.url + url)).arrayBuffer()).toString('base64');
    const before = await read();
    const stored = await listStored();
    const form = await picture(400);
    expect(await whileFull(uploads(), () => send('POST', `/upload?id=${id}`, form))).toEqual(refusal);
    expect(await read()).toBe(before);
    expect(await listStored()).toEqual(stored);
    expect((await send('POST', `/upload?id=${id}`, await picture(400))).status).toBe(200);
    expect(await read()).not.toBe(before);
    expect(await listStored()).toEqual(stored);
  });
});
