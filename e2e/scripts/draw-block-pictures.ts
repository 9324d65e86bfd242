/**
 * Draws the palette's pictures of blocks, `picture.webp` in each block's folder: a sample as visitors see it, small. What is
 * drawn of a block is said in its fixtures, as `picture`; of a block that shows nothing by itself, a drawing in its folder,
 * `picture.svg`. Run it again when a block has changed its looks or a block was added, while `pnpm dev` serves the gallery:
 *
 *     cd e2e && node scripts/draw-block-pictures.ts [http://localhost:4321] [Type …]
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Fixtures, fixtures } from '@lumavelo/blocks/fixtures';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { watchTraffic } from '../src/traffic.ts';

const BLOCKS = join(import.meta.dirname, '../../packages/blocks/src/blocks');

/** Pixels of a picture: twice what the palette shows, for sharp screens. */
const WIDTH = 232;
const HEIGHT = 136;
/** Blocks narrower than this are drawn with room around them instead of enlarged. */
const NARROWEST = 300;
/** Room around a block, in pixels of the page. */
const MARGIN = 16;

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
}

/** Bytes of a picture that shows no more than white. */
const BLANK = 700;

/** Width of the window, unless the block's fixtures name another. */
const USUAL_WIDTH = 900;

const [site = 'http://localhost:4321', ...wanted] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
// Built pages take no styles but their own, and what stands around a block is styled away here.
const page = await browser.newPage({ viewport: { width: USUAL_WIDTH, height: 900 }, bypassCSP: true });
const traffic = watchTraffic(page);
const all: readonly Fixtures[] = Object.values(fixtures);
for (const { type, samples } of all) {
  const [sample, { picture = {} }] = Object.entries(samples).find((entry) => entry[1].picture) ?? [
    'default',
    samples.default,
  ];
  if ('none' in picture || (wanted.length > 0 && !wanted.includes(type))) continue;
  const drawing = join(BLOCKS, type, 'picture.svg');
  const drawn = existsSync(drawing)
    ? await drawFile(page, await readFile(drawing, 'utf8'))
    : await drawSample(page, `${type}/${sample}`, picture.width ?? USUAL_WIDTH);
  if (drawn.length < BLANK) throw new Error(`The picture of ${type} shows nothing.`);
  await writeFile(join(BLOCKS, type, 'picture.webp'), drawn);
  process.stdout.write(`${type} ${drawn.length} bytes\n`);
}
await browser.close();

async function drawFile(page: Page, svg: string): Promise<Buffer> {
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${WIDTH}px }</style>${svg}`);
  return capture(page, { x: 0, y: 0, width: WIDTH, height: HEIGHT, scale: 1 });
}

/** @param sample path of the sample in the gallery */
async function drawSample(page: Page, sample: string, windowWidth: number): Promise<Buffer> {
  const [type = ''] = sample.split('/');
  await page.setViewportSize({ width: windowWidth, height: 900 });
  await page.goto(`${site}/gallery/${sample}`, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  // Calculators are another script's work, which asks the CMS.
  await page.locator('bike-calculator:not(:defined)').first().waitFor({ state: 'detached' });
  await traffic.settle();
  // Neighbours of a small block, such as the page's own header, do not belong into its picture; room around it does.
  await page.addStyleTag({
    content: `html { width: 100vw; margin-inline-start: 400px }
      body { padding-block: 600px !important; background: #fff !important }
      body > header, body > footer { visibility: hidden !important }
      .MobileMenuBlock.MobileMenuBlock, .FloatingActionButton { position: static !important }
      .FloatingActionButton { width: fit-content }
      .DealerLocatorMap-notice { display: none }`,
  });
  const block = page.locator(`[data-block="${type}"]`).first();
  // Blocks that only stand for their content have no box of their own.
  const box = (await block.boundingBox()) ?? (await block.locator('[data-block]:visible').first().boundingBox());
  if (!box) throw new Error(`The sample of ${type} shows nothing.`);
  const isWide = box.width >= windowWidth - 1;
  const margin = isWide ? 0 : MARGIN;
  const width = Math.max(box.width + 2 * margin, NARROWEST);
  const height = (width * HEIGHT) / WIDTH;
  // Tall blocks from their top, others in the middle of the picture.
  const top = box.height < height - 2 * margin ? box.y - (height - box.height) / 2 : box.y - margin;
  return capture(page, { x: box.x - (width - box.width) / 2, y: top, width, height, scale: WIDTH / width });
}

/** @param clip part of the page, in its pixels */
async function capture(page: Page, clip: Clip): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 72,
    clip,
    captureBeyondViewport: true,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}
