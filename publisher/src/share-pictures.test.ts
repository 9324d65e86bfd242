import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawSharePicture } from './draw-share-picture.ts';
import { drawRest, findSharePicture, putPictures } from './share-pictures.ts';

let sites: string;
beforeEach(() => {
  sites = mkdtempSync(join(tmpdir(), 'sites-'));
});
afterEach(() => rmSync(sites, { recursive: true }));

const release = (name: string) => {
  const folder = join(sites, name);
  mkdirSync(folder);
  return folder;
};
const name = (number: number) => `${String(number).padStart(20, '0')}.jpg`;

test('a page names its picture and what stands on it', () => {
  const head = (picture: string) =>
    `<meta property="og:title" content="Voordelen &amp; &#34;extra’s&#34; &lt;3"><meta property="og:image" content="${picture}">`;
  expect(findSharePicture(head('https://a.test/share/0123456789abcdef0123.jpg'))).toEqual([
    '0123456789abcdef0123.jpg',
    'Voordelen & "extra’s" <3',
  ]);
  expect(findSharePicture(head('https://cms.test/uploads/share.jpg'))).toBeUndefined();
});

test.each(['Contact', 'Wat gebeurt er als mijn werkgever niet meedoet? '.repeat(4), '<b>&</b> Łódź', ''])(
  'draws "%s" as links are shared',
  async (title) => {
    const { width, height, format } = await sharp(await drawSharePicture(title)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  },
);

test('different titles make different pictures, the same title the same', async () => {
  const [one, again, other] = await Promise.all(['One', 'One', 'Other'].map(drawSharePicture));
  expect(one).toEqual(again);
  expect(one).not.toEqual(other);
});

test('a few new pictures are there before the release is live, and are drawn once', async () => {
  const first = release('first');
  expect(await putPictures(sites, first, new Map([[name(1), 'One']]))).toEqual(new Map());
  const drawn = readFileSync(join(first, 'share', name(1)));
  // Were it drawn again, it would show the other title.
  const second = release('second');
  await putPictures(sites, second, new Map([[name(1), 'Another']]));
  expect(readFileSync(join(second, 'share', name(1)))).toEqual(drawn);
});

test('many new pictures come after it', async () => {
  const folder = release('many');
  const many = new Map(Array.from({ length: 15 }, (_, index) => [name(index), `Page ${index}`]));
  const missing = await putPictures(sites, folder, many);
  expect(missing).toEqual(many);
  expect(existsSync(join(folder, 'share', name(0)))).toBe(false);
  await drawRest(sites, folder, missing);
  expect(readdirSync(join(folder, 'share'))).toHaveLength(15);
  await expect(drawRest(sites, folder, missing)).resolves.toBeUndefined();
});
