import type { Locator, Page } from '@playwright/test';
import { findSite } from '../../src/site.ts';
import { expect, test } from '../../src/visitor.ts';

/**
 * The calculators of a country for people who work part time, for the self-employed and for employers, on the demo sites.
 * Amounts are those of `golden/work_out.py`, which knows the laws and no workbook.
 */
const nl = findSite('nl');

const panel = (page: Page) => page.locator('.CalculatorTabs-panel[data-open]');
const headline = (place: Locator) => place.locator('.headline strong');
const entered = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('entered-values') ?? 'null') as Record<string, unknown> | null);

test('each tab calculates with inputs of its own and keeps what was typed; a profit is taken for no salary', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${nl.url}/calculator`);
  const open = panel(page);
  await expect(headline(open).first()).toHaveText(/^€\s56,49$/);
  await open.getByLabel('Brutoloon per maand', { exact: true }).fill('4.200');
  await expect.poll(() => entered(page)).toMatchObject({ grossSalary: 4200 });

  await page.getByRole('tab', { name: 'Parttime' }).click();
  await expect(open.getByLabel('Uren per week', { exact: true })).toHaveValue('24');
  await open.getByLabel('Brutoloon per maand bij voltijd', { exact: true }).fill('5.000');
  await open.getByLabel('Uren per week', { exact: true }).fill('20');
  await expect(open.getByText('€ 2.500', { exact: true })).toBeVisible();
  await expect.poll(() => entered(page)).toMatchObject({ grossSalary: 2500 });
  await open.getByLabel('Looptijd in maanden').selectOption('48');
  await expect.poll(() => entered(page)).toMatchObject({ grossSalary: 2500, term: '48' });

  // What means the same goes along; the income is one's own.
  await page.getByRole('tab', { name: 'Zelfstandig' }).click();
  await expect(open.getByLabel('Looptijd in maanden')).toHaveValue('48');
  await open.getByLabel('Winst per jaar, voor belasting', { exact: true }).fill('60.000');
  await expect
    .poll(() => entered(page))
    .toMatchObject({ grossSalary: 2500, entered: { 'nl-2026-self-employed': { B4: '60000' } } });

  await page.getByRole('tab', { name: 'In loondienst' }).click();
  await expect(open.getByLabel('Brutoloon per maand', { exact: true })).toHaveValue('4.200');
  const keep = open.getByLabel('Onthoud mijn gegevens in deze browser');
  await keep.check();
  await page.getByRole('tab', { name: 'Parttime' }).click();
  await expect(open.getByLabel('Uren per week', { exact: true })).toHaveValue('20');
  await expect(keep).toBeChecked();

  await page.goto(`${nl.url}/fietsen/grachten-amstel-e`);
  await expect(page.locator('bike-terms').getByRole('radio', { name: /^48 maanden/ })).toBeChecked();
  await expect(page.locator('.BikeTerms-basis')).toContainText(
    '€ 2.500 bruto per maand en een looptijd van 48 maanden',
  );
});

test('a tab that nobody opened asks the CMS nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, slug] = /perform-calculations\/([\w-]+)$/.exec(request.url()) ?? [];
    if (slug) asked.push(slug);
  });
  await page.goto(`${nl.url}/calculator`);
  await expect(headline(panel(page)).first()).toHaveText(/€/);
  expect(new Set(asked)).toEqual(new Set(['nl-2026']));
  await page.getByRole('tab', { name: 'Zelfstandig' }).click();
  await expect(headline(panel(page)).first()).toHaveText(/€/);
  expect(new Set(asked)).toEqual(new Set(['nl-2026', 'nl-2026-self-employed']));
});

/** Pages that name calculators of another country, as those in English do. */
const ELSEWHERE = [
  { country: 'at', path: '/en/calculator', tab: 'Part time', slug: 'at-2026-part-time' },
  { country: 'de', path: '/en/calculator', tab: 'Self-employed', slug: 'de-2026-self-employed' },
  { country: 'be', path: '/fr/calculateur', tab: 'Indépendant', slug: 'be-2026-self-employed' },
] as const;

for (const { country, path, tab, slug } of ELSEWHERE) {
  test(`${path} of ${country} calculates by its own law in each tab`, { tag: '@full' }, async ({ page }) => {
    await page.goto(findSite(country).url + path);
    await page.getByRole('tab', { name: tab }).click();
    await expect(panel(page).locator('bike-calculator')).toHaveAttribute('slug', slug);
    await expect(headline(panel(page)).first()).toHaveText(/€/);
  });
}

test('Germany asks for tax class, children and church tax, and amounts elsewhere say the class they are for', {
  tag: '@full',
}, async ({ page }) => {
  const de = findSite('de');
  const basis = page.locator('.BikeFinder-basis');
  await page.goto(`${de.url}/bike-search`);
  const said = 'Netto, bei € 3.450 brutto im Monat und 36 Monaten Laufzeit. Gerechnet mit Steuerklasse';
  await expect(basis).toHaveText(`${said} I.`);
  await page.goto(`${de.url}/rechner`);
  const open = panel(page);
  await expect(headline(open).first()).toHaveText(/^€\s50,89$/);
  await expect(open.getByLabel('Steuerklasse')).toHaveAccessibleDescription(/^Steht auf deiner Lohnabrechnung\./);
  await open.getByLabel('Steuerklasse').selectOption('III');
  await open.getByLabel('Kinder unter 25', { exact: true }).fill('2');
  await open.getByLabel('Kirchensteuer').selectOption('0.09');
  await expect(headline(open).first()).toHaveText(/^€\s56,63$/);
  await page.goto(`${de.url}/bike-search`);
  await expect(basis).toHaveText(`${said} III.`);

  await test.step('they go along to the part-time tab, where the last word counts for all bikes as well', async () => {
    await page.goto(`${de.url}/rechner`);
    await page.getByRole('tab', { name: 'Teilzeit' }).click();
    await expect(open.getByLabel('Steuerklasse')).toHaveValue('III');
    await expect(open.getByLabel('Kinder unter 25', { exact: true })).toHaveValue('2');
    await expect(open.getByLabel('Kirchensteuer')).toHaveValue('0.09');
    await open.getByLabel('Steuerklasse').selectOption('IV');
    await expect
      .poll(() => entered(page))
      .toMatchObject({ entered: { '': { cellForTaxClass: 'IV', cellForChildren: '2', cellForChurchTax: '0.09' } } });
    await page.goto(`${de.url}/bike-search`);
    await expect(basis).toHaveText(`${said} IV.`);
    await page.goto(`${de.url}/rechner`);
    await expect(open.getByLabel('Steuerklasse')).toHaveValue('IV');
  });
});

test('France, which has no calculator, leads to an offer in each tab', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${findSite('fr').url}/fr/calculateur`);
  await page.getByRole('tab', { name: 'Temps partiel' }).click();
  await expect(page.locator('bike-calculator')).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: 'Demander un devis' })).toBeVisible();
});

test('employers get from a page without script to what they save', async ({ page }) => {
  await page.goto(`${nl.url}/werkgever`);
  await page.getByRole('main').getByRole('link', { name: 'Reken met je eigen cijfers' }).first().click();
  const calculator = page.locator('bike-calculator');
  await calculator.getByLabel('Medewerkers', { exact: true }).fill('85');
  await calculator.getByLabel('Aandeel dat een fiets neemt', { exact: true }).fill('10');
  await expect(headline(calculator)).toHaveText([/^€\s1\.232,28$/, /^€\s3\.696,84$/]);
  await expect(calculator.getByText(/^13,46\s?%$/)).toBeVisible();
  // Above the ceiling of contributions nothing is saved, and the result says so.
  await calculator.getByLabel('Gemiddeld brutoloon per maand', { exact: true }).fill('9.000');
  await expect(headline(calculator)).toHaveText([/^€\s0$/, /^€\s0$/]);
  await expect(calculator.getByText(/^0\s?%$/)).toBeVisible();
  // Nothing of a company is taken for its visitor's own.
  expect(await entered(page)).toMatchObject({ grossSalary: 3450, employerShare: 0, term: '' });
});
