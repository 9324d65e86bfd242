import type { Page } from '@playwright/test';
import { expect, test, untilAwake } from '../../src/gallery.ts';

const locator = (page: Page) => page.getByRole('region', { name: 'Find a dealer' });
const panel = (page: Page) => locator(page).locator('.DealerLocatorMap-panel');
const dealers = (page: Page) => locator(page).getByRole('list', { name: 'Dealers' }).getByRole('listitem');

test('the map, its panel and its list show every state', { tag: '@full' }, async ({ openFixture, page }) => {
  await test.step('the map takes the whole width and 50rem, with the panel at its left', async () => {
    await openFixture('DealerLocatorMap', 'default');
    const map = await locator(page).locator('.DealerLocatorMap-map').boundingBox();
    const box = await panel(page).boundingBox();
    if (!map || !box) throw new Error('The map or its panel is not on the page.');
    expect(map.x).toBe(0);
    expect(map.width).toBe(1440);
    expect(map.height).toBe(800);
    expect(box.x + box.width).toBeLessThan(720);
    expect(box.y).toBeGreaterThan(map.y);
  });

  await test.step('dealers are listed with address, mark and distance', async () => {
    await openFixture('DealerLocatorMap', 'mapLoading');
    await expect(dealers(page)).toHaveText(
      [
        'Fietsen Jansen 1,2 km Oudegracht 112 3511 AX Utrecht Certified dealer',
        'Het Zwarte Zadel 21,7 km Spoorlaan 8 3811 MA Utrecht',
        'Wielenmakers 36,4 km Haarlemmerstraat 77a 1013 EM Noord-Holland Certified dealer',
        'Velo Kees 48,0 km Grote Markt 3 6511 KB Gelderland',
      ],
      { useInnerText: true },
    );
  });

  await test.step('the distance is asked for only once a place is typed', async () => {
    await openFixture('DealerLocatorMap', 'default');
    const distance = locator(page).getByRole('combobox', { name: 'Within' });
    await expect(distance).toBeHidden();
    await locator(page).getByRole('searchbox', { name: 'Find a dealer' }).fill('3511');
    await expect(distance).toBeVisible();
    await expect(distance).toHaveValue('50');
    await expect(distance.getByRole('option')).toHaveText(['10 km', '25 km', '50 km']);
    await locator(page).getByRole('searchbox').clear();
    await expect(distance).toBeHidden();
  });

  for (const [sample, text] of [
    ['loading', 'Loading dealers…'],
    ['empty', 'No dealer here yet. Try searching a wider area.'],
    ['failed', 'We can’t load the dealers right now. Please try again later.'],
  ] as const) {
    await test.step(`the sample ${sample} says so in the panel`, async () => {
      await openFixture('DealerLocatorMap', sample);
      await expect(panel(page).getByRole('status')).toHaveText(text);
      await expect(dealers(page)).toHaveCount(0);
    });
  }

  for (const [sample, status, text] of [
    ['mapLoading', 'loading', 'Loading the map…'],
    ['mapFailed', 'failed', 'We can’t load the map right now, but every dealer is in the list.Try again'],
    ['mapAuthFailure', 'authFailure', 'Error: AuthFailureTry again'],
  ] as const) {
    await test.step(`the map's status ${status} shows`, async () => {
      await openFixture('DealerLocatorMap', sample);
      const map = locator(page).locator('.DealerLocatorMap-map');
      await expect(map).toHaveAttribute('data-status', status);
      await expect(map).toHaveText(text);
      await expect(dealers(page).first()).toBeVisible();
    });
  }

  await test.step('a map that has loaded takes the place of the drawing', async () => {
    await openFixture('DealerLocatorMap', 'full');
    const map = locator(page).locator('.DealerLocatorMap-map');
    await expect(map).toHaveAttribute('data-status', 'loaded');
    await expect(map.getByRole('button', { name: /^Het Zwarte Zadel/ }).first()).toBeVisible();
    await expect(map.locator('.DealerLocatorMap-notice')).toHaveCount(0);
    await expect(dealers(page).first()).toBeVisible();
  });

  await test.step('an entry that is not drawn yet takes the height that it will have', async () => {
    // A place that is known from before brings the nearest up, drawn.
    await page.evaluate(() => localStorage.clear());
    await openFixture('DealerLocatorMap', 'full');
    await untilAwake(page, '.DealerLocatorMap');
    const widestGap = () =>
      dealers(page).evaluateAll((entries) => {
        const gaps = (entries as HTMLElement[]).slice(5).map((entry) => {
          const expected = Number.parseFloat(getComputedStyle(entry).containIntrinsicHeight.replace('auto', ''));
          entry.style.contentVisibility = 'visible';
          const { paddingTop, paddingBottom } = getComputedStyle(entry);
          const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
          return Math.abs(expected - (entry.clientHeight - padding));
        });
        return gaps.length > 0 ? Math.max(...gaps) : Number.NaN;
      });
    // More of it, and the end of the list moves away while somebody goes there. The list may be drawn anew meanwhile.
    await expect.poll(widestGap).toBeLessThanOrEqual(3);
  });

  await test.step('the list scrolls by keyboard', async () => {
    await openFixture('DealerLocatorMap', 'full');
    await untilAwake(page, '.DealerLocatorMap');
    await locator(page).getByRole('list').focus();
    await page.keyboard.press('End');
    await expect(dealers(page).last()).toBeInViewport();
  });

  await test.step('nothing is wider than a screen of 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openFixture('DealerLocatorMap', 'longText');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(dealers(page).first()).toBeInViewport();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list has every dealer, and a drawing shows where they are', async ({ openFixture, page }) => {
    await test.step('the list has every dealer, and no search that nothing answers', async () => {
      await openFixture('DealerLocatorMap', 'default');
      await expect(dealers(page)).toHaveCount(4);
      await expect(dealers(page).last()).toBeVisible();
      await expect(locator(page).getByRole('searchbox')).toHaveCount(0);
      await expect(locator(page).getByRole('button')).toHaveCount(0);
    });

    await test.step('a drawing shows where the dealers are', async () => {
      await openFixture('DealerLocatorMap', 'default');
      const map = locator(page).locator('.DealerLocatorMap-map');
      await expect(map).toHaveAttribute('data-status', 'notLoaded');
      await expect(map.locator('.DealerLocatorMap-dots')).toBeInViewport();
    });
  });
});
