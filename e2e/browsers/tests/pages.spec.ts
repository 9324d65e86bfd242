import { expect, test } from '../src/fixtures.ts';
import type { Tab } from '../src/tab.ts';

/** One page of each kind. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  'list of bikes': '/fietsen',
  bike: '/fietsen/grachten-singel',
  comparison: '/fietsen/compare',
  dealers: '/dealers',
  calculator: '/calculator',
  questions: '/veelgestelde-vragen',
  news: '/nieuws',
  campaign: '/voorjaarsactie',
  contact: '/contact',
};

/** Islands whose script has not taken over yet. */
const asleep = (tab: Tab) => tab.find('astro-island[ssr]').count();

/** Scrolls a window further; true at the end of the page. */
function scrollOn(): boolean {
  const before = window.scrollY;
  window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
  return window.scrollY === before;
}

/** Addresses of pictures that came to nothing. */
function findMissingPictures(): string[] {
  return [...document.images].filter((image) => image.complete && !image.naturalWidth).map(({ src }) => src);
}

for (const [kind, path] of Object.entries(PAGES)) {
  test(`the page ${kind} is whole: its islands wake, its pictures come, nothing is wider than the window`, async ({
    tab,
    site,
  }) => {
    await tab.open(site.url + path);
    await tab.get('heading').first().shown();
    await expect
      .poll(() => tab.run(scrollOn), { message: 'the end of the page', intervals: [100], timeout: 30_000 })
      .toBe(true);
    await expect.poll(() => asleep(tab), 'islands that sleep').toBe(0);
    expect(await tab.run(findMissingPictures)).toEqual([]);
    for (const width of [1280, 834, 480]) {
      await tab.resize(width, 900);
      expect(await tab.run(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

test('the slider of the home page wakes, and moves when asked to', async ({ tab, site }) => {
  await tab.resize(480, 900);
  await tab.open(site.url);
  const slider = tab.find('[data-block="Slider"]');
  const slide = slider.find('img').first();
  await slider.shown();
  await expect.poll(() => slider.all({ scrolls: true }).then(() => asleep(tab))).toBe(0);
  const next = slider.get('button', /volgende/i);
  await next.reached();
  const { box } = await slide.shown();
  await next.click();
  await expect.poll(async () => (await slide.all())[0]?.box.x).not.toBe(box.x);
});

test('bikes that are picked stand side by side, and can be taken out again', async ({ tab, site }) => {
  await tab.open(`${site.url}/fietsen`);
  const compare = tab.find('.BikeCard').get('button', /^Vergelijken/);
  await compare.first().click();
  await expect.poll(() => compare.first().attribute('aria-pressed')).toBe('true');
  await tab
    .find('.BikeCard:nth-child(2)')
    .get('button', /^Vergelijken/)
    .first()
    .click();
  await tab.get('link', '2 van 3 vergelijken').click();
  const heads = tab.get('table').get('columnheader');
  await expect.poll(() => heads.count()).toBe(2);
  await heads
    .get('button', /^Verwijderen/)
    .first()
    .click();
  await expect.poll(() => heads.count()).toBe(1);
});

test('the calculator says what a bike costs a month, and again when its price changes', async ({ tab, site }) => {
  await tab.open(`${site.url}/calculator`);
  const calculator = tab.find('bike-calculator').shadow();
  const price = calculator.get('textbox', 'Prijs van de fiets');
  await price.shown();
  await price.fill('4000');
  await calculator
    .find('.headline strong')
    .first()
    .with(/^€\s75,35$/)
    .shown();
});

test('by keyboard the way leads past the menu to the content, and through a question', async ({ tab, site }) => {
  await tab.open(`${site.url}/veelgestelde-vragen`);
  await tab.get('heading').first().shown();
  await tab.press('Tab');
  await tab.find('.SkipLink').focused();
  await tab.press('Enter');
  await expect.poll(() => tab.run(() => location.hash)).not.toBe('');
  const open = tab.find('[data-block="FaqBlock"] details[open]');
  await tab.press('Tab');
  await tab.find('[data-block="FaqBlock"] summary').first().focused();
  await tab.press('Enter');
  await expect.poll(() => open.count()).toBe(1);
  await tab.press('Enter');
  await expect.poll(() => open.count()).toBe(0);
});
