import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paint } from './harness/images.ts';
import { signIn } from './harness/sign-in.ts';
import { type CmsData, createCmsData, type RunningCms, START_LIMIT, startCms } from './harness/start-cms.ts';
import { writeDatabase } from './harness/write-database.ts';

interface StoredFile {
  id: number;
  name: string;
  url: string;
  formats: Record<string, { url: string; width: number }>;
}

let data: CmsData;
let cms: RunningCms;
let token = '';
let whole: StoredFile;
let lost: StoredFile;

beforeAll(async () => {
  data = await createCmsData();
  cms = await startCms(data);
  token = (await signIn(cms.url)).adminToken;
  whole = await upload('whole.jpg', 1200);
  lost = await upload('lost.jpg', 500);
  await cms.stop();
  // Older releases made no version of the width of the picture itself.
  await forget(whole, 'medium');
  await forget(lost, 'small');
  await rm(join(data.folder, 'public', lost.url));
  cms = await startCms(data);
});
afterAll(async () => {
  await cms.stop();
  await data.remove();
});

async function upload(name: string, width: number): Promise<StoredFile> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(await paint({ width, height: 300 }))], { type: 'image/jpeg' }), name);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body: form });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as [StoredFile])[0];
}

async function forget({ id, formats }: StoredFile, version: string): Promise<void> {
  const { [version]: forgotten, ...others } = formats;
  await rm(join(data.folder, 'public', forgotten?.url ?? 'no such version'));
  await writeDatabase(data, `UPDATE files SET formats = ? WHERE id = ${id}`, [JSON.stringify(others)]);
}

async function readStored({ id }: StoredFile): Promise<StoredFile> {
  const answer = await fetch(`${cms.url}/upload/files/${id}`, { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()) as StoredFile;
}

it('makes the version that a picture of an older release lacks, under the name that sites link', async () => {
  const { medium } = whole.formats;
  const version = await fetch(cms.url + medium?.url);
  expect([version.status, version.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const bytes = Buffer.from(await version.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 300, format: 'webp' });
  expect((await readStored(whole)).formats).toEqual({
    ...whole.formats,
    medium: expect.objectContaining({ url: medium?.url, width: 1200, mime: 'image/webp' }),
  });
});

it('starts although a picture’s file is gone, and says which', async () => {
  const lines = (await readFile(cms.logFile, 'utf8')).split('\n');
  expect(lines.some((line) => line.includes('"lost.jpg"') && line.includes('version of 500 pixels'))).toBe(true);
  expect(Object.keys((await readStored(lost)).formats)).toEqual(['thumbnail']);
});

it('leaves alone what has all its versions', { timeout: START_LIMIT }, async () => {
  const before = await readStored(whole);
  await cms.stop();
  cms = await startCms(data);
  expect(await readStored(whole)).toEqual(before);
  const made = (await readFile(cms.logFile, 'utf8')).split('\n').filter((line) => line.includes('has its version'));
  expect(made).toHaveLength(1);
});
