import { imageVariants } from '@lumavelo/blocks/site';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { paint, send, upload } from './harness/images.ts';
import { sharedCms } from './harness/shared-cms.ts';

async function fetchFile(path: string): Promise<{ status: number; type: string | null; bytes: Buffer }> {
  const response = await fetch(sharedCms().url + path);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

it.each([
  { width: 2000, height: 1200, format: 'jpeg' as const, count: 4 },
  { width: 1300, height: 3000, format: 'png' as const, count: 3 },
  { width: 1200, height: 900, format: 'jpeg' as const, count: 3 },
  { width: 249, height: 900, format: 'jpeg' as const, count: 0 },
])('a $format of $width px gets $count webp variants, under the names that pages use', async (picture) => {
  const { snapshot } = (await upload(picture)).reference;
  const variants = imageVariants(snapshot.url, snapshot.width);
  expect(variants).toHaveLength(picture.count);
  for (const variant of variants) {
    const file = await fetchFile(variant.url);
    expect(file).toMatchObject({ status: 200, type: 'image/webp' });
    expect(await sharp(file.bytes).metadata()).toMatchObject({ width: variant.width, format: 'webp' });
  }
});

it('shows the variants to the media library, and deletes them with the file', async () => {
  const { id, reference } = await upload({ width: 2000, height: 1000 });
  const file = (await call(`/upload/files/${id}`, { as: 'admin' })).body;
  const variants = imageVariants(reference.snapshot.url, 2000);
  const formats = Object.values(file.formats) as { url: string; width: number }[];
  expect(formats.map((format) => format.url).sort()).toEqual(variants.map((variant) => variant.url).sort());
  await call(`/upload/files/${id}`, { as: 'admin', method: 'DELETE' });
  for (const url of [reference.snapshot.url, ...variants.map((variant) => variant.url)]) {
    expect((await fetchFile(url)).status).toBe(404);
  }
});

it('turns photos upright', async () => {
  const sideways = await sharp(await paint({ width: 800, height: 400 }))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const sent = await send('sideways.jpg', 'image/jpeg', sideways);
  expect(sent.body[0]).toMatchObject({ width: 400, height: 800 });
  const [thumbnail] = imageVariants(sent.body[0].url, 400);
  const stored = await sharp((await fetchFile(thumbnail?.url ?? '')).bytes).metadata();
  expect(stored).toMatchObject({ width: 250, height: 500 });
});

it.each(['png', 'webp', 'avif'] as const)('takes %s', async (format) => {
  expect((await send(`ok.${format}`, `image/${format}`, await paint({ width: 20, height: 20, format }))).status).toBe(
    201,
  );
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';

it.each([
  ['drawing.svg', 'image/svg+xml', SVG],
  ['drawing.png', 'image/svg+xml', SVG],
  ['drawing.png', 'image/png', SVG],
  ['page.html', 'text/html', HTML],
  ['page.jpg', 'image/jpeg', HTML],
  ['page.pdf', 'application/pdf', HTML],
  ['run.js', 'text/javascript', 'alert(1)'],
  ['archive.zip', 'application/zip', Buffer.from('504b030414000000', 'hex')],
  ['program.png', 'image/png', Buffer.from('7f454c4602010100', 'hex')],
])('refuses %s sent as %s when its content is something else', async (name, type, content) => {
  const answer = await send(name, type, content);
  expect(answer.status).toBe(400);
});

it('needs a login', async () => {
  expect((await call('/api/upload', { body: new FormData() as never, method: 'POST' })).status).toBe(401);
  expect((await call('/page-builder/media?ids=1')).status).toBe(401);
});

it('translates the numeric ids of the media picker, and nothing else', async () => {
  const { id } = await upload({ width: 20, height: 20 });
  const answer = await call(`/page-builder/media?ids=${id},999999`, { as: 'admin' });
  expect(answer.body.data).toHaveLength(1);
  expect(answer.body.data[0]).toMatchObject({ id, reference: { $ref: 'media', documentId: expect.any(String) } });
  expect((await call('/page-builder/media?ids=1;drop', { as: 'admin' })).status).toBe(400);
});
