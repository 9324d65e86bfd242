import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runImageWorker, withImageBudget } from './run-image-worker.ts';

const versions = [
  { prefix: 'small', width: 20 },
  { prefix: 'large', width: 60 },
  { prefix: 'larger', width: 100 },
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-worker-'));
});
afterAll(() => rm(folder, { recursive: true }));

const work = (path: string) =>
  runImageWorker({ path, target: join(folder, 'out'), quality: null, versions }, 'photo.jpg');

const paint = () => sharp({ create: { width: 80, height: 40, channels: 3, background: '#1f7a55' } }).jpeg();

test('a picture has the versions that are no wider than itself', async () => {
  const path = join(folder, 'photo.jpg');
  await paint().toFile(path);
  const image = await work(path);
  expect(image?.original).toBeUndefined();
  expect(image?.versions).toMatchObject({ small: { width: 20, height: 10 }, large: { width: 60, height: 30 } });
  expect((await readdir(folder)).sort()).toEqual(['out-large', 'out-small', 'photo.jpg']);
});

test('the width of a picture that is stored on its side is the one that is seen', async () => {
  const path = join(folder, 'sideways.jpg');
  await paint().withMetadata({ orientation: 6 }).toFile(path);
  const image = await work(path);
  expect(image?.original).toMatchObject({ width: 40, height: 80 });
  expect(Object.keys(image?.versions ?? {})).toEqual(['small']);
});

test('a picture that breaks off has none, and one that is gone is no fault of its own', async () => {
  const path = join(folder, 'broken.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const bytes = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  await writeFile(path, bytes.subarray(0, bytes.length / 2));
  expect(await work(path)).toBeUndefined();
  await expect(work(join(folder, 'none.jpg'))).rejects.toMatchObject({ code: 'ENOENT' });
});

test('all pictures of an upload have one budget of processor time, and the next upload has its own', async () => {
  const path = join(folder, 'photo.jpg');
  const tooLong = 'The image "photo.jpg" takes too long to read';
  await withImageBudget(async () => {
    await expect(work(path)).rejects.toThrow(tooLong);
    await expect(work(path)).rejects.toThrow(tooLong);
  }, 1);
  expect(await withImageBudget(() => work(path))).toBeDefined();
});

test('many pictures in a row, of several uploads at once, are each decoded, also after one took too long', async () => {
  const path = join(folder, 'photo.jpg');
  await paint().toFile(path);
  const uploads = Array.from({ length: 12 }, (_, index) =>
    withImageBudget(() => work(path), index === 5 ? 1 : undefined),
  );
  const done = await Promise.allSettled(uploads);
  expect(done.map(({ status }) => status)).toEqual(uploads.map((_, index) => (index === 5 ? 'rejected' : 'fulfilled')));
});
