import { forgiveNotFound } from '../../src/console-errors.ts';
import { answerSearches, answerWith, dealer, findLocator, inUtrecht } from '../../src/dealers.ts';
import { expect, test } from '../../src/gallery.ts';

const jansen = dealer('Jansen', 52.0907, 5.1214, 0.4);
const kees = dealer('Kees', 52.1561, 5.3878, 21.7);

test('a search asks one second after the last key, once, the nearest first', async ({ openFixture, page }) => {
  await page.clock.install();
  const asked = await answerSearches(page, inUtrecht(jansen, kees));
  await openFixture('DealerLocatorMap', 'default');
  const { mapPlace, search, entries, told } = findLocator(page);
  await expect(mapPlace).toHaveAttribute('data-status', 'loaded');
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));

  await search.pressSequentially('Utr');
  await page.clock.runFor(900);
  await search.pressSequentially('echt');
  await page.clock.runFor(950);
  expect(asked).toEqual([]);
  await expect(entries).toHaveCount(4);

  await page.clock.runFor(150);
  await expect
    .poll(() => asked)
    .toEqual([{ address: 'Utrecht', orderBy: 'distance', distance: '50', country: 'nl', page: '1' }]);
  await page.clock.resume();
  await expect(entries).toHaveText([/^Jansen0,4 km/, /^Kees21,7 km/]);
  await expect(told).toHaveText('2 dealers');
});

test('the distance can be chosen only with words, and asks again', { tag: '@full' }, async ({ openFixture, page }) => {
  const asked = await answerSearches(page, ({ distance }) =>
    inUtrecht(...(distance === '10' ? [jansen] : [jansen, kees])),
  );
  await openFixture('DealerLocatorMap', 'default');
  const { search, distance, entries, told } = findLocator(page);
  await expect(page.locator('select')).toBeDisabled();
  await search.fill('Utrecht');
  await expect(distance).toBeEnabled();
  await expect(distance).toHaveValue('50');
  await expect(entries).toHaveCount(2);
  await distance.selectOption('10 km');
  await expect(entries).toHaveCount(1);
  await expect(told).toHaveText('1 dealer');
  expect(asked.map(({ address, distance: within }) => [address, within])).toEqual([
    ['Utrecht', '50'],
    ['Utrecht', '10'],
  ]);

  await search.clear();
  await expect(page.locator('select')).toBeDisabled();
  await expect(distance).toBeHidden();
  await expect(entries).toHaveCount(4);
  expect(asked).toHaveLength(2);
});

test('a search shows what it found, or says why it found nothing', { tag: '@full' }, async ({
  openFixture,
  page,
  consoleErrors,
}) => {
  await test.step('a search that fails says so, and can be tried again', async () => {
    await openFixture('DealerLocatorMap', 'default');
    const { region, panel, search, entries, told } = findLocator(page);
    await search.fill('Utrecht');
    await expect(told).toHaveText('We can’t load the dealers right now. Please try again later.');
    await expect(entries).toHaveCount(0);
    await answerSearches(page, inUtrecht(jansen));
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(entries).toHaveText([/^Jansen/]);
    await expect(region.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    forgiveNotFound(consoleErrors, /\/api\/dealers\?/);
  });

  await test.step('a page that was built without the CMS can ask for the list itself', async () => {
    const asked = await answerSearches(page, answerWith([jansen, kees], null));
    await openFixture('DealerLocatorMap', 'failed');
    const { panel, entries } = findLocator(page);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(entries).toHaveCount(2);
    expect(asked).toEqual([{ country: 'nl', page: '1' }]);
  });

  await test.step('the chosen dealer says when it is open, and how it is reached', async () => {
    await openFixture('DealerLocatorMap', 'default');
    const { mapPlace, marker, region } = findLocator(page);
    await expect(mapPlace).toHaveAttribute('data-status', 'loaded');
    const call = region.getByRole('link', { name: '+31 85 000 0101: Fietsen Jansen' });
    await expect(call).toBeHidden();
    await marker('Fietsen Jansen').click();
    await expect(call).toHaveAttribute('href', 'tel:+31850000101');
    await expect(region.getByText('di–vr 9.30–18.00')).toBeVisible();
    const links = region.getByRole('link', { name: /: Fietsen Jansen$/ });
    await expect(links).toHaveText(['+31 85 000 0101', 'Send an e-mail', 'Visit the website', 'Directions']);
    await expect(links.last()).toHaveAttribute('href', 'https://www.openstreetmap.org/directions?to=52.0907%2C5.1214');
  });

  await test.step('where none is within the distance, the nearest are named and shown on the map', async () => {
    const nearest = [dealer('Radhaus', 48.14, 11.58, 57), dealer('Speichenwerk', 48.78, 9.18, 133.2)];
    await answerSearches(
      page,
      answerWith([], { lat: 48.37, lng: 10.9, name: '86150 Augsburg', country: 'de' }, nearest),
    );
    await openFixture('DealerLocatorMap', 'default');
    const { mapPlace, search, entries, told, marker } = findLocator(page);
    await expect(mapPlace).toHaveAttribute('data-status', 'loaded');
    await search.fill('86150');
    await expect(told).toHaveText(
      'We found this in another country: 86150 Augsburg (Germany). No dealer is that close yet. These are the nearest:',
    );
    await expect(entries).toHaveText([/^Radhaus57,0 km/, /^Speichenwerk133,2 km/]);
    await expect(marker('Radhaus')).toBeVisible();
    await expect(marker('Speichenwerk')).toBeVisible();
  });

  await test.step('a dealer that stands nowhere on the map cannot be chosen, and says at once how it is reached', async () => {
    const workshop = { ...dealer('Fietsbus', 0, 0), coordinates: null, telephone: '+31 6 1234' };
    await answerSearches(page, inUtrecht(dealer('Radhaus', 52.09, 5.12), workshop));
    await openFixture('DealerLocatorMap', 'default');
    const { search, entries, region } = findLocator(page);
    await search.fill('Utrecht');
    await expect(entries).toHaveCount(2);
    await expect(entries.getByRole('button')).toHaveText(['Radhaus']);
    const call = region.getByRole('link', { name: '+31 6 1234: Fietsbus' });
    await expect(call).toBeVisible();
    await expect(call).toHaveAttribute('href', 'tel:+3161234');
  });

  await test.step('of places with one name the other can be asked for', async () => {
    const bergen = answerWith([kees], { lat: 52.67, lng: 4.7, name: 'Bergen', country: 'nl' });
    const several = { ...bergen, meta: { ...bergen.meta, namesakes: ['5854 Bergen L'] } };
    const asked = await answerSearches(page, ({ address }) => (address === 'Bergen' ? several : inUtrecht(jansen)));
    await openFixture('DealerLocatorMap', 'default');
    const { panel, search, entries } = findLocator(page);
    await search.fill('Bergen');
    await expect(panel).toContainText('Or did you mean:');
    await panel.getByRole('button', { name: '5854 Bergen L' }).click();
    await expect(search).toHaveValue('5854 Bergen L');
    await expect(entries).toHaveText([/^Jansen/]);
    await expect(panel).not.toContainText('Or did you mean:');
    expect(asked.map(({ address }) => address)).toEqual(['Bergen', '5854 Bergen L']);
  });

  await test.step('a place that is not known, and one without dealers, each have a sentence', async () => {
    await answerSearches(page, ({ address }) => (address === 'Atlantis' ? answerWith([], null) : inUtrecht()));
    await openFixture('DealerLocatorMap', 'default');
    const { search, told } = findLocator(page);
    await search.fill('Atlantis');
    await expect(told).toHaveText('We don’t know this place. Please check the spelling or enter a postcode.');
    await search.fill('Utrecht');
    await expect(told).toHaveText('No dealer here yet. Try searching a wider area.');
  });
});

test('every entry that a search finds has its address drawn', { tag: '@full' }, async ({ openFixture, page }) => {
  const many = Array.from({ length: 30 }, (_, index) => dealer(`Dealer ${index}`, 52 + index / 100, 5, index));
  await answerSearches(page, inUtrecht(...many));
  await openFixture('DealerLocatorMap', 'default');
  const { search, entries } = findLocator(page);
  await search.fill('Utrecht');
  await expect(entries).toHaveCount(30);
  const heights = await entries
    .locator('.DealerLocatorMap-address')
    .evaluateAll((addresses) => addresses.map((address) => address.getBoundingClientRect().height));
  expect(heights.filter((height) => height === 0)).toEqual([]);
});

test('an answer that comes after the search has changed is not shown', async ({ openFixture, page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = await answerSearches(page, async ({ address }) => {
    if (address === 'Graz') await held;
    return inUtrecht(address === 'Graz' ? kees : jansen);
  });
  await openFixture('DealerLocatorMap', 'default');
  const { search, entries, told } = findLocator(page);
  await search.fill('Graz');
  await expect(told).toHaveText('Loading dealers…');
  await expect.poll(() => asked.length).toBe(1);
  await search.fill('Utrecht');
  await expect(entries).toHaveText([/^Jansen/]);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('Graz')).catch(() => undefined);
  letGo();
  await Promise.race([ended, expect(told).toHaveText('1 dealer')]);
  await expect(entries).toHaveText([/^Jansen/]);
});

test('of more dealers than a list should have, the map still has all', { tag: '@full' }, async ({
  openFixture,
  page,
}) => {
  const many = Array.from({ length: 150 }, (_, index) => dealer(`Dealer ${index}`, 52 + index / 1000, 5.1, index / 10));
  await answerSearches(page, ({ page: part }) => {
    const first = Number(part) === 1;
    const answer = inUtrecht(...(first ? many.slice(0, 100) : many.slice(100)));
    return {
      ...answer,
      meta: { ...answer.meta, pagination: { page: Number(part), pageSize: 100, pageCount: 2, total: 150 } },
    };
  });
  await openFixture('DealerLocatorMap', 'default');
  const { search, entries, told, markers } = findLocator(page);
  await search.fill('Utrecht');
  await expect(told).toHaveText('100 of 150 dealers. Search for a place to see those near you.');
  await expect(entries).toHaveCount(100);
  await expect
    .poll(async () => {
      const counts = await markers.evaluateAll((all) => all.map((marker) => Number(marker.textContent) || 1));
      return counts.reduce((sum, count) => sum + count, 0);
    })
    .toBe(150);
});

test('of a long list whose rest does not come, what is there stays', { tag: '@full' }, async ({
  openFixture,
  page,
  consoleErrors,
}) => {
  await answerSearches(page, ({ page: part }) => {
    if (part !== '1') return undefined;
    const answer = inUtrecht(jansen, kees);
    return { ...answer, meta: { ...answer.meta, pagination: { page: 1, pageSize: 2, pageCount: 2, total: 4 } } };
  });
  await openFixture('DealerLocatorMap', 'default');
  const { search, entries, told } = findLocator(page);
  await search.fill('Utrecht');
  await expect(told).toHaveText('2 of 4 dealers. Search for a place to see those near you.');
  await expect(entries).toHaveCount(2);
  forgiveNotFound(consoleErrors, /\/api\/dealers\?/);
});

for (const [locale, unknown, nearby] of [
  [
    'nl',
    'Deze plaats kennen we niet. Kijk de spelling na of vul een postcode in.',
    'Postcode 6027 kennen we niet, we meten vanaf de dichtstbijzijnde: 6020 Innsbruck. Dit vonden we in een ander land: 6020 Innsbruck (Oostenrijk). 1 dealer',
  ],
  [
    'de-AT',
    'Diesen Ort kennen wir nicht. Bitte prüf die Schreibweise oder gib eine Postleitzahl ein.',
    'Die Postleitzahl 6027 kennen wir nicht, wir messen von der nächstgelegenen aus: 6020 Innsbruck. Das haben wir in einem anderen Land gefunden: 6020 Innsbruck (Österreich). 1 Händler',
  ],
  [
    'fr',
    'Nous ne connaissons pas ce lieu. Vérifiez l’orthographe ou saisissez un code postal.',
    'Nous ne connaissons pas le code postal 6027 : nous mesurons depuis le plus proche, 6020 Innsbruck. Nous l’avons trouvé dans un autre pays : 6020 Innsbruck (Autriche). 1 revendeur',
  ],
] as const) {
  test(`a search speaks ${locale}`, { tag: '@full' }, async ({ openFixture, page }) => {
    const innsbruck = { lat: 47.25, lng: 11.4, name: '6020 Innsbruck', country: 'at' } as const;
    await answerSearches(page, ({ address }) =>
      address === 'Atlantis' ? answerWith([], null) : answerWith([jansen], innsbruck, [], '6027'),
    );
    await openFixture('DealerLocatorMap', `all.${locale}`);
    const first = page.locator('.DealerLocatorMap').first();
    const told = first.locator('.DealerLocatorMap-panel').getByRole('status');
    await first.getByRole('searchbox').fill('Atlantis');
    await expect(told).toHaveText(unknown);
    await first.getByRole('searchbox').fill('A-6027');
    await expect(told).toHaveText(nearby);
  });
}
