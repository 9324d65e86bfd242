import { sample } from '../../../scripts/testing/matrix.ts';
import { findSeriousProblems, loadAxe } from '../../src/axe.ts';
import { cards } from '../../src/bike-list.ts';
import { findSite } from '../../src/site.ts';
import { expect, test } from '../../src/visitor.ts';

/** The pages of bikes of the Dutch demo site. */
const site = findSite('nl');

test('a bike’s page says its sizes, what it is, and leads on to dealers and bikes like it', async ({ page }) => {
  await test.step('a size is found by how tall one is', async () => {
    await page.goto(`${site.url}/fietsen/grachten-amstel-e`);
    const sizes = page.getByRole('region', { name: 'Welke maat past mij?' });
    await expect(sizes.getByRole('row')).toHaveText([
      /Framemaat\s*Je lengte/,
      /S\s*150 tot 166 cm/,
      /M\s*163 tot 179 cm/,
      /L\s*176 tot 194 cm/,
    ]);
  });

  await test.step('a bike’s page tells search engines what it is', async () => {
    await page.goto(`${site.url}/fietsen`);
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data['@graph']).toMatchObject([
      {
        '@type': 'Product',
        color: [expect.any(String), expect.any(String)],
        size: expect.arrayContaining([expect.any(String)]),
        offers: { '@type': 'Offer', priceCurrency: 'EUR' },
      },
      { '@type': 'BreadcrumbList' },
    ]);
    await expect(page.locator('link[rel=alternate][hreflang=en-NL]')).toHaveAttribute('href', /\/en\/bikes\//);
    const way = data['@graph'][1].itemListElement.map(({ item }: { item: string }) => new URL(item).pathname);
    expect(way).toEqual(['/', '/fietsen', new URL(page.url()).pathname]);
  });

  await test.step('from a bike to the dealers near a place that is typed', async () => {
    await page.goto(`${site.url}/fietsen/grachten-amstel-e`);
    await page.getByRole('searchbox', { name: 'Proefrijden: je postcode of plaats' }).fill('Utrecht');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/dealers?address=Utrecht`);
    await expect(page.getByRole('searchbox')).toHaveValue('Utrecht');
    await expect(page.locator('.DealerLocatorMap-dealer').first()).toContainText('Utrecht');
  });

  await test.step('a bike’s page leads on to bikes like it, and on telephones the next step stays at hand', async () => {
    await page.goto(`${site.url}/fietsen/grachten-amstel-e`);
    const next = page.getByRole('region', { name: 'Vergelijkbare fietsen' });
    await expect(next.getByRole('heading', { level: 3 })).toHaveText(['Dijk', 'Molen E7', 'Amstel 3', 'Nectar']);
    await expect(
      page.getByRole('region', { name: 'Wat veel mensen willen weten' }).getByRole('group').first(),
    ).toBeVisible();
    const action = page.locator('.BikePage-action');
    await expect(action).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(action.getByRole('link', { name: 'Vraag het je werkgever' })).toBeInViewport();
    await expect(action).toContainText('€ 30,03 per maand');
    await page.getByRole('button', { name: /^Vergelijken: Amstel E/ }).click();
    const bar = await page.getByRole('link', { name: '1 van 3 vergelijken' }).boundingBox();
    const below = await action.boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every bike can be found, read about and seen in its colours', async ({ page }) => {
    await test.step('every bike can be found and read about', async () => {
      await page.goto(`${site.url}/fietsen`);
      await expect(page.locator('.BikeFinder-filters')).toBeHidden();
      const top = async (index: number) => (await cards(page).nth(index).boundingBox())?.y;
      expect(await top(2), 'three stand side by side').toBe(await top(0));
      await expect(page.locator('.BikeFinder-basis')).toContainText('€ 3.450 bruto');
      const first = cards(page).first().getByRole('link');
      const name = (await first.textContent()) ?? '';
      await first.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await expect(page.getByRole('heading', { name: 'Specificaties' })).toBeVisible();
    });

    await test.step('a colour is chosen with the keyboard, and the bike is seen in it', async () => {
      await page.goto(`${site.url}/fietsen/grachten-amstel-e`);
      await expect(page.locator('.BikePage-lease')).toContainText('€ 30,03 per maand');
      // A fifth of 1,594.
      await expect(page.locator('.BikePage-lease')).toContainText('Na 36 maanden van jou voor € 318,80');
      const colours = page.getByRole('radiogroup', { name: 'Kleur' });
      await expect(colours.getByRole('img').first()).toHaveAccessibleName('Grachten Amstel E, Flessengroen');
      await colours.getByRole('radio', { name: 'Flessengroen' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(colours.getByRole('radio', { name: 'Koraalrood' })).toBeChecked();
      const shown = colours.getByRole('img');
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAccessibleName('Grachten Amstel E, Koraalrood');
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
    });
  });
});

test('bikes, the comparison and a bike’s page have nothing that shuts people out', async ({ page }) => {
  for (const width of sample([390, 1440], 1)) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/fietsen', '/fietsen/compare', '/fietsen/grachten-amstel-e']) {
      await page.goto(site.url + path);
      await loadAxe(page);
      expect.soft(await findSeriousProblems(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
