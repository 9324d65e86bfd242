import type { Page } from '@playwright/test';
import { expect, test } from '../../src/gallery.ts';
import { readLayoutShift, watchLayoutShift } from '../../src/layout-shift.ts';

const slider = (page: Page) => page.getByRole('region', { name: 'Companies that ride with us' });

/** Position of the first logo in view. */
const position = (page: Page) =>
  slider(page)
    .locator('.Carousel-dot')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute('aria-current')));

async function awake(page: Page) {
  await expect(slider(page).locator('[data-awake]')).toBeVisible();
  return page;
}

test('the logos move by themselves until they are held, paused, off screen or unwanted', async ({
  openFixture,
  page,
}) => {
  await test.step('the logos move on every three seconds, also after a visitor moved them', async () => {
    await page.clock.install();
    await watchLayoutShift(page);
    await awake(await openFixture('LogoSliderBlock', 'default'));
    expect(await readLayoutShift(page), 'waking moves nothing').toBeLessThan(0.01);
    await page.clock.runFor(3_100);
    await expect.poll(() => position(page)).toBe(1);
    await slider(page).getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => position(page)).toBe(2);
    await page.clock.runFor(3_100);
    await expect.poll(() => position(page)).toBe(3);
  });

  await test.step('a drag does not stop the logos', async () => {
    await page.clock.install();
    await awake(await openFixture('LogoSliderBlock', 'default'));
    const box = await slider(page).locator('.Carousel-viewport').boundingBox();
    if (!box) throw new Error('The row of logos is not on the page.');
    await page.mouse.move(box.x + 600, box.y + 30);
    await page.mouse.down();
    await page.clock.runFor(10_000);
    expect(await position(page), 'a held row stands still').toBe(0);
    await page.mouse.up();
    await page.clock.runFor(3_100);
    await expect.poll(() => position(page)).toBe(1);
  });

  await test.step('the pause button stops the logos and starts them again', async () => {
    await page.clock.install();
    await awake(await openFixture('LogoSliderBlock', 'default'));
    await slider(page).getByRole('button', { name: 'Pause the logos' }).click();
    await page.clock.runFor(20_000);
    expect(await position(page)).toBe(0);
    await slider(page).getByRole('button', { name: 'Let the logos move again' }).click();
    await page.clock.runFor(3_100);
    await expect.poll(() => position(page)).toBe(1);
  });

  await test.step('off screen the logos stand still', async () => {
    await page.clock.install();
    await awake(await openFixture('LogoSliderBlock', 'default'));
    await page.evaluate(() => {
      document.body.style.paddingBottom = '3000px';
      window.scrollTo(0, 3_000);
    });
    await expect(slider(page)).not.toBeInViewport();
    // The observer reports with the next frames.
    await page.evaluate(() => new Promise((done) => new IntersectionObserver(done).observe(document.body)));
    await page.clock.runFor(20_000);
    expect(await position(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(slider(page)).toBeInViewport();
    await expect
      .poll(async () => {
        await page.clock.runFor(3_100);
        return position(page);
      })
      .toBeGreaterThan(0);
  });

  await test.step('where less motion is asked for, nothing moves by itself', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await awake(await openFixture('LogoSliderBlock', 'default'));
    await page.clock.runFor(20_000);
    expect(await position(page)).toBe(0);
    await expect(slider(page).getByRole('button', { name: 'Pause the logos' })).toBeHidden();
  });
});

test('logos stand side by side as far as there is room', async ({ openFixture, page }) => {
  await test.step('the extra button is there when wanted', async () => {
    await openFixture('LogoSliderBlock', 'allFit');
    await expect(slider(page).getByRole('link', { name: 'Weitere Unternehmen' })).toHaveAttribute('href', '/werkgever');
    await openFixture('LogoSliderBlock', 'default');
    await expect(slider(page).getByRole('link')).toHaveCount(0);
  });

  for (const [width, shown] of [
    [320, 1],
    [340, 2],
    [767, 2],
    [768, 4],
  ] as const) {
    await test.step(`at ${width} px ${shown} logos are in view, 25 px apart`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await openFixture('LogoSliderBlock', 'full');
      const slides = slider(page).locator('.Carousel-slide');
      const [first, second] = [await slides.nth(0).boundingBox(), await slides.nth(1).boundingBox()];
      const row = await slider(page).locator('.Carousel-viewport').boundingBox();
      if (!first || !second || !row) throw new Error('The logos are not on the page.');
      expect(second.x - first.x - first.width).toBeCloseTo(25, 0);
      expect(first.width).toBeCloseTo((row.width - (shown - 1) * 25) / shown, 0);
    });
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('all logos are in a row that scrolls', async ({ openFixture, page }) => {
    await openFixture('LogoSliderBlock', 'full');
    await expect(slider(page).getByRole('img')).toHaveCount(8);
    await expect(slider(page).getByRole('button')).toHaveCount(0);
    await expect(slider(page).locator('.Carousel-viewport')).toHaveCSS('overflow-x', 'auto');
    await expect(slider(page).getByRole('link', { name: 'All 12,000 companies' })).toBeVisible();
  });
});
