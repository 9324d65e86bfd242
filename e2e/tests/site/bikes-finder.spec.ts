import { cards, choice, compareButton, pick } from '../../src/bike-list.ts';
import { findSite } from '../../src/site.ts';
import { expect, test } from '../../src/visitor.ts';

/** The finder of the Dutch demo site, with the CMS behind it. */
const site = findSite('nl');

test('the finder filters, sorts, keeps its state in the address, and says what it cannot calculate', async ({
  page,
}) => {
  await test.step('the finder filters, sorts, and keeps its state in the address', async () => {
    await page.goto(`${site.url}/fietsen`);
    const status = page.getByRole('status').filter({ hasText: 'fietsen' });
    const count = async () => Number.parseInt((await status.textContent()) ?? '', 10);
    const all = await count();
    await expect(page.locator('.BikeCard')).toHaveCount(all);
    await expect(cards(page)).toHaveCount(24);

    await choice(page, 'Aandrijving').selectOption('none');
    await expect(page.getByRole('button', { name: 'Haal filter weg: Aandrijving: Zonder motor' })).toBeVisible();
    await choice(page, 'Sorteren').selectOption('price');
    await expect.poll(count).toBeLessThan(all);
    const found = await count();
    const prices = await cards(page).evaluateAll((elements) => elements.map((card) => Number(card.dataset.price)));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));

    expect(new URL(page.url()).searchParams.get('battery')).toBe('none');
    await page.reload();
    await expect.poll(count).toBe(found);

    await page.getByRole('searchbox', { name: 'Model of merk' }).fill('no such bike');
    await expect(page.getByText('Geen fiets past bij deze wensen.')).toBeVisible();
    await page.getByRole('button', { name: 'Filters wissen' }).click();
    await expect.poll(count).toBe(all);
  });

  await test.step('a price a month that cannot be calculated leaves the list as it is, and says so beside what is asked for', async () => {
    await page.route('**/api/perform-calculations/**', (route) => route.abort());
    await page.goto(`${site.url}/fietsen`);
    await choice(page, 'Soort').selectOption('cargo');
    await expect(cards(page)).toHaveCount(9);
    await choice(page, 'Per maand tot').selectOption('60');
    const told = 'Haal filter weg: Per maand tot: €\u00a060 (nu niet te berekenen)';
    await expect(page.getByRole('button', { name: told })).toBeVisible();
    await expect(cards(page)).toHaveCount(9);
    await page.unroute('**/api/perform-calculations/**');
    await choice(page, 'Per maand tot').selectOption('80');
    await expect(
      page.getByRole('button', { name: 'Haal filter weg: Per maand tot: €\u00a080', exact: true }),
    ).toBeVisible();
  });
});

test('bikes are found by what people call them, with typing errors, by weight, price a month and colour', async ({
  page,
}) => {
  await page.goto(`${site.url}/fietsen`);
  const search = page.getByRole('searchbox', { name: 'Model of merk' });
  await search.fill('bakfeits');
  await expect(cards(page).locator('.Bikes-type')).toHaveText(Array.from({ length: 9 }, () => 'Bakfiets'));
  await search.fill('amstl e');
  await expect(cards(page).first().getByRole('heading')).toHaveText('Amstel E');
  await search.fill('');

  await choice(page, 'Soort').selectOption('cargo');
  await expect(choice(page, 'Merk').locator('option[value="kiste-co"]')).toHaveText(/^Kiste & Co \(\d\)$/);
  await expect(choice(page, 'Merk').locator('option[value="nordwand"]')).toHaveText('Nordwand (0)');
  await choice(page, 'Per maand tot').selectOption('60');
  await expect(cards(page)).toHaveCount(2);
  for (const card of await cards(page).all()) {
    const monthly = (await card.locator('.BikeCosts-monthly').textContent()) ?? '';
    expect(Number(monthly.replace(/[^\d,]/g, '').replace(',', '.'))).toBeLessThanOrEqual(60);
  }

  // What is asked for is seen, and each of it can be dropped.
  await page.getByRole('button', { name: 'Haal filter weg: Per maand tot: €\u00a060' }).click();
  await expect(cards(page)).toHaveCount(9);
  await page.getByRole('button', { name: 'Haal filter weg: Soort: Bakfiets' }).focus();
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await choice(page, 'Gewicht tot').selectOption('12');
  await choice(page, 'Sorteren').selectOption('weight');
  const weights = await cards(page).evaluateAll((elements) => elements.map((card) => Number(card.dataset.weight)));
  expect(weights).toEqual([...weights].sort((a, b) => a - b));
  expect(Math.max(...weights)).toBeLessThanOrEqual(12);

  // A link names a colour as a filter does; words name it as people do.
  await page.goto(`${site.url}/fietsen?colour=orange`);
  await expect(page.getByRole('button', { name: 'Haal filter weg: Kleur: Oranje' })).toBeVisible();
  const colours = await cards(page).locator('.BikeCard-colours').allTextContents();
  expect(colours.length).toBeGreaterThan(3);
  for (const told of colours) expect(told).toContain('Oranje');
  await choice(page, 'Kleur').selectOption('');
  await search.fill('oranje mountainbike');
  await expect(cards(page).first().locator('.BikeCard-colours')).toContainText('Oranje');
});

test('a link to a part of the list shows the same to others, and more of it is asked for', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  await page.goto(`${site.url}/fietsen`);
  const more = page.getByRole('link', { name: 'Toon meer fietsen' });
  await more.click();
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(page.url());
  await expect(cards(friend)).toHaveCount(48);
  await friend.goto(`${site.url}/fietsen?type=cargo&battery=100&nonsense=1&frame=%22%3E`);
  await expect(friend.getByRole('button', { name: /^Haal filter weg/ })).toHaveText([/^Soort/, /^Aandrijving/]);
  for (const range of await cards(friend).evaluateAll((all) => all.map((card) => Number(card.dataset.range))))
    expect(range).toBeGreaterThanOrEqual(100);
  await friend.context().close();
  await more.click();
  await expect(more).toBeHidden();
});

test('on a telephone the filters are a drawer, and the bar above the list stays at hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/fietsen`);
  const open = page.getByRole('button', { name: /^Filteren/ });
  await expect(choice(page, 'Soort')).toBeHidden();
  await open.click();
  await choice(page, 'Soort').selectOption('folding');
  await page.getByRole('button', { name: /^Toon \d+ fietsen$/ }).click();
  await expect(choice(page, 'Soort')).toBeHidden();
  await expect(open).toHaveText(/Filteren\s*1/);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(open).toBeInViewport();
  await open.press('Enter');
  await expect(choice(page, 'Soort')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice(page, 'Soort')).toBeHidden();
});

test('likes and picks are shared by tabs, and a fourth bike has to wait', async ({ page, context }) => {
  await page.goto(`${site.url}/fietsen`);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Bewaren/ })
    .click();
  await pick(page, 3);
  await expect(compareButton(page, 3)).toBeDisabled();
  await expect(compareButton(page, 3)).toHaveAttribute(
    'title',
    'Je vergelijkt al drie fietsen. Haal er eerst een uit.',
  );
  await expect(page.getByRole('link', { name: '3 van 3 vergelijken' })).toHaveAttribute('href', '/fietsen/compare');

  const other = await context.newPage();
  await other.goto(`${site.url}/fietsen`);
  await expect(compareButton(other, 0)).toHaveAttribute('aria-pressed', 'true');
  await compareButton(other, 0).click();
  await expect(compareButton(page, 3)).toBeEnabled();

  await page.getByLabel('Alleen bewaarde').check();
  await expect(cards(page)).toHaveCount(1);
});

test('filters whose script does not come leave the whole list, and no more than it', async ({ page }) => {
  await page.route(/\/finder-filters\.[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${site.url}/fietsen`);
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('link', { name: 'Toon meer fietsen' }).click();
  await expect(cards(page)).toHaveCount(await page.locator('.BikeCard').count());
  await expect(choice(page, 'Soort')).toBeHidden();
});
