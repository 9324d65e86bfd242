import type { Page } from '@playwright/test';
import { sample } from '../../../scripts/testing/matrix.ts';
import { expect, test } from '../../src/gallery.ts';
import { watchTraffic } from '../../src/traffic.ts';

const REQUEST = '**/api/bikes-filter/bike-types-brand?bike_type=city*';
const cards = (page: Page) => page.locator('.Bikes-card');
const DAY = 24 * 60 * 60 * 1_000;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('bikes, or the words of their state, are in the page', async ({ page, openFixture }) => {
    await test.step('the bikes are in the page, three of them, with price and link', async () => {
      await openFixture('Bikes', 'default');
      await expect(cards(page)).toHaveCount(3);
      await expect(cards(page).locator('.Bikes-price')).toHaveText([
        'Price: € 2.899',
        'Price: € 3.499,50',
        'Price: € 5.990',
      ]);
      await expect(page.getByRole('link', { name: 'Grachten 7' })).toHaveAttribute(
        'href',
        '/en/bikes/lumavelo-grachten-7',
      );
    });

    for (const [sample, text] of [
      ['loading', 'Loading bikes...'],
      ['failed', 'Error: Not Found'],
      ['noneFound', 'No bikes found for city'],
    ] as const) {
      await test.step(`says "${text}"`, async () => {
        await openFixture('Bikes', sample);
        await expect(page.locator('[data-block="Bikes"]')).toHaveText(text);
      });
    }

    await test.step('what has no picture and no price is still a card; what has no page is none', async () => {
      await openFixture('Bikes', 'longText');
      await expect(cards(page)).toHaveCount(2);
      await expect(cards(page).nth(0).locator('.Bikes-price')).toHaveText('Price: Price on request');
      await expect(cards(page).nth(1).locator('.Bikes-price')).toBeHidden();
      await expect(cards(page).nth(1).locator('img')).toBeHidden();
    });

    await test.step('three columns from medium screens up, one below', async () => {
      const columns = () => page.locator('bike-list').evaluate((list) => getComputedStyle(list).gridTemplateColumns);
      await page.setViewportSize({ width: 768, height: 900 });
      await openFixture('Bikes', 'default');
      expect((await columns()).split(' ')).toHaveLength(3);
      await page.setViewportSize({ width: 767, height: 900 });
      expect((await columns()).split(' ')).toHaveLength(1);
    });
  });
});

const NO_LISTS = [
  ['is no list', { body: '<html>', contentType: 'text/html' }],
  ['fails', { status: 500, json: { error: {} } }],
  ['lists nothing', { json: [] }],
] as const;

test('a fresh page asks nothing; one older than a day shows what the CMS lists now, and keeps its bikes without a list', async ({
  page,
  openFixture,
  consoleErrors,
}) => {
  await test.step('a fresh page asks nothing', async () => {
    const traffic = watchTraffic(page);
    await openFixture('Bikes', 'default');
    await traffic.settle();
    expect(traffic.asked.filter((url) => url.includes('/api/bikes-filter'))).toEqual([]);
  });
  await page.clock.install({ time: Date.now() + 10 * DAY });

  for (const [failure, answer] of sample(NO_LISTS, 1)) {
    await test.step(`keeps its bikes when the answer ${failure}`, async () => {
      await page.route(REQUEST, (route) => route.fulfill(answer), { times: 1 });
      const answered = page.waitForResponse(REQUEST);
      await openFixture('Bikes', 'default');
      await (await answered).finished();
      await expect(cards(page)).toHaveCount(3);
      await expect(page.getByRole('link', { name: 'Grachten 7' })).toBeVisible();
      // Browsers log a status of 500 themselves.
      expect(consoleErrors.splice(0).filter((error) => !error.includes('500'))).toEqual([]);
    });
  }

  await test.step('shows what the CMS lists now', async () => {
    const bikes = [
      {
        title: 'Ridge <29>',
        brand: 'Nordwand',
        slug: 'nordwand/ridge',
        price: 1849.9,
        image: '/gallery-media/bike-mountain.jpg',
        bike_type: '',
      },
      {
        title: 'Grachten 8',
        brand: 'Lumavelo',
        slug: 'lumavelo-grachten-8',
        price: '2999',
        image: 'javascript:alert(1)',
        bike_type: 'Any',
        bike_type_value: 'city',
      },
    ];
    await page.route(REQUEST, (route) => route.fulfill({ json: { data: bikes } }));
    await openFixture('Bikes', 'default');
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).locator('.Bikes-price')).toHaveText(['Price: € 1.849,90', 'Price: € 2.999']);
    await expect(page.getByRole('link', { name: 'Ridge <29>' })).toHaveAttribute('href', '/en/bikes/nordwand%2Fridge');
    await expect(cards(page).nth(0).locator('.Bikes-type')).toBeHidden();
    await expect(cards(page).nth(1).locator('.Bikes-type')).toHaveText('City');
    await expect(cards(page).nth(1).locator('img')).toBeHidden();
  });
});
