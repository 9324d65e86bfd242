import { readFile } from 'node:fs/promises';
import { imageVariants } from '@lumavelo/blocks/site';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sample } from '../../scripts/testing/matrix.ts';
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
let data: CmsData;
let cms: RunningCms;
let token = '';

beforeAll(async () => {
  storage = await startS3();
  data = await createCmsData();
  cms = await startCms(data, storage.environment);
  token = (await signIn(cms.url)).adminToken;
});
afterAll(async () => {
  await cms.stop();
  await data.remove();
  await storage.stop();
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

async function restart(mood: S3Server['mood'] = 'willing'): Promise<void> {
  await cms.stop();
  storage.mood = mood;
  storage.writes = [];
  cms = await startCms(data, storage.environment);
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

it('makes the version that a picture of an older release lacks', { timeout: START_LIMIT }, async () => {
  const file = await upload('older.jpg', 1200);
  const key = await forget(file, 'medium');
  await restart();
  await expect.poll(async () => Object.keys((await readStored(file)).formats), { timeout: 60_000 }).toContain('medium');
  const made = storage.objects.get(key);
  expect(made?.type).toBe('image/webp');
  expect(await sharp(made?.bytes).metadata()).toMatchObject({ width: 1200, height: 300, format: 'webp' });
  expect((await readStored(file)).formats.medium?.url).toBe(file.formats.medium?.url);
  expect(storage.writes).toEqual([`PUT ${key}`]);
});

it('says of a picture that is gone which it is, and completes the others', { timeout: START_LIMIT }, async () => {
  const [gone, whole] = [await upload('gone.jpg', 500), await upload('behind.jpg', 500)];
  await forget(gone, 'small');
  await forget(whole, 'small');
  storage.objects.delete(keyOf(gone.url));
  await restart();
  await expect.poll(async () => Object.keys((await readStored(whole)).formats), { timeout: 60_000 }).toContain('small');
  expect(await readComplaints()).toEqual([expect.stringContaining('"gone.jpg"')]);
  await ask('DELETE', `/upload/files/${gone.id}`);
});

it.each(sample(['refusing', 'silent'] as const, 1))(
  'starts and ends with a storage that is %s, and asks it once instead of once for each picture',
  { timeout: START_LIMIT },
  async (mood) => {
    const files = [await upload('one.jpg', 500), await upload('two.jpg', 500)];
    for (const file of files) await forget(file, 'small');
    const before = (await readComplaints()).length;
    await restart(mood);
    await expect.poll(() => storage.writes.length, { timeout: 60_000 }).toBeGreaterThan(0);
    expect((await fetch(`${cms.url}/_ready`)).status).toBe(200);
    if (mood === 'refusing') {
      await expect.poll(async () => (await readComplaints()).length, { timeout: 60_000 }).toBe(before + 1);
      const [said] = (await readComplaints()).slice(-1);
      expect(said).toContain('lack a version which sites show: 2. The storage of uploads keeps it from being made');
      expect(said).toContain('Check that the storage answers and lets the CMS read and write (the settings S3_…');
    }
    expect(new Set(storage.writes).size).toBe(1);
    expect(await cms.stop()).toBe(0);
    await restart();
    for (const file of files) {
      await expect
        .poll(async () => Object.keys((await readStored(file)).formats), { timeout: 60_000 })
        .toContain('small');
    }
  },
);
