import type { Locator, Page } from '@playwright/test';
import { sample } from '../../../scripts/testing/matrix.ts';
import { Cms } from '../../src/cms.ts';
import { findSite, ofCountry } from '../../src/site.ts';
import { expect, test } from '../../src/visitor.ts';

/**
 * From a wish to a lead: choose by a filter, compare three, see one's own price, find a dealer, leave a lead. Presses are
 * counted; what is typed is not.
 */
const SITES = [
  { country: 'nl', list: '/fietsen', cargo: 'Bakfiets', compare: /3 van 3/, dealers: /^Vind een dealer/ },
  {
    country: 'de',
    list: '/bike-search',
    cargo: 'Lastenrad',
    compare: /3 von 3/,
    dealers: /^Händler für eine Probefahrt/,
  },
  { country: 'be', list: '/fr/velos', cargo: 'Vélo cargo', compare: /3 sur 3/, dealers: /^Trouver un vélociste/ },
  { country: 'at', list: '/', cargo: 'Lastenrad', compare: /3 von 3/, dealers: /^Händler für eine Probefahrt/ },
  // France has no calculator for bikes (specification point 3).
  { country: 'fr', list: '/fr/velos', cargo: 'Vélo cargo', compare: /3 sur 3/, dealers: /^Trouver un vélociste/ },
] as const;

const SCREENS = [
  { screen: 'a telephone', size: { width: 390, height: 844 }, most: 9 },
  { screen: 'a desktop', size: { width: 1440, height: 900 }, most: 8 },
] as const;

for (const { country, list, cargo, compare, dealers } of ofCountry(SITES, 'nl')) {
  for (const { screen, size, most } of sample(SCREENS, 1)) {
    test(`${country}: from a wish to a lead in at most ${most} presses on ${screen}`, async ({ page }) => {
      const site = findSite(country);
      let presses = 0;
      const press = async (what: Locator) => {
        presses += 1;
        await what.click();
      };
      await page.setViewportSize(size);
      await page.goto(site.url + list);

      // On a telephone types stand above the list; beside it, words are typed.
      const types = page.locator('.BikeFinder-types');
      if (screen === 'a telephone') await press(types.getByRole('button', { name: cargo, exact: true }));
      else await page.getByRole('searchbox').fill(cargo);
      const cards = page.locator('.BikeCard:visible');
      await expect(cards.locator('.Bikes-type')).toHaveText(await repeat(cards, cargo));
      for (const index of [0, 1, 2]) await press(cards.nth(index).locator('[data-compare]'));
      await press(page.getByRole('link', { name: compare }));

      const heads = page.getByRole('table').getByRole('columnheader');
      await expect(heads).toHaveCount(3);
      if (country !== 'fr') await seeOwnPrice(page, heads);

      await press(page.getByRole('link', { name: dealers }));
      await expect(page.locator('.DealerLocatorMap-dealer').first()).toBeVisible();
      await press(page.locator('main a.Button[href*="contact"], main a.Button[href*="kontakt"]').first());

      const email = `els-${crypto.randomUUID().slice(0, 8)}@boer.example`;
      const form = page.locator('.LeadForm');
      await form.locator('[name="fields[name]"]').fill('Els Boer');
      await form.locator('[name="fields[email]"]').fill(email);
      // As fast as people type: who is faster counts as spam.
      await form
        .locator('[name="fields[message]"]')
        .pressSequentially('Een proefrit met deze drie, graag.', { delay: 60 });
      await press(form.locator('[name="consent"]'));
      await press(form.locator('button[type="submit"]'));
      await expect(form.getByRole('status')).toBeFocused();
      expect(await Cms.open().findLead(email)).toMatchObject({ name: 'Els Boer', country, state: 'new' });
      expect(presses).toBeLessThanOrEqual(most);
    });
  }
}

async function repeat(cards: Locator, text: string): Promise<string[]> {
  await expect.poll(() => cards.count()).toBeLessThan(15);
  return Array.from({ length: await cards.count() }, () => text);
}

async function seeOwnPrice(page: Page, heads: Locator): Promise<void> {
  const monthly = heads.first().locator('.BikeCosts-monthly');
  await expect(monthly).toHaveText(/^€\s\d/);
  const before = (await monthly.textContent()) ?? '';
  const salary = page.locator('own-salary input');
  await salary.fill('5200');
  await expect(monthly).not.toHaveText(before);
  // Who earns more gives up less of it.
  const amount = async () => Number(((await monthly.textContent()) ?? '').replace(/[^\d,]/g, '').replace(',', '.'));
  expect(await amount()).toBeLessThan(Number(before.replace(/[^\d,]/g, '').replace(',', '.')));
  await salary.fill('nothing');
  await expect(salary).toHaveAccessibleDescription(/0.*20/);
  await salary.fill('5200');
  await expect(salary).toHaveAccessibleDescription('');
}
