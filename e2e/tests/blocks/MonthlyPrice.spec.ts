import type { Page } from '@playwright/test';
import { expect, test } from '../../src/gallery.ts';
import { readLayoutShift, watchLayoutShift } from '../../src/layout-shift.ts';
import { watchTraffic } from '../../src/traffic.ts';

const LEASES = '**/api/perform-calculations/nl-2026/leases';
const amounts = (page: Page) => page.locator('monthly-price bike-costs');
const price = (page: Page) => page.getByRole('slider', { name: 'Price of the bike' });
const salary = (page: Page) => page.getByRole('slider', { name: 'Gross salary per month' });

/** A calculator that takes a hundredth of the price, and says who was asked for. */
async function answerLeases(page: Page): Promise<{ grossSalary: number; leases: { price: number }[] }[]> {
  const asked: { grossSalary: number; leases: { price: number }[] }[] = [];
  await page.route(LEASES, (route) => {
    const question = route.request().postDataJSON();
    asked.push(question);
    const data = question.leases.map((lease: { price: number }) => ({
      ...{ monthly: lease.price / 100, saving: question.grossSalary / 10, takeover: 0, months: 36 },
    }));
    return route.fulfill({ json: { data }, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return asked;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the default person’s amounts are in the page, with what they are for', { tag: '@full' }, async ({
    page,
    openFixture,
  }) => {
    await openFixture('MonthlyPrice', 'default');
    await expect(amounts(page)).toHaveText('€ 56,49 a monthYou save € 744');
    await expect(page.locator('costs-basis')).toHaveText(
      'Net, with a gross salary of € 3.450 a month and a lease of 36 months.',
    );
    await expect(page.locator('output')).toHaveText(['€ 2.999', '€ 3.450']);
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});

test('price and salary move the amounts once a visitor turns to them, and go along to the calculator', async ({
  page,
  openFixture,
  consoleErrors,
}) => {
  const asked = await answerLeases(page);
  await test.step('nothing is asked, and what calculates is not loaded, until somebody turns to it', async () => {
    await watchLayoutShift(page);
    const traffic = watchTraffic(page);
    await openFixture('MonthlyPrice', 'full');
    await traffic.settle();
    expect(await page.evaluate(() => customElements.get('bike-costs') === undefined)).toBe(true);
    await price(page).focus();
    await page.waitForFunction(() => customElements.get('bike-costs'));
    await expect(amounts(page)).toHaveText('€ 56,49 a monthYou save € 744');
    expect(asked).toEqual([]);
  });

  await test.step('both move the amounts, and nothing else moves', async () => {
    await price(page).fill('5000');
    await expect(page.locator('output').first()).toHaveText('€ 5.000');
    await expect(price(page)).toHaveAttribute('aria-valuetext', '€\u00a05.000');
    await expect(amounts(page)).toHaveText('€ 50 a monthYou save € 345');
    await expect(page.getByRole('link', { name: 'Work it out exactly' })).toHaveAttribute('href', /\?price=5000$/);
    await salary(page).fill('4000');
    await expect(amounts(page)).toHaveText('€ 50 a monthYou save € 400');
    await expect(page.locator('costs-basis')).toContainText('€ 4.000');
    expect(asked.map(({ grossSalary, leases }) => [grossSalary, ...leases.map((lease) => lease.price)])).toEqual([
      [3450, 5000],
      [4000, 5000],
    ]);
    // Digits are not all as wide as each other, and end where the slider does.
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.001);
  });

  await test.step('whoever comes back finds their salary, and what they move before the script came is not lost', async () => {
    const { promise: slowly, resolve: bring } = Promise.withResolvers<void>();
    await page.route(/monthly-price/, (route) => slowly.then(() => route.continue()));
    await page.reload();
    await price(page).fill('6000');
    bring();
    await expect(amounts(page)).toHaveText('€ 60 a monthYou save € 400');
    await expect(price(page)).toHaveValue('6000');
    await expect(salary(page)).toHaveValue('4000');
    await expect(page.locator('output').last()).toHaveText('€ 4.000');
  });

  await test.step('a calculator that does not answer is said to be away', async () => {
    await page.route(LEASES, (route) => route.abort());
    await price(page).fill('4000');
    await expect(amounts(page)).toHaveText('The price cannot be worked out right now.');
    expect(consoleErrors.splice(0).length).toBeGreaterThan(0);
  });
});
