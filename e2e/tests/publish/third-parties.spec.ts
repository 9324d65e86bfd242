import { expect, type Page, test } from '@playwright/test';
import { messages as dealerWords } from '../../../packages/blocks/src/blocks/DealerLocatorMap/messages.ts';
import { LAYOUT_MESSAGES } from '../../../web/src/layout/messages.ts';
import { Cms } from '../../src/cms.ts';
import { readDataLayer } from '../../src/data-layer.ts';
import { ofCountry, publishSite, type ServedSite } from '../../src/site.ts';
import { answerTiles } from '../../src/tiles.ts';

/** Sites whose settings name others: an id for analytics, and a tile server; in three languages. */
const SITES = [
  { country: 'nl', locale: 'nl', questions: '/veelgestelde-vragen', dealers: '/dealers' },
  { country: 'at', locale: 'de-AT', questions: '/fragen', dealers: '/haendler' },
  { country: 'fr', locale: 'fr', questions: '/fr/questions', dealers: '/fr/revendeurs' },
] as const;

const ANALYTICS = 'GTM-TEST12';

const TILES = {
  MAP_TILES_URL: `${process.env.E2E_TILES_URL}/{z}/{x}/{y}.png?key={key}`,
  MAP_ATTRIBUTION: 'Test tiles',
  MAP_KEY: 'expired',
};

/** Whatever a page asks of others than its site, growing; all of them answer. */
async function recordThirdParties(page: Page, site: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    ({ origin }) => origin !== site,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRan = true' });
    },
  );
  return asked;
}

for (const { country, locale, questions, dealers } of ofCountry(SITES, 'nl')) {
  test.describe(country, () => {
    let site: ServedSite;
    test.beforeAll(async () => {
      const cms = Cms.open();
      await cms.changeSiteSettings(country, { analyticsId: ANALYTICS });
      try {
        site = await publishSite(country, TILES);
      } finally {
        await cms.changeSiteSettings(country, { analyticsId: null });
      }
    });
    test.afterAll(() => site.close());

    test('nothing of analytics is loaded before the visitor agrees, nor after a change of mind', async ({ page }) => {
      const messages = LAYOUT_MESSAGES[locale];
      const asked = await recordThirdParties(page, site.url);
      const bar = page.getByRole('region', { name: messages.consentTitle });
      const refuse = bar.getByRole('button', { name: messages.consentNo });
      const again = page.getByRole('button', { name: messages.consentAgain });

      await page.goto(site.url + questions);
      await expect(bar).toContainText(messages.consentText);
      // What the page records of itself stays in the page.
      const question = page.locator('.FaqBlock-question').first();
      await question.click();
      await expect
        .poll(() => readDataLayer(page))
        .toEqual([{ event: 'faq', question: (await question.textContent()) ?? '' }]);
      await refuse.click();
      await expect(bar).toBeHidden();
      await page.reload();
      await expect(again).toBeVisible();
      await expect(bar).toBeHidden();
      expect(asked).toEqual([]);

      await again.click();
      await bar.getByRole('button', { name: messages.consentYes }).click();
      await page.waitForFunction(() => 'tagManagerRan' in window);
      await expect(again).toBeFocused();
      expect(asked).toEqual([`https://www.googletagmanager.com/gtm.js?id=${ANALYTICS}`]);

      await again.click();
      const reloaded = page.waitForEvent('load');
      await refuse.click();
      await reloaded;
      expect(await page.evaluate(() => 'tagManagerRan' in window)).toBe(false);
      expect(asked).toHaveLength(1);
    });

    test('a tile server that refuses the key is an AuthFailure, which can be tried again', { tag: '@full' }, async ({
      page,
    }) => {
      await answerTiles(page, 401);
      await page.goto(site.url + dealers);
      const map = page.locator('.DealerLocatorMap-map');
      await map.scrollIntoViewIfNeeded();
      await expect(map.getByRole('alert')).toHaveText(dealerWords.mapAuthFailure[locale]);
      expect(await page.locator('.DealerLocatorMap-dealer').count()).toBeGreaterThan(3);
      await answerTiles(page);
      await map.getByRole('button', { name: dealerWords.retry[locale] }).click();
      await expect(map).toHaveAttribute('data-status', 'loaded');
    });
  });
}
