/**
 * Draws the palette's pictures of blocks: each block's sample as visitors see it, small. Run it again when a block has
 * changed its looks or a block was added, while `pnpm dev` serves the gallery:
 *
 *     cd e2e && node scripts/draw-block-pictures.ts [http://localhost:4321] [Type …]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtures } from '@lumavelo/blocks/fixtures';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { watchTraffic } from '../src/traffic.ts';

const FOLDER = join(import.meta.dirname, '../../cms/src/plugins/lumavelo/admin/src/blocks/pictures');

/** Pixels of a picture: twice what the palette shows, for sharp screens. */
const WIDTH = 232;
const HEIGHT = 136;
/** Blocks narrower than this are drawn with room around them instead of enlarged. */
const NARROWEST = 300;
/** Room around a block, in pixels of the page. */
const MARGIN = 16;

/** Bytes of a picture that shows no more than white. */
const BLANK = 700;

/** Samples that say more about a block at this size than its default one. */
const SAMPLES: Readonly<Record<string, string>> = {
  Columns: 'full',
  Container: 'full',
  // The country at a glance, as it is drawn until the map is there.
  DealerLocatorMap: 'mapLoading',
  FeatureContainer: 'full',
  Image: 'full',
  MobileMenuBlock: 'full',
  Tabs: 'full',
  TargetAudienceBlock: 'full',
  TeamMemberCircles: 'full',
};

/** Widths of the window; on a narrow one words stay readable. */
const USUAL_WIDTH = 900;
const WINDOWS: Readonly<Record<string, number>> = {
  MobileMenuBlock: 390,
  SliderWithPricing: 1100,
  ...Object.fromEntries(['BrandButton', 'CalculatorPageElement', 'MiniCalculatorBlock'].map((type) => [type, 640])),
  ...Object.fromEntries(
    ['Title', 'Text', 'RichText', 'TextContainer', 'Downloads', 'List', 'ButtonContainer', 'FaqBlock', 'Features']
      .concat([
        'LogoGrid',
        'LogoSliderBlock',
        'CalculatorTabs',
        'FeatureContainer',
        'BlockButton',
        'Tabs',
        'HubspotForm',
      ])
      .map((type) => [type, 460]),
  ),
};

/** Blocks that look like nothing without another system's answer, or like nothing at all; the palette shows an icon. */
const WITHOUT_PICTURE = new Set(['BusinessBikeCalculatorSE', 'BusinessBikeMapSE', 'Responsive', 'VerticalSpacing']);

const [site = 'http://localhost:4321', ...wanted] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: USUAL_WIDTH, height: 900 } });
const traffic = watchTraffic(page);
await mkdir(FOLDER, { recursive: true });
for (const { type } of Object.values(fixtures)) {
  if (WITHOUT_PICTURE.has(type) || (wanted.length > 0 && !wanted.includes(type))) continue;
  await page.setViewportSize({ width: WINDOWS[type] ?? USUAL_WIDTH, height: 900 });
  await page.goto(`${site}/gallery/${type}/${SAMPLES[type] ?? 'default'}`, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  // Calculators are another script's work, which asks the CMS.
  await page.locator('bike-calculator:not(:defined)').first().waitFor({ state: 'detached' });
  await traffic.settle();
  const picture = await draw(page, type);
  if (picture.length < BLANK) throw new Error(`The picture of ${type} shows nothing.`);
  await writeFile(join(FOLDER, `${type}.webp`), picture);
  process.stdout.write(`${type} ${picture.length} bytes\n`);
}
await browser.close();

async function draw(page: Page, type: string): Promise<Buffer> {
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
  const isWide = box.width >= (WINDOWS[type] ?? USUAL_WIDTH) - 1;
  const margin = isWide ? 0 : MARGIN;
  const width = Math.max(box.width + 2 * margin, NARROWEST);
  const height = (width * HEIGHT) / WIDTH;
  // Tall blocks from their top, others in the middle of the picture.
  const top = box.height < height - 2 * margin ? box.y - (height - box.height) / 2 : box.y - margin;
  const clip = { x: box.x - (width - box.width) / 2, y: top, width, height, scale: WIDTH / width };
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
