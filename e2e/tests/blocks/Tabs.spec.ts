import type { Page } from '@playwright/test';
import { expect, test } from '../../src/gallery.ts';

const dataLayer = (page: Page) => page.evaluate(() => (window as Window & { dataLayer?: unknown[] }).dataLayer);

test('arrows, Home and End move between tabs; presses and addresses open them, with or without the script', async ({
  openFixture,
  page,
}) => {
  await test.step('closed at first: no tab is chosen and no content shows until a press', async () => {
    const page = await openFixture('Tabs', 'default');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(0);
    await expect(page.getByRole('tabpanel')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Employers' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Employers' })).toHaveText(/One framework agreement/);
  });

  await test.step('open at first: the first tab is chosen, and a press shows only the content of its tab', async () => {
    const page = await openFixture('Tabs', 'open');
    await expect(page.getByRole('tabpanel', { name: 'Employees' })).toBeVisible();
    await page.getByRole('tab', { name: 'Self-employed' }).click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name: 'Self-employed' })).toBeVisible();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Self-employed');
  });

  await test.step('arrows, Home and End move between tabs; Enter and the space bar choose', async () => {
    const page = await openFixture('Tabs', 'default');
    const tab = (name: string) => page.getByRole('tab', { name });
    await page.keyboard.press('Tab');
    await expect(tab('Employees')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab('Self-employed')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Employees')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tab('Self-employed')).toBeFocused();
    await expect(page.getByRole('tabpanel')).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(page.getByRole('tabpanel', { name: 'Self-employed' })).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tabpanel', { name: 'Employees' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Calculate your saving' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab('Employees')).toBeFocused();
  });

  await test.step('each press pushes one click_event with the address of the page and the title of the tab', async () => {
    const page = await openFixture('Tabs', 'open');
    await page.getByRole('tab', { name: 'Employers' }).click();
    await page.getByRole('tab', { name: 'Employers' }).click();
    await page.keyboard.press('Home');
    expect(await dataLayer(page)).toEqual(
      Array(2).fill({
        event: 'click_event',
        click_location: 'body',
        click_url: page.url(),
        click_text: 'Employers',
      }),
    );
  });

  await test.step('tabs inside tabs keep to themselves', async () => {
    const page = await openFixture('Tabs', 'nested');
    await page.getByRole('tab', { name: 'Service' }).click();
    await expect(page.getByText('Once a year')).toBeVisible();
    await expect(page.getByText('From € 49')).toBeHidden();
    await page.getByRole('tab', { name: 'Employers' }).click();
    await page.getByRole('tab', { name: 'Employees' }).click();
    await expect(page.getByText('Once a year')).toBeVisible();
  });

  await test.step('an address that ends in a tab’s panel opens it', async () => {
    const page = await openFixture('Tabs', 'default');
    await page.goto(`${page.url()}#panel-tab2`);
    await page.reload();
    await expect(page.getByRole('tabpanel', { name: 'Employers' })).toBeVisible();
  });

  await test.step('nothing moves when the script wakes', async () => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const sample of ['default', 'open', 'full']) {
      await openFixture('Tabs', sample);
      await page.waitForFunction(() => customElements.get('tabs-block'));
      await page.getByRole('tab').last().click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
      const shifts = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts ?? []);
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
    }
  });

  await test.step('a tab still shows its content when the script never arrives', async () => {
    await page.addInitScript(() => {
      customElements.define = () => {};
    });
    await openFixture('Tabs', 'default');
    await page.getByRole('tab', { name: 'Employers' }).click();
    await expect(page.getByText('One framework agreement')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all contents stand below each other, under their titles', async ({ page, openFixture }) => {
    await openFixture('Tabs', 'default');
    await expect(page.getByRole('tablist')).toBeHidden();
    for (const words of [
      'Employees',
      'pay for it from your gross',
      'Employers',
      'One framework',
      'Lease as a business',
    ]) {
      await expect(page.locator('.Tabs-panel').getByText(words).first()).toBeVisible();
    }
  });
});
