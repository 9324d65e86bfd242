import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaReference, PageDocument } from '@lumavelo/blocks/core';
import { fixtureBlock, fixtureFiles, fixtures } from '@lumavelo/blocks/fixtures';
import { registry } from '@lumavelo/blocks/registry';
import type { Locator } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { Cms } from '../src/cms.ts';
import { expect, test } from '../src/editor.ts';
import { type ServedSite, serveBuiltSite } from '../src/site.ts';

/**
 * The canvas shows exactly what visitors get: every sample of these blocks, drawn by the editor and by the site, pixel
 * by pixel. A block joins when its samples need no answer of the CMS and hold still after the first paint.
 */
const TYPES = [
  'Container',
  'Columns',
  'VerticalSpacing',
  'Title',
  'Text',
  'RichText',
  'Image',
  'Button',
  'ButtonContainer',
  'Slider',
  'BrandButton',
  'FaqBlock',
  'Features',
  'List',
  'LogoGrid',
] as const satisfies readonly (keyof typeof fixtures)[];
const SCREENS = { Desktop: 1440, Tablet: 834, Mobile: 390 } as const;
const ASSETS = join(import.meta.dirname, '../../packages/blocks/assets/images');

/** Pixels that may differ: specks of text rendering. A block that is one pixel off differs in hundreds. */
const TOLERANCE = 25;

const cms = () => Cms.open();
const uploads = new Map<string, MediaReference>();
let gallery: ServedSite;

test.beforeAll(async () => {
  gallery = await serveBuiltSite('nl', join(String(process.env.SITES_FOLDER), 'gallery'));
  for (const [name, file] of Object.entries(fixtureFiles)) {
    const path = join(ASSETS, file.name);
    uploads.set(`fixture-${name}`, await cms().uploadImage(path, file.mime, file.alternativeText ?? ''));
  }
});

test.afterAll(() => gallery.close());

for (const type of TYPES) {
  test(`${type} looks the same on the canvas and on the site`, async ({ editor, page, browser }) => {
    const stored = await cms().createPage('en', {
      title: type,
      slug: `parity-${type.toLowerCase()}-${Date.now()}`,
      content: allSamples(type),
    });
    const context = await browser.newContext({ viewport: { width: SCREENS.Desktop, height: 9000 } });
    const visitor = await context.newPage();
    await visitor.goto(`${gallery.url}/gallery/${type}/all`);
    // High enough that nothing scrolls, wide enough that no screen is drawn smaller.
    await page.setViewportSize({ width: 2200, height: 9000 });
    // Files of the site that samples name by their path; the admin's host does not have them.
    await page.route(/\/(gallery-media\/|favicon\.svg)/, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: gallery.url + pathname }) });
    });
    await editor.goToPage(stored.documentId, 'en');
    await editor.open();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();

    for (const [screen, width] of Object.entries(SCREENS)) {
      await visitor.setViewportSize({ width, height: 9000 });
      await page.getByRole('button', { name: screen, exact: true }).click();
      const expected = await capture(visitor.locator('main.Page'));
      const actual = await capture(editor.canvas.locator('main.Page'));
      await comparePictures(`${type}-${width}`, actual, expected);
    }
    await context.close();
    await cms().deletePage(stored.documentId);
  });
}

/** All samples of a block under each other, with the uploaded files in place of the samples' own. */
function allSamples(type: keyof typeof fixtures): PageDocument {
  const { samples } = fixtures[type];
  const blocks = Object.entries(samples).map(([name, sample]) =>
    fixtureBlock(type, name, sample, (of) => registry.get(of)?.version ?? 1),
  );
  const document = JSON.stringify({ format: 'page', formatVersion: 1, blocks }, (_, value) =>
    value?.$ref === 'media' ? (uploads.get(value.documentId) ?? { ...value, documentId: 'nolongerthere' }) : value,
  );
  return JSON.parse(document);
}

/** A picture of the page once its fonts and images have arrived; a speck when nothing is drawn at all. */
async function capture(locator: Locator): Promise<PNG> {
  const height = await locator.evaluate((main) => main.getBoundingClientRect().height);
  if (height === 0) return new PNG({ width: 1, height: 1 });
  await locator.evaluate(async (main) => {
    await main.ownerDocument.fonts.ready;
    const images = [...main.querySelectorAll('img')];
    for (const image of images) {
      // A browser keeps a large version it has on a smaller screen, and so shows what was seen before: which version is
      // for the block's own test, and here both sides show the file itself.
      image.removeAttribute('srcset');
      // Pictures beside the visible part of a row would wait for a scroll that never comes.
      image.loading = 'eager';
    }
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
  return PNG.sync.read(await locator.screenshot({ animations: 'disabled' }));
}

async function comparePictures(name: string, actual: PNG, expected: PNG): Promise<void> {
  const { width, height } = expected;
  const sizes = { canvas: [actual.width, actual.height], site: [width, height] };
  const isSameSize = actual.width === width && actual.height === height;
  const difference = new PNG({ width, height });
  const pixels = isSameSize
    ? pixelmatch(actual.data, expected.data, difference.data, width, height, { threshold: 0.1 })
    : Number.POSITIVE_INFINITY;
  if (pixels > TOLERANCE) {
    const folder = join(import.meta.dirname, '../test-results/parity');
    await mkdir(folder, { recursive: true });
    const pictures = { canvas: actual, site: expected, difference };
    for (const [kind, picture] of Object.entries(pictures)) {
      await writeFile(join(folder, `${name}-${kind}.png`), PNG.sync.write(picture));
    }
  }
  expect(pixels, `${name} ${JSON.stringify(sizes)}; pictures in e2e/test-results/parity`).toBeLessThanOrEqual(
    TOLERANCE,
  );
}
