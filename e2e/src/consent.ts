/** Analytics, which a page asks for once its visitor has agreed, and not before. */
import { expect, type Page } from '@playwright/test';
import { LAYOUT_MESSAGES } from '../../web/src/layout/messages.ts';
import { readDataLayer } from './data-layer.ts';

/** The id in a site's settings. */
export const ANALYTICS = 'GTM-TEST12';

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

/**
 * Visits a page with questions, refuses, agrees, and changes the mind again.
 * @param address of a page of a site whose settings name `ANALYTICS`
 */
export async function expectAnalyticsToWait(
  page: Page,
  address: string,
  locale: keyof typeof LAYOUT_MESSAGES,
): Promise<void> {
  const messages = LAYOUT_MESSAGES[locale];
  const asked = await recordThirdParties(page, new URL(address).origin);
  const bar = page.getByRole('region', { name: messages.consentTitle });
  const refuse = bar.getByRole('button', { name: messages.consentNo });
  const again = page.getByRole('button', { name: messages.consentAgain });

  await page.goto(address);
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
}
