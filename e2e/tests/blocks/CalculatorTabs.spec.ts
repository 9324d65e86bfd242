import type { Page } from '@playwright/test';
import { expect, test } from '../../src/gallery.ts';
import { readLayoutShift, watchLayoutShift } from '../../src/layout-shift.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });

test('the first tab is open, and a press shows a spinner for 300 ms, then the content of its tab', async ({
  openFixture,
  page,
}) => {
  await page.clock.install();
  await watchLayoutShift(page);
  await openFixture('CalculatorTabs', 'default');
  await expect(panel(page, 'Employees')).toContainText('What stays in your pocket');
  expect(await readLayoutShift(page)).toBeLessThan(0.01);

  await page.clock.pauseAt(Date.now() + 60_000);
  await tab(page, 'Employers').click();
  const content = page.getByText('What a bike for every colleague costs your company');
  await expect(panel(page, 'Employers')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(content).toBeHidden();
  await page.clock.runFor(299);
  await expect(content).toBeHidden();
  await page.clock.runFor(1);
  await expect(content).toBeVisible();
  await expect(panel(page, 'Employers')).not.toHaveAttribute('aria-busy');
});

test('tabs are chosen by pointer, by keyboard and by a link', async ({ openFixture, page }) => {
  await test.step('switching on while the spinner turns ends with the last tab', async () => {
    await openFixture('CalculatorTabs', 'default');
    await tab(page, 'Employers').click();
    await tab(page, 'Self-employed').click();
    await expect(page.getByText('What your business deducts in the first year.')).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });

  await test.step('arrows move between tabs, the space bar and Enter choose', async () => {
    await openFixture('CalculatorTabs', 'full');
    await page.keyboard.press('Tab');
    await expect(tab(page, 'Employees')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Self-employed')).toBeFocused();
    await expect(tab(page, 'Employees')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Space');
    await expect(panel(page, 'Self-employed')).toContainText('What your business deducts');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Find a dealer' })).toBeVisible();
  });

  await test.step('each press pushes click_event with the address of the page and the title of the tab', async () => {
    await openFixture('CalculatorTabs', 'full');
    await tab(page, 'Self-employed').click();
    expect(await page.evaluate(() => (window as Window & { dataLayer?: unknown[] }).dataLayer)).toEqual([
      { event: 'click_event', click_location: 'body', click_url: page.url(), click_text: 'Self-employed' },
    ]);
  });

  await test.step('tabs within tabs keep to themselves', async () => {
    await openFixture('CalculatorTabs', 'nested');
    await tab(page, 'Part time').click();
    await expect(page.getByText('Up to 31 hours a week.')).toBeVisible();
    await expect(tab(page, 'Employees')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a link to a panel opens it', async () => {
    await openFixture('CalculatorTabs', 'default');
    await page.goto(`${page.url()}#panel-calculator3`);
    await page.reload();
    await expect(panel(page, 'Self-employed')).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel shows under its title', async ({ openFixture, page }) => {
    await openFixture('CalculatorTabs', 'full');
    await expect(page.getByText('What stays in your pocket')).toBeVisible();
    await expect(page.getByText('What a bike for every colleague costs')).toBeVisible();
    await expect(page.getByText('What your business deducts in the first year.')).toBeVisible();
    await expect(page.locator('.CalculatorTabs-title')).toHaveText(['Employees', 'Employers', 'Self-employed']);
    await expect(page.locator('.CalculatorTabs-title').last()).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});
