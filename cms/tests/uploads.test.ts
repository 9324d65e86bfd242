import { imageVariants } from '@lumavelo/blocks/site';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { paint, send, upload } from './harness/images.ts';
import { writePdf } from './harness/pdfs.ts';
import { sharedCms } from './harness/shared-cms.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The parts of a workbook that make it one. */
const WORKBOOK = {
  '[Content_Types].xml': strToU8(
    `<Types><Override PartName="/xl/workbook.xml" ContentType="${XLSX}.main+xml"/></Types>`,
  ),
  'xl/workbook.xml': strToU8('<workbook/>'),
};

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
  { width: 1700, height: 900, format: 'avif' as const, count: 4 },
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

describe('where a file was made', () => {
  const PLACE = '52 deg 5 min, somewhere secret';

  const photo = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
    sharp({ create: { width: 600, height: 400, channels: 3, background: '#1f7a55' } })
      .withExif({
        IFD0: { ImageDescription: PLACE },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '5/1 7/1 0/1' },
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="urn:r"><p>${PLACE}</p></rdf:RDF></x:xmpmeta>`)
      .toFormat(format)
      .toBuffer();

  /** A still one with an application extension, as editors of pictures write it. */
  async function gif(): Promise<Buffer> {
    const bytes = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } })
      .gif()
      .toBuffer();
    const block = Buffer.concat([
      Buffer.from('21ff0b', 'hex'),
      Buffer.from('XMP DataXMP'),
      Buffer.from([PLACE.length]),
      Buffer.from(PLACE),
      Buffer.from([0]),
    ]);
    const end = bytes.length - 1;
    return Buffer.concat([bytes.subarray(0, end), block, bytes.subarray(end)]);
  }

  const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), ...parts.map((part) => Buffer.from(part))]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(body.length + 4);
    return Buffer.concat([size, body]);
  };
  const mp4 = (...parts: Buffer[]) =>
    Buffer.concat([box('ftyp', 'isom', Buffer.alloc(4), 'isommp42'), box('moov', ...parts), box('mdat', 'pictures')]);
  const positions = box('trak', box('mdia', box('minf', box('stbl', box('stsd', Buffer.alloc(8), box('gpmd', 'x'))))));

  const element = (id: string, body: Buffer | string) => {
    const bytes = Buffer.from(body);
    return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 + bytes.length]), bytes]);
  };
  const webm = () =>
    Buffer.concat([
      element('1a45dfa3', element('4282', 'webm')),
      element(
        '18538067',
        element(
          '1254c367',
          element('7373', element('67c8', Buffer.concat([element('45a3', 'LOCATION'), element('4487', PLACE)]))),
        ),
      ),
    ]);

  /** A picture in it, as it was taken, and as much in what it says of itself. */
  async function pdf(): Promise<Buffer> {
    const picture = await photo('jpeg');
    const xmp = `<x:xmpmeta><rdf:Description exif:GPSLatitude="${PLACE}"/><exif:GPSLongitude>${PLACE}</exif:GPSLongitude></x:xmpmeta>`;
    const stream = (number: number, dictionary: string, body: Buffer | string) =>
      Buffer.concat([
        Buffer.from(`${number} 0 obj\n<< ${dictionary} /Length ${body.length} >>\nstream\n`),
        Buffer.from(body),
        Buffer.from('\nendstream\nendobj\n'),
      ]);
    const kind = '/Type /XObject /Subtype /Image /Width 600 /Height 400 /ColorSpace /DeviceRGB /BitsPerComponent 8';
    const [head = '', tail] = writePdf('/Metadata 11 0 R').toString().split('trailer');
    const streams = [stream(10, `${kind} /Filter /DCTDecode`, picture), stream(11, '/Type /Metadata', xmp)];
    return Buffer.concat([Buffer.from(head), ...streams, Buffer.from(`trailer${tail}`)]);
  }

  it.each<[name: string, type: string, make: () => Buffer | Promise<Buffer>]>([
    ['a.jpg', 'image/jpeg', () => photo('jpeg')],
    ['a.png', 'image/png', () => photo('png')],
    ['a.webp', 'image/webp', () => photo('webp')],
    ['a.avif', 'image/avif', () => photo('avif')],
    ['a.gif', 'image/gif', gif],
    ['a.mp4', 'video/mp4', () => mp4(box('udta', box('\u00a9xyz', PLACE)), box('trak', box('meta', PLACE)))],
    ['a.webm', 'video/webm', webm],
    ['a.pdf', 'application/pdf', pdf],
  ])('does not leave the house with %s', async (name, type, make) => {
    const bytes = await make();
    expect(bytes.includes(PLACE)).toBe(true);
    const sent = await send(name, type, bytes);
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    const { url, formats } = sent.body[0];
    const stored = [url, ...Object.values(formats ?? {}).map((format) => (format as { url: string }).url)];
    for (const path of stored) {
      const file = await fetchFile(path);
      expect(file.status).toBe(200);
      expect(file.bytes.includes(PLACE), path).toBe(false);
      // The three numbers of the latitude, however they are ordered.
      for (const numbers of ['0000003400000001', '3400000001000000']) {
        expect(file.bytes.includes(numbers, 'hex'), path).toBe(false);
      }
      if (type.startsWith('image/')) await sharp(file.bytes).stats();
      if (name === 'a.pdf') expect(file.bytes.toString('latin1')).not.toMatch(/exif:GPS\w+="\S/);
    }
    if (name === 'a.mp4') expect((await fetchFile(url)).bytes.length).toBe(bytes.length);
  });

  it('is in no picture of a workbook', async () => {
    const workbook = Buffer.from(zipSync({ ...WORKBOOK, 'xl/media/image1.jpeg': await photo('jpeg') }));
    const answer = await send('sums.xlsx', XLSX, workbook);
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toContain('The picture xl/media/image1.jpeg in it says where it was taken.');
    const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    expect(
      (await send('sums.xlsx', XLSX, Buffer.from(zipSync({ ...WORKBOOK, 'xl/media/a.jpeg': plain })))).status,
    ).toBe(201);
  });

  it('is no part of a video from moment to moment', async () => {
    const answer = await send('ride.mp4', 'video/mp4', mp4(positions));
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toContain(
      'The video "ride.mp4" records where it was made from moment to moment.',
    );
  });
});

it('refuses a workbook that would unpack to hundreds of megabytes by what it says of its parts', async () => {
  const bomb = zipSync({
    ...WORKBOOK,
    'xl/worksheets/sheet1.xml': new Uint8Array(60 * 1024 * 1024),
  });
  const answer = await send('sums.xlsx', XLSX, Buffer.from(bomb));
  expect(answer.status).toBe(400);
  expect(answer.body.error.message).toBe(
    '"sums.xlsx" cannot be uploaded. The workbook would unpack to more than 40 MB.',
  );
});
