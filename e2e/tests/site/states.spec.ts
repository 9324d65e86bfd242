import type { Page, Route } from '@playwright/test';
import { sample } from '../../../scripts/testing/matrix.ts';
import { findSite, ofCountry } from '../../src/site.ts';
import { expect, test } from '../../src/visitor.ts';

/**
 * What visitors of the built demo sites meet when something is missing: scripts, the CMS, or time; and when they go back
 * and forth, or have two tabs. In three languages, because each has its own texts, addresses and calculator.
 */
const SITES = [
  {
    country: 'nl',
    ...{ list: '/fietsen', dealers: '/dealers', calculator: '/calculator', place: 'Utrecht' },
    entered: { field: 'Brutoloon per maand', value: '9.000', keep: 'Onthoud mijn gegevens in deze browser' },
    words: {
      ...{ compare: 'Vergelijken', remove: 'Verwijderen', model: 'Model of merk', specifications: 'Specificaties' },
      nothingPicked: 'Je hebt nog geen fietsen gekozen om te vergelijken.',
      comparing: 'Je fietsen laden…',
      noDealers: 'De dealers laden nu even niet.',
      searching: 'Dealers laden…',
      retryDealers: 'Opnieuw proberen',
      noCalculator: 'De calculator kon niet worden geladen.',
      retryCalculator: 'Probeer het opnieuw',
      needsScript: 'Zet JavaScript aan in je browser om dit te gebruiken.',
    },
  },
  {
    country: 'at',
    ...{ list: '/', dealers: '/haendler', calculator: '/rechner', place: 'Wien' },
    entered: { field: 'Zuschuss der Firma im Monat', value: '20', keep: 'Meine Angaben in diesem Browser merken' },
    words: {
      ...{ compare: 'Vergleichen', remove: 'Entfernen', model: 'Modell oder Marke', specifications: 'Ausstattung' },
      nothingPicked: 'Du hast noch keine Räder zum Vergleichen ausgewählt.',
      comparing: 'Deine Räder werden geladen …',
      noDealers: 'Die Händler lassen sich gerade nicht laden.',
      searching: 'Händler werden geladen …',
      retryDealers: 'Noch einmal versuchen',
      noCalculator: 'Der Rechner konnte nicht geladen werden.',
      retryCalculator: 'Noch einmal versuchen',
      needsScript: 'Bitte aktiviere JavaScript in deinem Browser, um das hier zu nutzen.',
    },
  },
  {
    // France has no calculator for bikes (specification point 3); an offer stands where other countries have it.
    country: 'fr',
    ...{
      list: '/fr/velos',
      dealers: '/fr/revendeurs',
      calculator: '/fr/calculateur',
      place: 'Lyon',
    },
    entered: undefined,
    words: {
      ...{ compare: 'Comparer', remove: 'Retirer', model: 'Modèle ou marque', specifications: 'Caractéristiques' },
      nothingPicked: 'Vous n’avez pas encore choisi de vélos à comparer.',
      comparing: 'Chargement de vos vélos…',
      noDealers: 'Impossible de charger les revendeurs pour le moment.',
      searching: 'Chargement des revendeurs…',
      retryDealers: 'Réessayer',
      noCalculator: 'Le calculateur n’a pas pu être chargé.',
      retryCalculator: 'Réessayer',
      needsScript: 'Activez JavaScript dans votre navigateur pour utiliser ce service.',
    },
  },
] as const;

/** Whatever the islands ask the CMS. */
const CALLS = '**/api/**';

const cards = (page: Page) => page.locator('.BikeCard:visible');
const dealers = (page: Page) => page.locator('.DealerLocatorMap-dealer');
const calculatorField = (page: Page) => page.locator('bike-calculator input').first();

/** Ways in which the CMS can let islands down. */
const FAULTS: readonly [name: string, fail: (route: Route) => Promise<void>][] = [
  ['cannot be reached', (route) => route.abort()],
  ['fails', (route) => route.fulfill({ status: 500, json: { error: { status: 500, message: 'Internal' } } })],
];

for (const { country, list, dealers: dealersPath, calculator, place, entered, words } of ofCountry(SITES, 'nl')) {
  test.describe(country, () => {
    const site = findSite(country);
    const comparePath = list === '/' ? '/compare' : `${list}/compare`;

    async function pickFirst(page: Page): Promise<string> {
      await page.goto(site.url + list);
      const first = cards(page).first();
      await first.getByRole('button', { name: new RegExp(`^${words.compare}`) }).click();
      return (await first.getByRole('heading').textContent())?.trim() ?? '';
    }

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('everything can be read', async ({ page }) => {
        await page.goto(site.url + list);
        expect(await cards(page).count()).toBeGreaterThan(5);
        await cards(page).first().getByRole('link').click();
        await expect(page.getByRole('heading', { name: words.specifications })).toBeVisible();
        await page.goto(site.url + comparePath);
        await expect(page.getByText(words.nothingPicked)).toBeVisible();
        await page.goto(site.url + dealersPath);
        expect(await dealers(page).count()).toBeGreaterThan(3);
        await page.goto(site.url + calculator);
        await expect(
          entered ? page.getByText(words.needsScript).first() : page.locator('.CalculatorOffer a').first(),
        ).toBeVisible();
      });
    });

    for (const [fault, fail] of sample(FAULTS, 1)) {
      test(`a CMS that ${fault} leaves bikes, dealers and the way back, and can be asked again`, {
        tag: '@full',
      }, async ({ page }) => {
        await test.step(`leads from the comparison back to the bikes`, async () => {
          await pickFirst(page);
          await page.route(CALLS, fail);
          await page.goto(site.url + comparePath);
          await expect(page.getByText(words.nothingPicked)).toBeVisible();
          await expect(page.getByRole('main').locator(`a.Button[href="${list}"]`)).toBeVisible();
        });

        await test.step(`leaves bikes, their prices and their filters`, async () => {
          await page.route(CALLS, fail);
          await page.goto(site.url + list);
          const name = (await cards(page).last().getByRole('heading').textContent())?.trim() ?? '';
          await page.getByLabel(words.model).fill(name);
          await expect(cards(page).first()).toContainText(name);
          await cards(page).getByRole('link', { name, exact: true }).click();
          await expect(page.locator('.BikePage-price')).toContainText('€');
          // What they cost a month is in the page; France has no calculator.
          await expect(page.locator('.BikePage-lease bike-costs:not(:empty)')).toHaveCount(entered ? 1 : 0);
        });

        await test.step(`leaves the dealers of the page, and can be asked again`, async () => {
          await page.route(CALLS, fail);
          await page.goto(site.url + dealersPath);
          expect(await dealers(page).count()).toBeGreaterThan(3);
          await page.getByRole('searchbox').fill(place);
          await expect(page.getByText(words.noDealers)).toBeVisible();
          await page.unroute(CALLS);
          await page.getByRole('button', { name: words.retryDealers }).click();
          await expect(dealers(page).first()).toContainText(place);
        });

        if (!entered) return;
        await test.step(`a calculator says so, and can be asked again`, async () => {
          await page.route(CALLS, fail);
          await page.goto(site.url + calculator);
          await page.locator('script-embed').first().scrollIntoViewIfNeeded();
          await expect(page.getByText(words.noCalculator)).toBeVisible();
          await page.unroute(CALLS);
          await page.getByRole('button', { name: words.retryCalculator }).click();
          await expect(calculatorField(page)).toBeVisible();
        });
      });
    }

    test('answers that are slow are waited for in words', { tag: '@full' }, async ({ page }) => {
      const name = await pickFirst(page);
      const calls = await holdCalls(page);
      await page.goto(site.url + comparePath);
      await expect(page.getByText(words.comparing)).toBeVisible();
      calls.answer();
      await expect(page.getByRole('table')).toContainText(name);

      calls.hold();
      await page.goto(site.url + dealersPath);
      await page.getByRole('searchbox').fill(place);
      await expect(page.getByText(words.searching)).toBeVisible();
      calls.answer();
      await expect(dealers(page).first()).toContainText(place);

      if (!entered) return;
      calls.hold();
      await page.goto(site.url + calculator);
      await page.locator('script-embed').first().scrollIntoViewIfNeeded();
      await expect(page.locator('bike-calculator').first()).toBeAttached();
      await expect(calculatorField(page)).toBeHidden();
      calls.answer();
      await expect(calculatorField(page)).toBeVisible();
    });

    test('going back and forward finds pages as they were left', { tag: '@full' }, async ({ page }) => {
      await page.goto(site.url + list);
      const name = (await cards(page).last().getByRole('heading').textContent())?.trim() ?? '';
      await page.getByLabel(words.model).fill(name);
      await expect(cards(page).first()).toContainText(name);
      await cards(page).getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await page.goBack();
      await expect(page.getByLabel(words.model)).toHaveValue(name);
      await expect(cards(page).first()).toContainText(name);
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

      await page.goto(site.url + dealersPath);
      const all = await dealers(page).count();
      await page.goto(site.url + calculator);
      await page.goBack();
      await expect(dealers(page)).toHaveCount(all);
      await page.goForward();
      if (!entered) return;
      await page.locator('script-embed').first().scrollIntoViewIfNeeded();
      await expect(calculatorField(page)).toBeVisible();
    });

    test('two tabs show one comparison', { tag: '@full' }, async ({ page, context }) => {
      const name = await pickFirst(page);
      const other = await context.newPage();
      await other.goto(site.url + comparePath);
      const heads = other
        .getByRole('table')
        .getByRole('columnheader')
        .filter({ has: other.getByRole('link') });
      await expect(other.getByRole('table')).toContainText(name);
      await other.getByRole('button', { name: `${words.remove} ${name}` }).click();
      await expect(heads.filter({ hasText: name })).toHaveCount(0);
      await expect(
        cards(page)
          .first()
          .getByRole('button', { name: new RegExp(`^${words.compare}`) }),
      ).toHaveAttribute('aria-pressed', 'false');
    });

    if (entered) {
      test('what is entered in one tab counts in the other once the visitor lets the browser keep it', {
        tag: '@full',
      }, async ({ page, context }) => {
        await page.goto(site.url + list);
        const costs = cards(page).first().locator('.BikeCosts-monthly');
        await costs.scrollIntoViewIfNeeded();
        await expect(costs).not.toBeEmpty();
        const before = (await costs.textContent()) ?? '';
        const other = await context.newPage();
        await other.goto(site.url + list);
        await cards(other).first().getByRole('link').click();
        await other.locator('script-embed').scrollIntoViewIfNeeded();
        await other.getByLabel(entered.field, { exact: true }).fill(entered.value);
        await expect(other.locator('.BikePage-lease .BikeCosts-monthly')).not.toHaveText(before);
        await expect(costs).toHaveText(before);
        await other.getByLabel(entered.keep).check();
        await expect(costs).not.toHaveText(before);
      });
    }
  });
}

/** Holds every call to the CMS back until it is let go; what is asked after that is answered at once, until held again. */
async function holdCalls(page: Page): Promise<{ hold(): void; answer(): void }> {
  let gate = Promise.withResolvers<void>();
  await page.route(CALLS, async (route) => {
    await gate.promise;
    // A page that was left takes no answer any more.
    await route.continue().catch(() => {});
  });
  return {
    hold() {
      gate = Promise.withResolvers();
    },
    answer: () => gate.resolve(),
  };
}
