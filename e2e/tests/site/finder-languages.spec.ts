import { say } from '@lumavelo/blocks/site';
import type { Page } from '@playwright/test';
import { messages as comparisonWords } from '../../../packages/blocks/src/blocks/BikeComparison/messages.ts';
import { untilAwake } from '../../src/gallery.ts';
import { findSite } from '../../src/site.ts';
import { expect, test } from '../../src/visitor.ts';

/** The bike finder and the comparison in three languages: each has its own words, addresses and bikes. */
const SITES = [
  {
    country: 'nl',
    locale: 'nl',
    ...{ list: '/fietsen', compare: '/fietsen/compare' },
    ...{ search: 'Model of merk', type: 'Soort', cargo: 'Bakfiets', brand: 'Merk', price: 'Prijs tot' },
    ...{ battery: 'Aandrijving', sort: 'Sorteren', liked: 'Alleen bewaarde', reset: 'Filters wissen' },
    ...{
      none: 'Geen fiets past bij deze wensen.',
      like: 'Bewaren',
      pick: 'Vergelijken',
      one: '1 fiets',
      bikes: 'fietsen',
    },
    ...{ chosen: '3 van 3 vergelijken', differences: 'Toon alleen verschillen', free: 'Fiets toevoegen' },
    ...{ ebike: 'E-bike', remove: 'Verwijderen', brakes: /rollerbrakes|schijfremmen/i },
  },
  {
    country: 'at',
    locale: 'de-AT',
    ...{ list: '/', compare: '/compare' },
    ...{ search: 'Modell oder Marke', type: 'Art', cargo: 'Lastenrad', brand: 'Marke', price: 'Preis bis' },
    ...{ battery: 'Antrieb', sort: 'Sortieren', liked: 'Nur gemerkte', reset: 'Filter zurücksetzen' },
    ...{
      none: 'Kein Rad passt zu diesen Wünschen.',
      like: 'Merken',
      pick: 'Vergleichen',
      one: '1 Rad',
      bikes: 'Räder',
    },
    ...{ chosen: '3 von 3 vergleichen', differences: 'Nur Unterschiede zeigen', free: 'Rad hinzufügen' },
    ...{ ebike: 'E-Bike', remove: 'Entfernen', brakes: /Rollenbremsen|Scheibenbremsen/i },
  },
  {
    country: 'fr',
    locale: 'fr',
    ...{ list: '/fr/velos', compare: '/fr/velos/compare' },
    ...{ search: 'Modèle ou marque', type: 'Type', cargo: 'Vélo cargo', brand: 'Marque', price: 'Prix jusqu’à' },
    ...{ battery: 'Assistance', sort: 'Trier', liked: 'Favoris seulement', reset: 'Effacer les filtres' },
    ...{
      none: 'Aucun vélo ne correspond.',
      like: 'Ajouter aux favoris',
      pick: 'Comparer',
      one: '1 vélo',
      bikes: 'vélos',
    },
    ...{ chosen: 'Comparer 3 sur 3', differences: 'Afficher uniquement les différences', free: 'Ajouter un vélo' },
    ...{ ebike: 'Assistance électrique', remove: 'Retirer', brakes: /freins à (rouleaux|disque)/i },
  },
] as const;

const cards = (page: Page) => page.locator('.BikeCard:visible');
const values = (page: Page, name: 'bike' | 'price' | 'range' | 'brand') =>
  cards(page).evaluateAll((elements, key) => elements.map((card) => card.dataset[key] ?? ''), name);

for (const { country, locale, list, compare, ...words } of SITES) {
  test.describe(country, { tag: '@full' }, () => {
    const site = findSite(country);

    const button = (page: Page, index: number, name: string) =>
      cards(page)
        .nth(index)
        .getByRole('button', { name: new RegExp(`^${name}`) });

    test('every filter finds its bikes, and every order puts them in it', async ({ page }) => {
      await page.goto(site.url + list);
      const finder = page.locator('bike-finder');
      const choice = (name: string) => finder.getByRole('combobox', { name, exact: true });
      await expect(finder.locator('form')).toBeVisible();
      const status = finder.getByRole('status');
      const all = await page.locator('.BikeCard').count();
      await expect(finder).toHaveAttribute('data-ready', '');
      const shown = await cards(page).count();
      const order = await values(page, 'bike');
      await expect(status).toHaveText(`${all} ${words.bikes}`);

      await choice(words.type).selectOption('cargo');
      await expect(finder.locator('[data-part="chips"] button')).toHaveCount(1);
      const cargo = await cards(page).locator('.Bikes-type').allTextContents();
      expect(cargo.length).toBeGreaterThan(0);
      expect(new Set(cargo)).toEqual(new Set([words.cargo]));
      await finder.getByRole('button', { name: words.reset }).click();
      await expect(status).toHaveText(`${all} ${words.bikes}`);
      await expect(cards(page)).toHaveCount(shown);
      expect(await values(page, 'bike'), 'the order it had').toEqual(order);

      await choice(words.brand).selectOption({ index: 1 });
      expect(new Set(await values(page, 'brand')).size).toBe(1);
      await finder.getByRole('button', { name: words.reset }).click();
      await expect(status).toHaveText(`${all} ${words.bikes}`);
      await expect(cards(page)).toHaveCount(shown);

      await choice(words.price).selectOption({ index: 2 });
      const limit = Number(await choice(words.price).inputValue());
      expect((await values(page, 'price')).every((price) => Number(price) <= limit)).toBe(true);
      await choice(words.battery).selectOption('100');
      expect((await values(page, 'range')).every((range) => Number(range) >= 100)).toBe(true);
      await finder.getByRole('button', { name: words.reset }).click();
      await expect(status).toHaveText(`${all} ${words.bikes}`);
      await expect(cards(page)).toHaveCount(shown);

      const sort = choice(words.sort);
      const rising = (numbers: number[]) => [...numbers].sort((a, b) => a - b);
      await sort.selectOption('price');
      let prices = (await values(page, 'price')).map(Number);
      expect(prices).toEqual(rising(prices));
      await sort.selectOption('price-down');
      prices = (await values(page, 'price')).map(Number);
      expect(prices).toEqual(rising(prices).toReversed());
      await sort.selectOption('range');
      const ranges = (await values(page, 'range')).filter(Boolean).map(Number);
      expect(ranges).toEqual(rising(ranges).toReversed());

      await finder.getByRole('searchbox', { name: words.search }).fill('no such bike');
      await expect(finder.getByText(words.none)).toBeVisible();
    });

    test('likes are kept, three bikes are compared, and a fourth has to wait', async ({ page }) => {
      await page.goto(site.url + list);
      await button(page, 1, words.like).click();
      for (const index of [0, 1, 2]) await button(page, index, words.pick).click();
      await expect(button(page, 3, words.pick)).toBeDisabled();
      await page.reload();
      await expect(button(page, 1, words.like)).toHaveAttribute('aria-pressed', 'true');
      await expect(button(page, 3, words.pick)).toBeDisabled();
      await page.getByLabel(words.liked).check();
      await expect(cards(page)).toHaveCount(1);
      await expect(page.locator('bike-finder').getByRole('status')).toHaveText(words.one);

      await page.getByRole('link', { name: words.chosen }).click();
      await expect(page).toHaveURL((url) => url.pathname === new URL(site.url + compare).pathname);
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
    });

    test('the comparison has its sections, shows differences alone, and has room for more bikes', async ({ page }) => {
      await page.goto(site.url + list);
      await page.getByRole('combobox', { name: words.battery, exact: true }).selectOption('60');
      await expect(page.locator('[data-part="chips"] button')).toHaveCount(1);
      for (const index of [0, 1]) await button(page, index, words.pick).click();
      await page.goto(site.url + compare);
      const table = page.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveCount(2);
      await expect(table.getByRole('link', { name: words.free })).toHaveAttribute('href', list);
      await expect(table.locator('.BikeComparison-section').last()).toHaveText(words.ebike);
      await expect(table.getByRole('cell', { name: words.brakes })).not.toHaveCount(0);

      const rows = table.locator('tbody tr:visible:not(:has(.BikeComparison-section))');
      const all = await rows.count();
      const equal = await table.locator('tbody tr[data-equal]:visible').count();
      await page.getByRole('switch', { name: words.differences }).check();
      await expect(rows).toHaveCount(all - equal);

      await page
        .getByRole('button', { name: new RegExp(`^${words.remove}`) })
        .first()
        .click();
      await expect(table.getByRole('columnheader')).toHaveCount(1);
    });

    test('back from the comparison is the page before it, whichever that was', async ({ page }) => {
      await page.goto(`${site.url}/en/contact`);
      await page.goto(site.url + compare);
      await untilAwake(page, '.BikeComparison');
      await page.locator('a.BikeComparison-back', { hasText: say(comparisonWords.back, { locale }) }).click();
      await expect(page).toHaveURL(`${site.url}/en/contact`);
    });
  });
}
