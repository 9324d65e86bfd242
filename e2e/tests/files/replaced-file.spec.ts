import { expect, type Page, test } from '@playwright/test';
import { createId, type PageDocument } from 'page-format';
import sharp from 'sharp';
import { Cms } from '../../src/cms.ts';
import { publishSite } from '../../src/site.ts';

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f7a55' } })
    .png()
    .toBuffer();

/** What visitors of a freshly built French site see in the place of a page's picture. */
async function seePicture(page: Page, slug: string) {
  const site = await publishSite('fr');
  await page.goto(`${site.url}/fr/${slug}`);
  const picture = page.locator('main img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const seen = await picture.evaluate((image: HTMLImageElement) => ({
    alt: image.alt,
    shape: image.naturalWidth / image.naturalHeight,
  }));
  // The page asks for nothing more when its site is gone.
  await page.goto('about:blank');
  await site.close();
  return seen;
}

test('a file that is replaced in the media library is new for visitors after the next build', { tag: '@full' }, async ({
  page,
}) => {
  const cms = Cms.open();
  const mark = createId();
  const slug = `remplacee-${mark.toLowerCase()}`;
  const name = `${mark}.png`;
  const { id, documentId } = await cms.uploadFile(name, await paint(600, 300), { alternativeText: 'Un canal' });
  const snapshot = {
    name,
    url: `/uploads/${name}`,
    mime: 'image/png',
    width: 600,
    height: 300,
    ext: '.png',
    folder: null,
    alternativeText: 'Un canal',
  };
  const block = { id: createId(), type: 'Image', v: 1, props: { file: { $ref: 'media', documentId, snapshot } } };
  const content: PageDocument = { format: 'page', formatVersion: 1, blocks: [block] };
  const entry = await cms.createPage('fr', { title: 'Une image', slug, content, countries: ['fr'] });
  await cms.publishPage(entry.documentId, 'fr');
  expect(await seePicture(page, slug)).toMatchObject({ alt: 'Un canal', shape: 2 });

  await cms.replaceFile(id, name, await paint(300, 300), { alternativeText: 'Une roue' });
  expect(await seePicture(page, slug)).toMatchObject({ alt: 'Une roue', shape: 1 });
  await cms.deletePage(entry.documentId);
});
