import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readDataLayer, stayOnPage } from '../../src/data-layer.ts';
import { expect, test } from '../../src/gallery.ts';

test('clicks into a section are recorded, and its background has its height, script and shade', async ({
  openFixture,
  page,
}) => {
  await test.step('the first click into a section is recorded, and no other', async () => {
    await openFixture('Container', 'full');
    await stayOnPage(page);
    await page.getByText('Lease any bike through your employer').click();
    await page.getByRole('link', { name: 'Calculate your saving' }).click();
    await page.getByRole('heading', { level: 1 }).click();
    expect(await readDataLayer(page)).toEqual([{ event: 'hero_click' }]);
  });

  await test.step('a button in a section is recorded each time, the section still once', async () => {
    await openFixture('Container', 'recorded');
    await stayOnPage(page);
    const button = page.getByRole('link', { name: 'Call me back' });
    await button.click();
    await button.click();
    expect(await readDataLayer(page)).toEqual([
      { event: 'call_back' },
      { event: '', section: 'contact' },
      { event: 'call_back' },
    ]);
  });

  await test.step('a section without a film loads no script for one', async () => {
    await openFixture('Container', 'full');
    expect(await page.evaluate(() => customElements.get('background-video') === undefined)).toBe(true);
  });

  await test.step('pictures and films are darkened by 45 %, so that white text can be read', async () => {
    await openFixture('Container', 'full');
    const overlay = await page
      .locator('.Container[data-background="image"]')
      .evaluate((section) => getComputedStyle(section, '::after').backgroundColor);
    expect(overlay).toBe('rgba(0, 0, 0, 0.45)');
  });

  for (const [width, height] of [
    [390, 300],
    [1440, 590],
  ] as const) {
    await test.step(`a hero is at least ${height} px tall at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await openFixture('Container', 'video');
      const box = await page.locator('[data-block="Container"]').boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(height);
    });
  }
});

test.describe('a film behind a section', () => {
  const film = join(import.meta.dirname, '../../../packages/blocks/assets/images/ride.webm');
  const paused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

  test.beforeEach(async ({ page }) => {
    await page.route('**/favicon.svg', (route) => route.fulfill({ path: film, contentType: 'video/webm' }));
  });

  test('plays until a visitor stops it, and not before for those who asked for less motion', async ({
    openFixture,
    page,
  }) => {
    await test.step('plays until a visitor stops it, and plays on when asked', async () => {
      await openFixture('Container', 'pausable');
      await expect.poll(() => paused(page)).toBe(false);
      const pause = page.getByRole('button', { name: 'Pause the background video' });
      await expect(pause).toHaveAttribute('aria-pressed', 'false');
      await pause.press('Enter');
      await expect(pause).toHaveAttribute('aria-pressed', 'true');
      expect(await paused(page)).toBe(true);
      await pause.click();
      await expect(pause).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => paused(page)).toBe(false);
    });

    await test.step('stands still for those who asked for less motion, until they start it', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openFixture('Container', 'pausable');
      const pause = page.getByRole('button', { name: 'Pause the background video' });
      await expect(pause).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('video')).toBeVisible();
      await pause.click();
      await expect.poll(() => paused(page)).toBe(false);
    });
  });
});
