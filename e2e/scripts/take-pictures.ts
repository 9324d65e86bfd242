/** Takes the pictures of `pnpm pictures`, of what `scripts/pictures.ts` has built and started. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { findChromium } from '../../scripts/chromium.ts';
import { CMS_URL } from '../src/cms.ts';
import { Editor } from '../src/editor.ts';
import { enterLogin } from '../src/enter-login.ts';
import { Film } from '../src/film.ts';
import { findSite } from '../src/site.ts';
import { watchTraffic } from '../src/traffic.ts';

/** The page that is shown: the home page of a site, in English. */
const SITE = 'nl';
const LOCALE = 'en';

const SCREEN = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Widths that are shown beside each other, and how much of the page is seen in each, in its own pixels. */
const WIDTHS = [390, 834, 1440];
const DEPTH = 1500;

/** Pixels of the moving picture. */
const FILM_WIDTH = 1200;

const [folder = '.'] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--hide-scrollbars'],
});
await drawSite(browser);
await drawEditor(browser);
await browser.close();

async function drawSite(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const traffic = watchTraffic(page);
  const see = async (viewport: { width: number; height: number }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${findSite(SITE).url}/${LOCALE}`, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    await traffic.settle();
    await page.evaluate(decodeVisible);
    return page.screenshot({ animations: 'disabled' });
  };
  await save('site', sharp(await see(SCREEN)).webp({ quality: 80 }));
  await save('site-390', sharp(await see(PHONE)).webp({ quality: 80 }));
  const pictures: Buffer[] = [];
  for (const width of WIDTHS) pictures.push(await see({ width, height: DEPTH }));
  await save('widths', await placeBeside(pictures));
  await page.close();
}

/** Waits for the pictures on the screen: what has arrived is not drawn at once. Runs in the page. */
async function decodeVisible(): Promise<void> {
  const isVisible = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && top < innerHeight && bottom > 0;
  };
  await Promise.all([...document.images].filter(isVisible).map((image) => image.decode()));
}

/** Pictures beside each other at one scale, on a quiet ground, each with its width below. */
async function placeBeside(pictures: readonly Buffer[]): Promise<Sharp> {
  const [scale, gap, foot] = [0.5, 28, 44];
  const height = Math.round(DEPTH * scale);
  const layers: OverlayOptions[] = [];
  let left = gap;
  for (const [index, picture] of pictures.entries()) {
    const width = Math.round((WIDTHS[index] ?? 0) * scale);
    layers.push({ input: await sharp(picture).resize({ width }).png().toBuffer(), left, top: gap });
    layers.push({ input: label(`${WIDTHS[index]} px`, width, foot), left, top: gap + height });
    left += width + gap;
  }
  const ground = { width: left, height: gap + height + foot, channels: 3 as const, background: '#e9e5e1' };
  return sharp({ create: ground }).composite(layers).webp({ quality: 80 });
}

function label(text: string, width: number, height: number): Buffer {
  const style = 'font-family="Liberation Sans" font-size="17" fill="#37312c" text-anchor="middle"';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="50%" y="28" ${style}>${text}</text></svg>`,
  );
}

async function drawEditor(browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL: CMS_URL, viewport: SCREEN, colorScheme: 'light' });
  const page = await context.newPage();
  const traffic = watchTraffic(page);
  await enterLogin(page, CMS_URL);
  const editor = new Editor(page);
  await editor.goToPage(await findHomePage(), LOCALE);
  await editor.open();
  await editor.canvas.locator('[data-block]').first().waitFor();
  await editor.select('Title');
  await editor.settings.getByRole('textbox').first().waitFor();
  await traffic.settle();
  await save('editor', sharp(await page.screenshot()).webp({ quality: 82 }));
  await drawFilm(editor);
  await context.close();
}

/** A button is found and inserted, its words are written on the canvas, and it is dragged before the one that was there. */
async function drawFilm(editor: Editor): Promise<void> {
  const { page, blocks, canvas } = editor;
  const buttons = canvas.locator('[data-block="ButtonContainer"]').first().locator('[data-block="Button"]');
  const film = new Film(page, FILM_WIDTH);
  await film.showPointer({ x: 560, y: 420 });
  await film.see(1_000);

  await film.click(buttons.first());
  const search = blocks.getByRole('searchbox', { name: 'Search blocks' });
  await film.click(search);
  await film.type('button');
  await film.click(blocks.getByRole('button', { name: 'Button', exact: true }));
  await buttons.nth(1).waitFor();
  await film.see(900);

  await film.moveTo(buttons.nth(1));
  await buttons.nth(1).dblclick();
  await canvas.getByRole('textbox').waitFor();
  await film.see(400);
  await film.type('Find yours');
  await page.keyboard.press('Enter');
  await film.see(900);

  await film.moveTo(page.getByTitle('Drag to move'), { steps: 2 });
  await page.mouse.down();
  await film.moveTo(buttons.first(), { steps: 10, part: { x: 0.08, y: 0.5 } });
  await film.see(500);
  await page.mouse.up();
  await buttons.first().filter({ hasText: 'Find yours' }).waitFor();
  await film.moveTo({ x: 560, y: 480 });
  await film.see(2_000);
  await save('inserting', await film.develop());
}

async function findHomePage(): Promise<string> {
  const query = new URLSearchParams({ country: SITE, locale: LOCALE, slug: '' });
  const response = await fetch(`${CMS_URL}/api/page-builder/page?${query}`);
  const { data } = (await response.json()) as { data: { documentId: string } };
  return data.documentId;
}

async function save(name: string, picture: Sharp): Promise<void> {
  const path = join(folder, `${name}.webp`);
  await picture.toFile(path);
  process.stdout.write(`${name}.webp, ${Math.round((await stat(path)).size / 1024)} KB\n`);
}
