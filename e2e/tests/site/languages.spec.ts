import { say as sayIn } from '@lumavelo/blocks/site';
import type { Page } from '@playwright/test';
import { messages as dealerWords } from '../../../packages/blocks/src/blocks/DealerLocatorMap/messages.ts';
import { answerSearches, answerWith, dealer, UTRECHT } from '../../src/dealers.ts';
import { findSite } from '../../src/site.ts';
import { expect, test } from '../../src/visitor.ts';

/**
 * What else a visitor meets on the built demo sites, in three languages: pages that are not there, the switch of language,
 * a map and a position that do not come, and the buttons of a bike's own page. See also `states.spec.ts` and
 * `finder-languages.spec.ts`.
 */
const SITES = [
  {
    country: 'nl',
    locale: 'nl',
    ...{ lang: 'nl-NL', home: '/', list: '/fietsen', dealers: '/dealers', contact: '/contact' },
    words: {
      ...{ notFound: 'Deze pagina bestaat niet', wayHome: 'Naar de startpagina', skip: 'Naar de inhoud' },
      ...{ like: 'Bewaren', compare: 'Vergelijken', chosen: '1 van 3 vergelijken', regions: 'Land en taal' },
      locate: 'Gebruik mijn locatie',
      refused: 'Je browser geeft je locatie niet vrij. Je kunt wel op een plaats zoeken.',
      unavailable: 'Je locatie is nu niet te bepalen. Je kunt wel op een plaats zoeken.',
      late: 'Je locatie laat op zich wachten. Je kunt intussen op een plaats zoeken.',
      unsupported: 'Je browser ondersteunt geen locatiebepaling',
      noMap: 'De kaart laadt nu even niet. Alle dealers staan in de lijst.',
      retry: 'Opnieuw proberen',
    },
  },
  {
    country: 'at',
    locale: 'de-AT',
    ...{ lang: 'de-AT', home: '/', list: '/', dealers: '/haendler', contact: '/kontakt' },
    words: {
      ...{ notFound: 'Diese Seite gibt es nicht', wayHome: 'Zur Startseite', skip: 'Zum Inhalt springen' },
      ...{ like: 'Merken', compare: 'Vergleichen', chosen: '1 von 3 vergleichen', regions: 'Land und Sprache' },
      locate: 'Meinen Standort verwenden',
      refused: 'Dein Browser gibt deinen Standort nicht frei. Du kannst stattdessen nach einem Ort suchen.',
      unavailable: 'Dein Standort lässt sich gerade nicht bestimmen. Du kannst stattdessen nach einem Ort suchen.',
      late: 'Dein Standort lässt auf sich warten. Du kannst inzwischen nach einem Ort suchen.',
      unsupported: 'Dein Browser unterstützt keine Standortbestimmung',
      noMap: 'Die Karte lässt sich gerade nicht laden. Alle Händler stehen in der Liste.',
      retry: 'Noch einmal versuchen',
    },
  },
  {
    country: 'fr',
    locale: 'fr',
    ...{ lang: 'fr-FR', home: '/fr', list: '/fr/velos', dealers: '/fr/revendeurs', contact: '/fr/contact' },
    words: {
      ...{ notFound: 'Cette page n’existe pas', wayHome: 'Aller à la page d’accueil', skip: 'Aller au contenu' },
      ...{ like: 'Ajouter aux favoris', compare: 'Comparer', chosen: 'Comparer 1 sur 3', regions: 'Pays et langue' },
      locate: 'Utiliser ma position',
      refused: 'Votre navigateur ne partage pas votre position. Vous pouvez chercher un lieu à la place.',
      unavailable:
        'Votre position ne peut pas être déterminée pour le moment. Vous pouvez chercher un lieu à la place.',
      late: 'Votre position se fait attendre. Vous pouvez chercher un lieu entre-temps.',
      unsupported: 'Votre navigateur ne prend pas en charge la géolocalisation',
      noMap: 'Impossible de charger la carte pour le moment. Tous les revendeurs sont dans la liste.',
      retry: 'Réessayer',
    },
  },
] as const;

const dealers = (page: Page) => page.locator('.DealerLocatorMap-dealer');

for (const { country, locale, lang, home, list, dealers: dealersPath, contact, words } of SITES) {
  test.describe(country, { tag: '@full' }, () => {
    const site = findSite(country);

    test('an address where nothing is says so, and leads home', async ({ page }) => {
      const answer = await page.goto(`${site.url}${home === '/' ? '' : home}/no-such-page`);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound);
      await page.getByRole('main').getByRole('link', { name: words.wayHome }).click();
      await expect(page).toHaveURL(site.url + home);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);

      const english = await page.goto(`${site.url}/en/no-such-page`);
      expect(english?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
    });

    test('by keyboard, the header is passed over, or leads to the same page in another language', async ({ page }) => {
      await page.goto(site.url + contact);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: words.skip })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${site.url}${contact}#content`);

      const opener = page.getByRole('button', { name: words.regions });
      const panel = page.getByRole('navigation', { name: words.regions });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      const here = panel.getByRole('listitem').filter({ has: page.locator('[aria-current]') });
      const english = here.getByRole('link', { name: 'English' });
      await english.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${site.url}/en/contact`);
    });

    test('what is liked and picked on a bike’s page counts everywhere', { tag: '@full' }, async ({ page }) => {
      await page.goto(site.url + list);
      const card = page.locator('.BikeCard:visible').first();
      await card.getByRole('link').click();
      const main = page.getByRole('main').locator('.BikePage-summary');
      await main.getByRole('button', { name: new RegExp(`^${words.like}`) }).click();
      await main.getByRole('button', { name: new RegExp(`^${words.compare}`) }).click();
      await expect(page.getByRole('link', { name: words.chosen })).toBeVisible();
      await page.goto(site.url + list);
      for (const name of [words.like, words.compare]) {
        await expect(card.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
      }
    });

    for (const [code, reason] of [
      [1, 'refused'],
      [2, 'unavailable'],
      [3, 'late'],
    ] as const) {
      test(`a position that is ${reason} is a sentence, and the dealers stay`, async ({ page }) => {
        await page.addInitScript((given) => {
          navigator.geolocation.getCurrentPosition = (_found, refused) =>
            refused?.({ code: given } as GeolocationPositionError);
        }, code);
        await page.goto(site.url + dealersPath);
        const locator = page.locator('.DealerLocatorMap');
        // It wakes when it comes near.
        await locator.scrollIntoViewIfNeeded();
        const all = await dealers(page).count();
        await locator.getByRole('button', { name: words.locate }).click();
        await expect(locator.getByRole('alert')).toHaveText(words[reason]);
        await expect(dealers(page)).toHaveCount(all);
      });
    }

    test('a browser that knows no positions says so in place of the button', async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined }));
      await page.goto(site.url + dealersPath);
      const locator = page.locator('.DealerLocatorMap');
      await locator.scrollIntoViewIfNeeded();
      await expect(locator.getByRole('alert')).toHaveText(words.unsupported);
      await expect(locator.getByRole('button', { name: words.locate })).toHaveCount(0);
    });

    test('a search says what it found, and waits for words before it asks how far', { tag: '@full' }, async ({
      page,
    }) => {
      const say = (name: keyof typeof dealerWords) => sayIn(dealerWords[name], { locale });
      const close = Array.from({ length: 3 }, (_, index) => dealer(`Dealer ${index}`, 52.09 + index / 9_000, 5.12, 1));
      await answerSearches(page, ({ address }) => {
        if (address === 'Atlantis') return answerWith([], null);
        // A place of the site's own country: of another one it would be said.
        return answerWith(address === 'Utrecht' ? close : [], { ...UTRECHT, name: 'Utrecht', country });
      });
      await page.goto(site.url + dealersPath);
      const locator = page.getByRole('region', { name: say('label') });
      const told = locator.locator('.DealerLocatorMap-panel').getByRole('status');
      const search = locator.getByRole('searchbox', { name: say('label') });
      await search.scrollIntoViewIfNeeded();
      await expect(search).toHaveAttribute('placeholder', say('search'));
      await expect(locator.locator('select')).toBeDisabled();
      await search.fill('Atlantis');
      await expect(told).toHaveText(say('unknownPlace'));
      await expect(locator.getByRole('combobox', { name: say('distance') })).toBeEnabled();
      await search.fill('Marken');
      await expect(told).toHaveText(say('none'));
      await search.fill('Utrecht');
      await expect(told).toHaveText(say('count').replace('{count}', '3'));
      await locator
        .getByRole('group', { name: say('map') })
        .getByRole('button', { name: say('cluster').replace('{count}', '3') })
        .click();
      await expect(locator.locator('.DealerMap-pin')).toHaveCount(3);
    });

    test('a map that does not come leaves the dealers, and comes when asked again', async ({ page }) => {
      const script = '**/DealerMap.*.js';
      await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(site.url + dealersPath);
      const map = page.locator('.DealerLocatorMap-map');
      await map.scrollIntoViewIfNeeded();
      await expect(map.getByRole('alert')).toHaveText(words.noMap);
      expect(await dealers(page).count()).toBeGreaterThan(3);
      await page.unroute(script);
      await map.getByRole('button', { name: words.retry }).click();
      await expect(map).toHaveAttribute('data-status', 'loaded');
    });
  });
}
