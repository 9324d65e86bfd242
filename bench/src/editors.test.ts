import { chromium, type Page } from 'playwright';
import { expect, test } from 'vitest';
import { findChromium } from '../../scripts/chromium.ts';
import { isFull } from '../../scripts/testing/matrix.ts';
import { serveEditors } from './build-editors.ts';
import { EDITORS } from './editor-sides.ts';

/** Fewer than any measured page has: one section. */
const BLOCKS = 20;

test.runIf(isFull)(
  'the editors of the benchmark can be built, and each opens its page and carries out what is measured',
  async () => {
    const editors = await serveEditors();
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    try {
      for (const { file, frame, block } of Object.values(EDITORS)) {
        const page = await browser.newPage();
        await page.goto(`${editors.url}/${file}?blocks=${BLOCKS}`);
        await page.locator('button').click();
        const drawn = page.frameLocator(frame).locator(block);
        const count = await waitForBench(page);
        await expect.poll(() => drawn.count(), { timeout: 20_000 }).toBe(count);
        await page.evaluate(() => window.bench.insert());
        await expect.poll(() => drawn.count()).toBe(count + 1);
        await page.evaluate(() => window.bench.remove());
        await expect.poll(() => drawn.count()).toBe(count);
        await page.close();
      }
    } finally {
      await browser.close();
      editors.close();
    }
  },
);

async function waitForBench(page: Page): Promise<number> {
  await page.waitForFunction(() => window.bench !== undefined);
  return page.evaluate(() => window.bench.count);
}
