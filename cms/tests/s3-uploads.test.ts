import { readFile } from 'node:fs/promises';
import { imageVariants } from '@lumavelo/blocks/site';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { type Clamd, EICAR, startClamd } from './harness/clamd.ts';
import { paint } from './harness/images.ts';
import { type S3Server, startS3 } from './harness/s3-server.ts';
import { signIn } from './harness/sign-in.ts';
import { type CmsData, createCmsData, type RunningCms, START_LIMIT, startCms } from './harness/start-cms.ts';
import { writeDatabase } from './harness/write-database.ts';

interface StoredFile {
  id: number;
  url: string;
  formats: Record<string, { url: string; width: number }>;
}

let storage: S3Server;
let clamd: Clamd;
let data: CmsData;
let cms: RunningCms;
let token = '';

beforeAll(async () => {
  [storage, clamd] = await Promise.all([startS3(), startClamd()]);
  data = await createCmsData();
  await start();
  token = (await signIn(cms.url)).adminToken;
});
afterAll(async () => {
  await cms.stop();
  await data.remove();
  await Promise.all([storage.stop(), clamd.stop()]);
});

async function ask<Answer>(method: string, path: string, body?: FormData): Promise<Answer> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(cms.url + path, { method, headers, ...(body && { body }) });
  expect(answer.ok).toBe(true);
  return (await answer.json()) as Answer;
}

async function upload(name: string, width: number): Promise<StoredFile> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(await paint({ width, height: 300 }))], { type: 'image/jpeg' }), name);
  const [file] = await ask<[StoredFile]>('POST', '/upload', form);
  return file;
}

const readStored = ({ id }: StoredFile) => ask<StoredFile>('GET', `/upload/files/${id}`);

const keyOf = (url = '') => url.slice(url.lastIndexOf('/') + 1);

/** Leaves a picture as older releases did: without the version of the width of the picture itself. */
async function forget({ id, formats }: StoredFile, version: string): Promise<string> {
  const { [version]: forgotten, ...others } = formats;
  storage.objects.delete(keyOf(forgotten?.url));
  await writeDatabase(data, `UPDATE files SET formats = ? WHERE id = ${id}`, [JSON.stringify(others)]);
  return keyOf(forgotten?.url);
}

async function start(): Promise<void> {
  cms = await startCms(data, { ...storage.environment, CLAMD_URL: clamd.url });
}

async function restart(mood: S3Server['mood'] = 'willing'): Promise<void> {
  await cms.stop();
  storage.mood = mood;
  storage.writes = [];
  await start();
}

/** What the CMS said of pictures that are not whole. */
async function readComplaints(): Promise<string[]> {
  return (await readFile(cms.logFile, 'utf8')).split('\n').filter((line) => /lacks? (a|its) version/.test(line));
}

it('puts a picture and its versions onto the storage, where visitors load them, and takes them off again', async () => {
  const file = await upload('bike.jpg', 1300);
  const versions = imageVariants(file.url, 1300);
  expect(versions).toHaveLength(3);
  expect(
    Object.values(file.formats)
      .map(({ url }) => url)
      .toSorted(),
  ).toEqual(versions.map(({ url }) => url).toSorted());
  for (const { url, width } of versions) {
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width, format: 'webp' });
  }
  await ask('DELETE', `/upload/files/${file.id}`);
  expect([...storage.objects.keys()]).toEqual([]);
});

it('a file with malware in it is refused, and every file while the scanner gives no verdict', async () => {
  const picture = await paint({ width: 40, height: 30 });
  const send = async (bytes: Buffer) => {
    const body = new FormData();
    body.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'bike.jpg');
    const response = await fetch(`${cms.url}/upload`, {
      ...{ method: 'POST', body },
      headers: { Authorization: `Bearer ${token}` },
    });
    const { error } = (await response.json()) as { error: { message: string } };
    return { status: response.status, retryAfter: response.headers.get('retry-after'), message: error.message };
  };
  expect(await send(Buffer.concat([picture, Buffer.from(EICAR)]))).toEqual({
    ...{ status: 400, retryAfter: null },
    message:
      '"bike.jpg" holds malware (Eicar-Test-Signature) and was not stored. Do not open it again; ask whoever looks after your computer.',
  });
  const { verdict } = clamd;
  clamd.verdict = () => 'stream: Out of memory ERROR';
  expect(await send(picture)).toEqual({
    ...{ status: 503, retryAfter: '60' },
    message: 'The malware scanner does not respond, so no file was taken. Try again in a minute.',
  });
  clamd.verdict = verdict;
  expect([...storage.objects.keys()]).toEqual([]);
});

// On the disk the same is tried by `operation.test.ts` in every run.
describe.runIf(isFull)('pictures of older releases, which lack a version', () => {
  let [older, one, two, gone] = [] as unknown as [StoredFile, StoredFile, StoredFile, StoredFile];
  /** The keys of what they lack. */
  let keys: string[];

  beforeAll(async () => {
    older = await upload('older.jpg', 1200);
    one = await upload('one.jpg', 500);
    two = await upload('two.jpg', 500);
    gone = await upload('gone.jpg', 500);
    keys = [await forget(older, 'medium'), await forget(one, 'small'), await forget(two, 'small')];
    await forget(gone, 'small');
    storage.objects.delete(keyOf(gone.url));
  });

  it.each(['refusing', 'silent'] as const)(
    'a storage that is %s is asked once instead of once for each, and the CMS starts and ends with it',
    { timeout: START_LIMIT },
    async (mood) => {
      const before = (await readComplaints()).length;
      await restart(mood);
      await expect.poll(() => storage.writes.length, { timeout: 60_000 }).toBeGreaterThan(0);
      expect((await fetch(`${cms.url}/_ready`)).status).toBe(200);
      if (mood === 'refusing') {
        await expect.poll(async () => (await readComplaints()).length, { timeout: 60_000 }).toBe(before + 1);
        const [said] = (await readComplaints()).slice(-1);
        expect(said).toContain('lack a version which sites show: 4. The storage of uploads keeps it from being made');
        expect(said).toContain('Check that the storage answers and lets the CMS read and write (the settings S3_…');
      }
      expect(new Set(storage.writes).size).toBe(1);
      expect(await cms.stop()).toBe(0);
    },
  );

  it('get it at the next start; of one that is gone it is said which it is', { timeout: START_LIMIT }, async () => {
    const before = (await readComplaints()).length;
    await restart();
    const listFormats = async (file: StoredFile) => Object.keys((await readStored(file)).formats);
    await expect.poll(() => listFormats(older), { timeout: 60_000 }).toContain('medium');
    for (const file of [one, two]) await expect.poll(() => listFormats(file), { timeout: 60_000 }).toContain('small');
    const made = storage.objects.get(keys[0] ?? '');
    expect(made?.type).toBe('image/webp');
    expect(await sharp(made?.bytes).metadata()).toMatchObject({ width: 1200, height: 300, format: 'webp' });
    expect((await readStored(older)).formats.medium?.url).toBe(older.formats.medium?.url);
    expect(storage.writes.toSorted()).toEqual(keys.map((key) => `PUT ${key}`).toSorted());
    await expect
      .poll(async () => (await readComplaints()).slice(before))
      .toEqual([expect.stringContaining('"gone.jpg"')]);
  });
});
