/** What stands around every page: menu, switch of country and language. What asks for consent: `third-parties.spec.ts`. */
import { sample } from '../../../scripts/testing/matrix.ts';
import { expect, test } from '../../src/gallery.ts';
import { findSite, ofCountry } from '../../src/site.ts';

const nl = findSite('nl');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch of language leads to the same page, and the menu of a small screen opens', async ({ page }) => {
    await test.step('the switch leads to the same page in the other language', async () => {
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

    await test.step('on a small screen the menu opens and closes', async () => {
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
});

const HOMES = [
  { country: 'nl', home: '/' },
  { country: 'de', home: '/' },
  { country: 'fr', home: '/fr' },
] as const;

const SCREENS = [
  [390, 844],
  [1440, 900],
] as const;

test('header and footer stand around a page of any width, and can be passed over', async ({ page }) => {
  await test.step('on a large screen the menu stands open', async () => {
    await page.goto(nl.url);
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveCount(5);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  });

  await test.step('the skip link leads past the header', async () => {
    await page.goto(`${nl.url}/contact`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${nl.url}/contact#content`);
  });

  await test.step('the footer follows the last section without a strip between them', async () => {
    await page.goto(`${nl.url}/privacy`);
    const closing = page.locator('.Page > .Container').last();
    const footer = page.locator('.SiteFooter');
    const gap = async () => {
      const [above, below] = [await closing.boundingBox(), await footer.boundingBox()];
      return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
    };
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(gap).toBe(0);
  });

  for (const [width, height] of sample(SCREENS, 1)) {
    await test.step(`at ${width} px the header stays while a page is read, and leads to the bikes`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto(`${nl.url}/dealers`);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const header = page.getByRole('banner');
      const way = header.getByRole('link', { name: 'Vind je fiets' });
      await expect(way).toBeInViewport();
      // Whatever is drawn on the page, a map as well, passes below it.
      await page.locator('.DealerLocatorMap').scrollIntoViewIfNeeded();
      for (const part of [way, header.getByRole('link', { name: 'Lumavelo' })]) await part.click({ trial: true });
      await way.click();
      await expect(page).toHaveURL(`${nl.url}/fietsen`);
    });
  }

  for (const { country, home } of ofCountry(HOMES, 'nl')) {
    await test.step(`on the narrowest screens the name of the site in ${country} stands on one line`, async () => {
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(findSite(country).url + home);
        const name = page.getByRole('banner').getByRole('link', { name: 'Lumavelo' });
        expect((await name.boundingBox())?.height, `at ${width} px`).toBeLessThan(40);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
        await expect(page.getByRole('banner').getByRole('button').last()).toBeInViewport({ ratio: 1 });
      }
    });
  }
});
