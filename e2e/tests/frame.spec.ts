/** What stands around every page: menu, switch of country and language, consent; and where old addresses lead. */
import { Cms } from '../src/cms.ts';
import { expect, test } from '../src/gallery.ts';
import { publishSite, type ServedSite, serveBuiltSite } from '../src/site.ts';

let nl: ServedSite;
/** Published by a test, and served until pages that are still loading something have been closed. */
let at: ServedSite | undefined;

test.beforeAll(async () => {
  nl = await serveBuiltSite('nl');
});

test.afterAll(async () => {
  await nl.close();
  await at?.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch leads to the same page in the other language', async ({ page }) => {
    await page.goto(`${nl.url}/contact`);
    const panel = page.getByRole('navigation', { name: 'Land en taal' });
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Land en taal: Nederlands' }).click();
    await expect(panel.getByRole('link', { name: 'Français' }).first()).toBeVisible();
    await panel
      .getByRole('listitem')
      .filter({ hasText: 'Nederland' })
      .first()
      .getByRole('link', { name: 'English' })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-NL');
    await expect(page).toHaveURL(`${nl.url}/en/contact`);
  });

  test('on a small screen the menu opens and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${nl.url}/fietsen`);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByRole('link', { name: 'Fietsen' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Dealers' }).click();
    await expect(page).toHaveURL(`${nl.url}/dealers`);
  });
});

test('on a large screen the menu stands open', async ({ page }) => {
  await page.goto(nl.url);
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto(`${nl.url}/contact`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${nl.url}/contact#content`);
});

test('nothing of analytics is loaded before the visitor agrees, nor after a change of mind', async ({ page }) => {
  const cms = Cms.open();
  await cms.changeSiteSettings('at', { analyticsId: 'GTM-TEST12' });
  at = await publishSite('at');
  await cms.changeSiteSettings('at', { analyticsId: null });

  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRan = true' });
  });
  const bar = page.getByRole('region', { name: 'Dürfen wir mitzählen?' });
  const again = page.getByRole('button', { name: 'Einwilligung ändern' });

  await page.goto(`${at.url}/kontakt`);
  await bar.getByRole('button', { name: 'Nein, danke' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(again).toBeVisible();
  await expect(bar).toBeHidden();
  expect(asked).toEqual([]);

  await again.click();
  await bar.getByRole('button', { name: 'Ja, gern' }).click();
  await page.waitForFunction(() => 'tagManagerRan' in window);
  await expect(again).toBeFocused();
  expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST12']);

  await again.click();
  const reloaded = page.waitForEvent('load');
  await bar.getByRole('button', { name: 'Nein, danke' }).click();
  await reloaded;
  expect(await page.evaluate(() => 'tagManagerRan' in window)).toBe(false);
  expect(asked).toHaveLength(1);
});
