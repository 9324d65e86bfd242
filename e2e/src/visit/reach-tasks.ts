/** Tasks of a visitor who wants to reach somebody, to know whom, or to read in another way. */
import { expect } from '@playwright/test';
import { forgiveNotFound, recordErrors } from '../console-errors.ts';
import type { Task, Visit } from './visit.ts';

const FOOTER = ['privacy', 'terms', 'imprint', 'contact', 'selfEmployed'] as const;

const REACH: readonly Task[] = [
  ...FOOTER.map((name): Task => [`reads the page “${name}” from the footer`, (visit) => readFooterPage(visit, name)]),
  ['calls and mails the office', reachOffice],
  ['reads the news, and one of them', readNews],
  ['opens a question', openQuestion],
  ['looks for a dealer for a test ride of a bike', tryBike],
  ['switches to English, and stays on the page', switchLanguage],
  ['goes to the site of another country', goAbroad],
  ['finds the way home from a page that is not there', getLost],
  ['opens the menu on a telephone', openMenu],
  ['prints a bike', print],
  ['reads bikes and dealers without script', readWithoutScript],
];

export const reachTasks = (): Task[] => [...REACH];

async function goHome({ page, url, site }: Visit): Promise<void> {
  await page.goto(url + site.home);
}

async function readFooterPage({ footer, page, main, site }: Visit, name: (typeof FOOTER)[number]): Promise<void> {
  const [link, said] = site.footer[name];
  await footer.getByRole('link', { name: link, exact: true }).click();
  await expect(page).toHaveTitle(new RegExp(link));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main).toContainText(said);
}

async function reachOffice({ footer }: Visit): Promise<void> {
  await expect(footer.getByRole('link', { name: /^\+\d/ })).toHaveAttribute('href', /^tel:\+\d{8,}$/);
  await expect(footer.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /lumavelo\.example/);
}

async function readNews({ footer, main, page, site }: Visit): Promise<void> {
  const [link, said] = site.footer.news;
  await footer.getByRole('link', { name: link, exact: true }).click();
  await expect(main).toContainText(said);
  const list = page.url();
  await main.locator('[data-block="NewsItemsBlock"]').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).not.toBe(list);
  expect(await main.locator('p').count()).toBeGreaterThan(2);
}

async function openQuestion({ main, follow }: Visit): Promise<void> {
  await follow('questions');
  const item = main.locator('.FaqBlock details').first();
  await item.locator('summary').click();
  await expect(item).toHaveAttribute('open', '');
}

async function tryBike({ page, header, cards, words, site }: Visit): Promise<void> {
  const [typed, place] = site.towns.town;
  await header.getByRole('link', { name: words.layout.findBike }).click();
  await cards.first().getByRole('link').click();
  await page.getByLabel(words.bikes.place).fill(typed);
  await page.keyboard.press('Enter');
  await page.locator('.DealerLocatorMap').scrollIntoViewIfNeeded();
  await expect(page.locator('.DealerLocatorMap-dealer').first()).toContainText(place);
  await expect(page.locator('.DealerLocatorMap-dealer').first()).toContainText(/\d,\d km/);
}

async function switchLanguage({ page, footer, words, site }: Visit): Promise<void> {
  await footer.getByRole('link', { name: site.footer.contact[0], exact: true }).click();
  await page.getByRole('button', { name: words.layout.regions }).click();
  const here = page.getByRole('listitem').filter({ has: page.locator('a[aria-current]') });
  await here.last().getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await expect(page.locator('html')).toHaveAttribute('lang', `en-${site.country.toUpperCase()}`);
}

async function goAbroad(visit: Visit): Promise<void> {
  await goHome(visit);
  const [name, lang] = visit.site.neighbour;
  await visit.footer.getByRole('link', { name, exact: true }).click();
  await expect(visit.page.locator('html')).toHaveAttribute('lang', lang);
}

async function getLost(visit: Visit): Promise<void> {
  const { page, url, site, words, main } = visit;
  const errors = recordErrors(page);
  const answer = await page.goto(`${url}${site.home === '/' ? '' : site.home}/qwxyz`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.layout.notFoundTitle);
  await main.getByRole('link', { name: words.layout.wayHome }).click();
  await expect(page).toHaveURL(url + site.home);
  forgiveNotFound(errors, /\/qwxyz$/);
  expect(errors).toEqual([]);
}

async function openMenu(visit: Visit): Promise<void> {
  const { page, words, site } = visit;
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: words.layout.menu }).click();
  await visit.follow('dealers');
  await expect(page.locator('.DealerLocatorMap')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page).toHaveTitle(new RegExp(site.menu.dealers));
  if (size) await page.setViewportSize(size);
}

async function print({ page, header, cards, words }: Visit): Promise<void> {
  await header.getByRole('link', { name: words.layout.findBike }).click();
  await cards.first().getByRole('link').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.BikePage-price')).toBeVisible();
  await expect(page.getByRole('region', { name: words.bikes.specifications })).toBeVisible();
  await expect(page.locator('#site-menu')).toBeHidden();
  await page.emulateMedia({ media: null });
}

async function readWithoutScript({ browser, url, site, words }: Visit): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url + site.home);
  await page.getByRole('banner').getByRole('link', { name: words.layout.findBike }).click();
  await expect.poll(() => page.locator('.BikeCard').count()).toBeGreaterThan(24);
  await page.getByRole('banner').getByRole('link', { name: site.menu.dealers, exact: true }).click();
  await expect.poll(() => page.locator('.DealerLocatorMap-dealer').count()).toBeGreaterThan(10);
  await context.close();
}
