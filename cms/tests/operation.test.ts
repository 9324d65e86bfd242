import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request as open } from 'node:http';
import { connect } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isFull, sample } from '../../scripts/testing/matrix.ts';
import { holdDatabase } from './harness/hold-database.ts';
import { paint } from './harness/images.ts';
import { signIn } from './harness/sign-in.ts';
import {
  type CmsData,
  createCmsData,
  databaseFile,
  listEnvironment,
  type RunningCms,
  START_LIMIT,
  startCms,
  temporaryFolder,
} from './harness/start-cms.ts';
import { writeDatabase } from './harness/write-database.ts';

/** A CMS that somebody operates: whether it is ready, outages of what it needs, its log, its end and the next start. */

/** What a person or a program may be doing when the database is gone: reads, writes, logins, by every kind of route. */
const CALLS: readonly [what: string, method: string, path: string, body?: object][] = [
  ['a site reads its pages', 'GET', '/api/page-builder/pages?country=nl&locale=nl'],
  ['somebody logs in', 'POST', '/admin/login', { email: 'nobody@example.com', password: 'Nobody-123456' }],
  ['the list of pages', 'GET', '/content-manager/collection-types/api::page.page?locale=nl'],
  [
    'a new page in a language',
    'POST',
    '/content-manager/collection-types/api::page.page?locale=nl',
    { title: 'Lost?' },
  ],
  ['a site reads one page', 'GET', '/api/page-builder/page?country=nl&locale=nl&slug=none'],
  ['a site reads its settings', 'GET', '/api/site?country=nl&locale=nl'],
  ['a visitor looks for dealers', 'GET', '/api/dealers?country=nl&lat=52&lng=5'],
  ['the admin asks who it is', 'GET', '/admin/users/me'],
  ['the languages', 'GET', '/i18n/locales'],
  ['the references of a page', 'GET', '/page-builder/media?ids=1'],
];

interface StoredFile {
  id: number;
  name: string;
  url: string;
  formats: Record<string, { url: string; width: number }>;
}

const REVIEW_FORM = '/content-manager/content-types/api::review.review/configuration';

let data: CmsData;
let cms: RunningCms;
let token = '';
let [old, whole, lost] = [] as unknown as [StoredFile, StoredFile, StoredFile];

beforeAll(async () => {
  data = await createCmsData();
  const fullDisk = new URL('./harness/full-disk.ts', import.meta.url);
  const disk = { NODE_OPTIONS: `--import=${fullDisk.href}`, DATA_FOLDER: data.folder };
  await start({ LOG_FORMAT: 'json', ...disk });
  token = (await signIn(cms.url)).adminToken;
});
afterAll(async () => {
  await cms.stop();
  await data.remove();
});

async function start(settings: Record<string, string> = {}): Promise<void> {
  cms = await startCms(data, settings);
}

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

it('keeps its database and what arrives from other users of the machine', async () => {
  const modes = async (folder: string) =>
    Promise.all(
      (await readdir(folder, { withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(async ({ name }) => [name, ((await stat(join(folder, name))).mode & 0o777).toString(8)] as const),
    );
  if (!data.databaseUrl) {
    const file = databaseFile(data.folder);
    const kept = (await modes(dirname(file))).filter(([name]) => name.startsWith(basename(file)));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter(([, mode]) => mode !== '600')).toEqual([]);
  }
  const sending = Promise.withResolvers<void>();
  const part =
    '--x\r\nContent-Disposition: form-data; name="files"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n';
  const request = open(`${cms.url}/upload`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': 9_999,
    },
  });
  request.on('error', () => sending.resolve());
  request.write(part);
  await vi.waitFor(async () =>
    expect(await modes(temporaryFolder(data.folder))).toEqual([[expect.any(String), '600']]),
  );
  request.destroy();
  await sending.promise;
  await vi.waitFor(async () => expect(await readdir(temporaryFolder(data.folder))).toEqual([]), { timeout: 10_000 });
});

it('is ready once the database answers and its migrations are done', async () => {
  const answer = await fetch(`${cms.url}/_ready`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toEqual({ ready: true });
});

it.runIf(isFull)(
  'while another program holds the database it is not ready, answers 503 with a sentence, and lives on',
  async () => {
    const calls = [...sample(CALLS, 4), ['an upload', 'POST', '/upload', await picture(20)] as const];
    const giveBack = await holdDatabase(data);
    try {
      const answer = await fetch(`${cms.url}/_ready`);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({ ready: false, reason: 'The database does not answer.' });
      expect((await fetch(`${cms.url}/_health`)).status).toBe(204);
      for (const [what, method, path, body] of calls) {
        const refused = await send(method, path, body);
        const { error } = (await refused.json()) as { error: { message: string } };
        expect(`${what}: ${refused.status} ${error?.message}`).toBe(
          `${what}: 503 The database is busy or cannot be reached, so this was not done. Try again in a moment.`,
        );
        expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      }
      // A browser that sent a form without its script shows what comes back.
      const form = { form: 'form', page: 'page', locale: 'de', country: 'de', consent: 'on' };
      const refused = await fetch(`${cms.url}/api/leads`, { method: 'POST', body: new URLSearchParams(form) });
      expect([refused.status, refused.headers.get('Content-Type')]).toEqual([503, 'text/html; charset=utf-8']);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await refused.text()).toContain('<h1>Noch nicht gesendet</h1>');
    } finally {
      await giveBack();
    }
    await vi.waitFor(async () => expect((await fetch(`${cms.url}/_ready`)).status).toBe(200), { timeout: 40_000 });
    for (const [what, method, path] of CALLS.filter(([, method]) => method === 'GET')) {
      expect(`${what}: ${(await send(method, path)).status}`).not.toMatch(/: 5\d\d$/);
    }
  },
  120_000,
);

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

  await makeOldUploads();

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
  await start();
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

describe('pictures that an older release left without a version', () => {
  it('have it after the restart, under the name that sites link; whole ones are left alone', async () => {
    const { medium } = old.formats;
    const version = await fetch(cms.url + medium?.url);
    expect([version.status, version.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const bytes = Buffer.from(await version.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 300, format: 'webp' });
    expect((await readUpload(old)).formats).toEqual({
      ...old.formats,
      medium: expect.objectContaining({ url: medium?.url, width: 1200, mime: 'image/webp' }),
    });
    expect(await readUpload(whole)).toEqual(whole);
    const made = (await readFile(cms.logFile, 'utf8')).split('\n').filter((line) => line.includes('has its version'));
    expect(made).toHaveLength(1);
  });

  it('are named where their file is gone, and the CMS starts', async () => {
    const lines = (await readFile(cms.logFile, 'utf8')).split('\n');
    expect(lines.some((line) => line.includes('"lost.jpg"') && line.includes('version of 500 pixels'))).toBe(true);
    expect(Object.keys((await readUpload(lost)).formats)).toEqual(['thumbnail']);
  });
});

it.runIf(isFull)(
  'files of older releases lose where they were made by a command, and no other file changes',
  async () => {
    const upload = async (form: FormData) =>
      readUpload(((await (await send('POST', '/upload', form)).json()) as [StoredFile])[0]);
    const [told, quiet, moving] = [
      await upload(await picture(600)),
      await upload(await picture(610)),
      await upload(film()),
    ];
    const path = ({ url }: { url: string }) => join(data.folder, 'public', url);
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '5/1 7/1 0/1' };
    const exif = { IFD0: { ImageDescription: 'Somewhere secret' }, IFD3: gps };
    await writeFile(
      path(told),
      await sharp(await readFile(path(told)))
        .withExif(exif)
        .toBuffer(),
    );
    const place = Buffer.from('000000186d6f6f7600000010756474615365637265742121', 'hex');
    await writeFile(path(moving), Buffer.concat([(await readFile(path(moving))).subarray(0, 24), place]));
    const before = [await readFile(path(quiet)), await readUpload(quiet)];

    const { stdout } = spawnSync(process.execPath, ['scripts/hide-positions.ts'], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, ...listEnvironment(data.folder), DATABASE_URL: data.databaseUrl },
      encoding: 'utf8',
    });
    const lines = stdout.split('\n');
    expect(lines.filter((line) => line.includes('no longer says'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('left as it is'))).toEqual([expect.stringContaining('"lost.jpg"')]);
    for (const file of [told, moving]) expect((await readFile(path(file))).toString('latin1')).not.toMatch(/secret/i);
    const { name, url, formats } = await readUpload(told);
    expect([name, url, Object.keys(formats).sort()]).toEqual([told.name, told.url, Object.keys(told.formats).sort()]);
    expect([await readFile(path(quiet)), await readUpload(quiet)]).toEqual(before);
  },
);

/** Uploads pictures, and leaves two of them as older releases did: without the version of the width of the picture itself. */
async function makeOldUploads(): Promise<void> {
  const upload = async (name: string, width: number) => {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(await paint({ width, height: 300 }))], { type: 'image/jpeg' }), name);
    const answer = await send('POST', '/upload', form);
    expect(answer.status).toBe(201);
    return readUpload(((await answer.json()) as [StoredFile])[0]);
  };
  const forget = async ({ id, formats }: StoredFile, version: string) => {
    const { [version]: forgotten, ...others } = formats;
    await rm(join(data.folder, 'public', forgotten?.url ?? 'no such version'));
    await writeDatabase(data, `UPDATE files SET formats = ? WHERE id = ${id}`, [JSON.stringify(others)]);
  };
  old = await upload('old.jpg', 1200);
  whole = await upload('whole.jpg', 1200);
  lost = await upload('lost.jpg', 500);
  await forget(old, 'medium');
  await forget(lost, 'small');
  await rm(join(data.folder, 'public', lost.url));
}

async function readUpload({ id }: StoredFile): Promise<StoredFile> {
  return (await (await send('GET', `/upload/files/${id}`)).json()) as StoredFile;
}
