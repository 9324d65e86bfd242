import type { Page } from '@playwright/test';
import { expect, test } from '../../src/gallery.ts';
import { readLayoutShift, watchLayoutShift } from '../../src/layout-shift.ts';

const slider = (page: Page) => page.getByRole('region', { name: 'Bikes and what they cost a month' });
const card = (page: Page) => slider(page).locator('.SliderWithPricing-live');

async function awake(page: Page) {
  await expect(slider(page).locator('[data-awake]')).toBeVisible();
  return page;
}

test('the card follows the bike in view, in the money of its country', async ({ openFixture, page }) => {
  await test.step('the card beside the bikes follows the bike in view, and the row loops', async () => {
    await watchLayoutShift(page);
    await awake(await openFixture('SliderWithPricing', 'default'));
    expect(await readLayoutShift(page), 'waking moves nothing').toBeLessThan(0.01);
    await expect(card(page)).toHaveText(/Lumavelo Singel\s*You pay per month€\s59,06You save€\s273/);
    await expect(card(page)).toHaveAttribute('aria-live', 'polite');

    await slider(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(card(page)).toHaveText(/Lumavelo Alpenpass\s*You pay per month€\s76,80You save€\s1\.355,50/);
    await slider(page).getByRole('button', { name: 'Go to slide 3' }).click();
    await expect(card(page)).toHaveText(/Lumavelo Kanjer\s*You pay per month€\s118You save€\s2\.082/);
    await slider(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(card(page)).toContainText('Lumavelo Singel');
  });

  await test.step('arrow keys move the row, and the button leads to the calculator', async () => {
    await awake(await openFixture('SliderWithPricing', 'default'));
    await slider(page).getByRole('group', { name: 'Bikes and what they cost a month' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(card(page)).toContainText('Lumavelo Kanjer');
    await expect(slider(page).getByRole('link', { name: 'Calculate your saving' })).toHaveAttribute(
      'href',
      '/calculator',
    );
  });

  await test.step('prices in kronor stand before kr, and a text with kr is kept', async () => {
    await awake(await openFixture('SliderWithPricing', 'full'));
    await expect(card(page)).toContainText('689 kr');
    await expect(slider(page).locator('.SliderWithPricing-price')).toHaveText(['34.990 kr', '45.900 kr', '69 900 kr']);
  });
});

test('the row moves on after five minutes, until a visitor touches it', async ({ openFixture, page }) => {
  await page.clock.install();
  await awake(await openFixture('SliderWithPricing', 'default'));
  await page.clock.runFor(290_000);
  await expect(card(page)).toContainText('Lumavelo Singel');
  await page.clock.runFor(11_000);
  await expect(card(page)).toContainText('Lumavelo Alpenpass');

  await slider(page).getByRole('button', { name: 'Next slide' }).click();
  await page.clock.runFor(1_000);
  await expect(card(page)).toContainText('Lumavelo Kanjer');
  await page.clock.runFor(301_000);
  await expect(card(page)).toContainText('Lumavelo Kanjer');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every bike says its own costs, and the row scrolls', async ({ openFixture, page }) => {
    await openFixture('SliderWithPricing', 'default');
    const bikes = slider(page).locator('article');
    await expect(bikes).toHaveText([
      /Singel.*€\s59,06.*€\s273/,
      /Alpenpass.*€\s76,80.*€\s1\.355,50/,
      /Kanjer.*€\s118.*€\s2\.082/,
    ]);
    await expect(bikes.nth(0).getByText('€ 59,06')).toBeVisible();
    await expect(bikes.nth(2).getByText('€ 118')).toBeVisible();
    await expect(card(page)).toBeHidden();
    await expect(slider(page).getByRole('button')).toHaveCount(0);
    await expect(slider(page).locator('.Carousel-viewport')).toHaveCSS('overflow-x', 'auto');
  });
});
