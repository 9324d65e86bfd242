/** Tasks of a visitor who looks around: the home page, a dealer nearby, and answers to questions. */
import { expect } from '@playwright/test';
import { fillIn } from 'page-format';
import { readAmount, type Task, type Visit } from './visit.ts';

const HOME: readonly Task[] = [
  ['opens the home page in the language of the country', openHome],
  ['passes over the header by keyboard', passOverHeader],
];

/** On the home page of a country that has calculators. */
const PRICE: readonly Task[] = [
  ['moves the price of the hero by key', movePrice],
  ['moves the salary of the hero by key', moveSalary],
  ['takes both along to the calculator', takeAlong],
];

const NO_PRICE: readonly Task[] = [['is promised no amount a month', seeNoAmount]];

const DEALERS: readonly Task[] = [
  ['finds dealers by a postal code', ({ site, ...visit }) => findDealer({ site, ...visit }, site.towns.code)],
  ['finds dealers by a town', (visit) => findDealer(visit, visit.site.towns.town)],
  ['finds them in a town that was mistyped', findMisspelt],
  ['finds a town in its other spelling', (visit) => findDealer(visit, visit.site.towns.otherSpelling)],
  ['finds a town by a name of elsewhere', (visit) => findDealer(visit, visit.site.towns.otherLanguage)],
  ['is told of a code that is none, and sees the nearest', findUnknownCode],
  ['is told of a place in another country, and sees the nearest', findAbroad],
  ['is told of a place that is not known', findNowhere],
  ['asks how far dealers may be', chooseDistance],
  ['calls a dealer, or goes there', reachDealer],
];

const SEARCH: readonly Task[] = [
  ...[0, 1, 2, 3].map((index): Task => [`finds an answer to question ${index + 1}`, (visit) => ask(visit, index)]),
  ['finds a bike by its name', findBike],
  ['looks at one kind of results alone', chooseKind],
  ['takes a search back', takeBack],
  ['is shown other ways where nothing is found', findNothing],
];

export const findTasks = ({ calculator }: Visit['site']): Task[] => [
  ...HOME,
  ...(calculator ? PRICE : NO_PRICE),
  ...DEALERS,
  ...SEARCH,
];

async function openHome({ page, url, site }: Visit): Promise<void> {
  await page.goto(url + site.home);
  await expect(page.locator('html')).toHaveAttribute('lang', site.lang);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function passOverHeader({ page, words }: Visit): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.layout.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
}

const hero = ({ page }: Visit) => page.locator('monthly-price');
const monthly = (visit: Visit) => hero(visit).locator('.BikeCosts-monthly');

async function movePrice(visit: Visit): Promise<void> {
  const slider = hero(visit).getByRole('slider', { name: visit.site.calculator?.price });
  const before = await readAmount(monthly(visit));
  await slider.focus();
  for (let times = 0; times < 5; times += 1) await visit.page.keyboard.press('ArrowRight');
  await expect.poll(() => readAmount(monthly(visit))).toBeGreaterThan(before);
}

async function moveSalary(visit: Visit): Promise<void> {
  const basis = hero(visit).locator('costs-basis');
  const before = (await basis.textContent()) ?? '';
  await hero(visit).getByRole('slider', { name: visit.site.calculator?.salary }).focus();
  for (let times = 0; times < 5; times += 1) await visit.page.keyboard.press('ArrowRight');
  await expect(basis).not.toHaveText(before);
  await expect(monthly(visit)).toHaveText(/€\s\d/);
}

async function takeAlong(visit: Visit): Promise<void> {
  const { page, site } = visit;
  const price = Number(await hero(visit).getByRole('slider', { name: site.calculator?.price }).inputValue());
  const before = await readAmount(monthly(visit));
  await hero(visit).getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`\\?price=${price}$`));
  const field = page.getByLabel(site.calculator?.price ?? '', { exact: true }).first();
  await expect(field).toHaveValue(new RegExp(String(price).replace(/(\d)(\d{3})$/, '$1\\.?$2')));
  await expect.poll(() => readAmount(page.locator('bike-calculator .headline strong').first())).toBe(before);
}

async function seeNoAmount({ main, page }: Visit): Promise<void> {
  await expect(page.locator('monthly-price')).toHaveCount(0);
  await expect(main).not.toContainText(/€\s*\d[\d,.]*\s*par mois/);
}

async function findDealers(visit: Visit, typed: string) {
  const { page, words } = visit;
  const region = page.getByRole('region', { name: words.dealers('label') });
  if (!(await region.isVisible())) await visit.follow('dealers');
  const field = region.getByRole('searchbox');
  await field.scrollIntoViewIfNeeded();
  await field.fill(typed);
  const panel = region.locator('.DealerLocatorMap-panel');
  await expect(panel.getByRole('status')).not.toHaveText(words.dealers('loading'));
  return { region, panel, entries: page.locator('.DealerLocatorMap-dealer') };
}

async function findDealer(visit: Visit, [typed, place]: readonly [string, string]) {
  const found = await findDealers(visit, typed);
  await expect(found.entries.first()).toContainText(place);
  await expect(found.entries.first()).toContainText(/\d,\d km/);
  return found;
}

async function findMisspelt(visit: Visit): Promise<void> {
  const [typed, place] = visit.site.towns.misspelt;
  const { panel } = await findDealer(visit, [typed, place]);
  await expect(panel).toContainText(fillIn(visit.words.dealers('misspelt'), { typed, place }));
}

async function findUnknownCode(visit: Visit): Promise<void> {
  const [typed, place] = visit.site.towns.unknownCode;
  const { panel } = await findDealer(visit, [typed, place]);
  const [said = ''] = fillIn(visit.words.dealers('unknownCode'), { code: typed, place: '…' }).split('…');
  await expect(panel.getByRole('status')).toContainText(said);
}

async function findAbroad(visit: Visit): Promise<void> {
  const { panel } = await findDealer(visit, visit.site.towns.abroad);
  const [said = ''] = visit.words.dealers('elsewhere').split('{place}');
  await expect(panel.getByRole('status')).toContainText(said);
  await expect(panel.getByRole('status')).toContainText(visit.words.dealers('nearest'));
}

async function findNowhere(visit: Visit): Promise<void> {
  const { panel, entries } = await findDealers(visit, 'Qwxyzopolis');
  await expect(panel.getByRole('status')).toHaveText(visit.words.dealers('unknownPlace'));
  await expect(entries).toHaveCount(0);
}

async function chooseDistance(visit: Visit): Promise<void> {
  const { region, entries } = await findDealer(visit, visit.site.towns.town);
  const distance = region.getByRole('combobox', { name: visit.words.dealers('distance') });
  const readFarthest = () => readAmount(entries.last().locator('.DealerLocatorMap-far'));
  const all = await entries.count();
  await distance.selectOption('10');
  await expect.poll(readFarthest).toBeLessThanOrEqual(10);
  expect(await entries.count()).toBeLessThanOrEqual(all);
  await distance.selectOption('50');
  await expect(entries).toHaveCount(all);
}

async function reachDealer({ page, words }: Visit): Promise<void> {
  const first = page.locator('.DealerLocatorMap-dealer').first();
  await first.getByRole('button').click();
  await expect(first.getByRole('link', { name: /^\+\d/ })).toHaveAttribute('href', /^tel:\+\d{8,}$/);
  await expect(first.getByRole('link', { name: words.dealers('route') })).toHaveAttribute('href', /openstreetmap/);
}

const hits = ({ page }: Visit) => page.locator('.SearchHit');
const question = ({ page, words }: Visit) => page.getByRole('searchbox', { name: words.search.label });

async function ask(visit: Visit, index: number): Promise<void> {
  const [words, path] = visit.site.questions[index] ?? ['', /$/];
  if (index === 0) {
    await visit.header.getByRole('link', { name: visit.words.layout.search }).click();
    await expect(question(visit)).toBeFocused();
    await visit.page.keyboard.type(words);
  } else await question(visit).fill(words);
  await expect(visit.page.locator('.SiteSearch').getByRole('status')).toContainText(words);
  const paths = () =>
    hits(visit)
      .getByRole('link')
      .evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href') ?? ''));
  await expect.poll(paths, { message: words }).toContainEqual(expect.stringMatching(path));
}

async function findBike(visit: Visit): Promise<void> {
  await question(visit).fill('grachten amstel');
  await visit.page.keyboard.press('Enter');
  await expect(hits(visit).first().getByRole('link')).toHaveAttribute('href', /grachten-amstel/);
}

async function chooseKind(visit: Visit): Promise<void> {
  const { page, words } = visit;
  await question(visit).fill(words.bikes.motorWords.split(' ')[0] ?? '');
  await visit.page.keyboard.press('Enter');
  const bikes = page.getByRole('radio', { name: new RegExp(`^${words.search.bikes} \\d+$`) });
  await bikes.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/&kind=bike$/);
  const kinds = () => page.locator('.SearchHit-kind').allTextContents();
  await expect.poll(async () => (await kinds()).every((kind) => kind === words.search.bike)).toBe(true);
}

async function takeBack(visit: Visit): Promise<void> {
  await visit.page.goBack();
  if (/kind=bike/.test(visit.page.url())) await visit.page.goBack();
  await expect(question(visit)).toHaveValue(/./);
  await expect(hits(visit).first()).toBeVisible();
}

async function findNothing(visit: Visit): Promise<void> {
  const { page, words } = visit;
  await question(visit).fill('xylofoonorkest');
  await expect(page.locator('.SiteSearch').getByRole('status')).toHaveText(
    fillIn(words.search.none, { words: 'xylofoonorkest' }),
  );
  await page
    .getByRole('region', { name: words.search.ways })
    .getByRole('link', { name: words.search.wayBikes })
    .click();
  await expect(page.locator('.BikeCard').first()).toBeVisible();
}
