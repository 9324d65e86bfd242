import { say } from '@lumavelo/blocks/site';
import { expect, test } from '@playwright/test';
import { messages as dealerWords } from '../../../packages/blocks/src/blocks/DealerLocatorMap/messages.ts';
import { Cms } from '../../src/cms.ts';
import { ANALYTICS, expectAnalyticsToWait } from '../../src/consent.ts';
import { ofCountry, publishSite, type ServedSite } from '../../src/site.ts';
import { answerTiles } from '../../src/tiles.ts';

/** Sites whose settings name others: an id for analytics, and a tile server; in three languages. */
const SITES = [
  { country: 'nl', locale: 'nl', questions: '/veelgestelde-vragen', dealers: '/dealers' },
  { country: 'at', locale: 'de-AT', questions: '/fragen', dealers: '/haendler' },
  { country: 'fr', locale: 'fr', questions: '/fr/questions', dealers: '/fr/revendeurs' },
] as const;

const TILES = {
  MAP_TILES_URL: `${process.env.E2E_TILES_URL}/{z}/{x}/{y}.png?key={key}`,
  MAP_ATTRIBUTION: 'Test tiles',
  MAP_KEY: 'expired',
};

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

    test(
      'nothing of analytics is loaded before the visitor agrees, nor after a change of mind',
      { tag: '@full' },
      async ({ page }) => expectAnalyticsToWait(page, site.url + questions, locale),
    );

    test('a tile server that refuses the key is an AuthFailure, which can be tried again', { tag: '@full' }, async ({
      page,
    }) => {
      await answerTiles(page, 401);
      await page.goto(site.url + dealers);
      const map = page.locator('.DealerLocatorMap-map');
      await map.scrollIntoViewIfNeeded();
      await expect(map.getByRole('alert')).toHaveText(say(dealerWords.mapAuthFailure, { locale }));
      expect(await page.locator('.DealerLocatorMap-dealer').count()).toBeGreaterThan(3);
      await answerTiles(page);
      await map.getByRole('button', { name: say(dealerWords.retry, { locale }) }).click();
      await expect(map).toHaveAttribute('data-status', 'loaded');
    });
  });
}
