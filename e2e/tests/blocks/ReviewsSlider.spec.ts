import type { Page } from '@playwright/test';
import { expect, test } from '../../src/gallery.ts';
import { readLayoutShift, watchLayoutShift } from '../../src/layout-shift.ts';

const row = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const current = (page: Page) => row(page).locator('.Carousel-dot[aria-current]');

async function awake(page: Page) {
  await expect(row(page).locator('[data-awake]')).toBeVisible();
}

test('the best reviews stand side by side and move when asked to', async ({ openFixture, page }) => {
  await test.step('shows the best reviews with what Google says of the company', async () => {
    await openFixture('ReviewsSlider', 'default');
    // The answer holds reviews from four stars on; the block asks for five.
    await expect(page.locator('.ReviewsSlider-author')).toContainText(['Sanne', 'Jonas', 'Amina', 'Luc']);
    await expect(page.getByText('Eva Brandstetter')).toHaveCount(0);
    await expect(page.locator('.ReviewsSlider-statistics')).toContainText('2.316 Google Reviews');
    await expect(page.getByRole('img', { name: '4,8 out of 5 stars' })).toBeVisible();
  });

  await test.step('a lower rating lets more reviews in, and chosen ones are always shown', async () => {
    await openFixture('ReviewsSlider', 'fourStars');
    await expect(page.locator('.ReviewsSlider-card')).toHaveCount(5);
    await openFixture('ReviewsSlider', 'full');
    await expect(page.locator('.ReviewsSlider-author').first()).toContainText('Eva Brandstetter');
    await openFixture('ReviewsSlider', 'chosenWithoutAnswer');
    await expect(page.locator('.ReviewsSlider-card')).toHaveCount(2);
  });

  await test.step('more than three reviews loop, and waking moves nothing', async () => {
    await watchLayoutShift(page);
    await openFixture('ReviewsSlider', 'default');
    await awake(page);
    expect(await readLayoutShift(page)).toBeLessThan(0.01);
    await row(page).getByRole('button', { name: 'Previous slide' }).click();
    await expect(current(page)).toHaveAccessibleName('Go to slide 4');
    await expect(row(page).locator('[aria-live]')).toHaveText('4 of 4');
  });

  await test.step('without reviews there is nothing to see', async () => {
    for (const sample of ['empty', 'failed']) {
      await openFixture('ReviewsSlider', sample);
      await expect(page.locator('[data-block="ReviewsSlider"]')).toHaveCount(0);
    }
  });

  await test.step('three reviews end at the last one', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openFixture('ReviewsSlider', 'longText');
    await awake(page);
    await row(page).getByRole('button', { name: 'Previous slide' }).click();
    await expect(current(page)).toHaveAccessibleName('Go to slide 1');
    await row(page).getByRole('group', { name: 'Reviews' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(current(page)).toHaveAccessibleName('Go to slide 2');
  });

  for (const [width, shown] of [
    [340, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await test.step(`at ${width} px ${shown} reviews are side by side, 20 px apart`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await openFixture('ReviewsSlider', 'default');
      const slides = row(page).locator('.Carousel-slide');
      const [first, second] = [await slides.nth(0).boundingBox(), await slides.nth(1).boundingBox()];
      const viewport = await row(page).locator('.Carousel-viewport').boundingBox();
      if (!first || !second || !viewport) throw new Error('The reviews are not on the page.');
      expect(second.x - first.x - first.width).toBeCloseTo(20, 0);
      expect(first.width).toBeCloseTo((viewport.width - (shown - 1) * 20) / shown, 0);
    });
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('all reviews are in a row that scrolls', async ({ openFixture, page }) => {
    await openFixture('ReviewsSlider', 'default');
    await expect(row(page).locator('blockquote')).toHaveCount(4);
    await expect(row(page).getByRole('button')).toHaveCount(0);
    await expect(row(page).locator('.Carousel-viewport')).toHaveCSS('overflow-x', 'auto');
  });
});
