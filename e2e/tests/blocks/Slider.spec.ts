import type { Page } from '@playwright/test';
import { expect, test } from '../../src/gallery.ts';
import { readLayoutShift, watchLayoutShift } from '../../src/layout-shift.ts';

const slider = (page: Page) => page.getByRole('region', { name: 'What people say' });
const current = (page: Page) => slider(page).locator('.Carousel-dot[aria-current]');
const spoken = (page: Page) => slider(page).locator('[aria-live]');

async function awake(page: Page) {
  await expect(slider(page).locator('[data-awake]')).toBeVisible();
  return page;
}

test('the buttons move the slides in a loop, as keys and a drag do, as many as fit side by side', async ({
  openFixture,
  page,
}) => {
  await test.step('the buttons move the slides in a loop, and a screen reader hears where they are', async () => {
    await watchLayoutShift(page);
    await awake(await openFixture('Slider', 'full'));
    expect(await readLayoutShift(page), 'waking moves nothing').toBeLessThanOrEqual(0.01);
    await expect(spoken(page)).toBeEmpty();
    await slider(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(current(page)).toHaveAccessibleName('Go to slide 2');
    await expect(spoken(page)).toHaveText('2 of 4');
    await slider(page).getByRole('button', { name: 'Go to slide 4' }).click();
    await slider(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(current(page)).toHaveAccessibleName('Go to slide 1');
  });

  await test.step('arrow keys move the slides', async () => {
    await awake(await openFixture('Slider', 'full'));
    await slider(page).getByRole('group', { name: 'What people say' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(current(page)).toHaveAccessibleName('Go to slide 4');
    await page.keyboard.press('ArrowRight');
    await expect(current(page)).toHaveAccessibleName('Go to slide 1');
  });

  await test.step('a slide that is alone has the whole row', async () => {
    await openFixture('Slider', 'oneOfThree');
    const slide = await slider(page).locator('.Carousel-slide').boundingBox();
    const row = await slider(page).locator('.Carousel-viewport').boundingBox();
    expect(slide?.width).toBe(row?.width);
    await expect(slider(page).getByRole('button')).toHaveCount(0);
  });

  for (const [width, shown] of [
    [599, 1],
    [600, 2],
    [1440, 2],
  ] as const) {
    await test.step(`at ${width} px ${shown} of the slides stand side by side, 20 px apart`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await openFixture('Slider', 'full');
      const slides = slider(page).locator('.Carousel-slide');
      const [first, second] = [await slides.nth(0).boundingBox(), await slides.nth(1).boundingBox()];
      const row = await slider(page).locator('.Carousel-viewport').boundingBox();
      if (!first || !second || !row) throw new Error('The slides are not on the page.');
      expect(second.x - first.x - first.width).toBeCloseTo(20, 0);
      expect(first.width).toBeCloseTo((row.width - (shown - 1) * 20) / shown, 0);
    });
  }

  await test.step('a drag moves the slides', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await awake(await openFixture('Slider', 'full'));
    const box = await slider(page).locator('.Carousel-viewport').boundingBox();
    if (!box) throw new Error('The row of slides is not on the page.');
    await page.mouse.move(box.x + box.width * 0.8, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.1, box.y + 60, { steps: 8 });
    await page.mouse.up();
    await expect(current(page)).not.toHaveAccessibleName('Go to slide 1');
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 900 } });

  test('a swipe moves the slides', { tag: '@full' }, async ({ openFixture, page }) => {
    await awake(await openFixture('Slider', 'full'));
    const box = await slider(page).locator('.Carousel-viewport').boundingBox();
    if (!box) throw new Error('The row of slides is not on the page.');
    const finger = await page.context().newCDPSession(page);
    const at = (share: number) => [{ x: box.x + box.width * share, y: box.y + 60 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.85) });
    for (const share of [0.7, 0.5, 0.3, 0.15]) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(current(page)).not.toHaveAccessibleName('Go to slide 1');
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('all slides are in a row that scrolls', async ({ openFixture, page }) => {
    await openFixture('Slider', 'full');
    await expect(slider(page).getByRole('figure')).toHaveCount(4);
    await expect(slider(page).getByRole('button')).toHaveCount(0);
    await expect(slider(page).locator('.Carousel-viewport')).toHaveCSS('overflow-x', 'auto');
  });
});
