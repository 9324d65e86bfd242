/** Tasks of a visitor who chooses a bike: the finder, the page of a bike, and the comparison. */
import { expect, type Locator } from '@playwright/test';
import { fillIn } from 'page-format';
import { readAmount, type Task, type Visit } from './visit.ts';

const FINDER: readonly Task[] = [
  ['finds the bikes of a kind', (visit) => filter(visit, 'type', 'cargo', ({ type }) => type === 'cargo')],
  ['finds a colour among them', (visit) => filter(visit, 'colour', 'green', hasColour('green'))],
  ['takes the last filter back with the browser’s button', takeFilterBack],
  ['finds bikes up to a price', (visit) => filter(visit, 'maximumPrice', '4000', ({ price }) => Number(price) <= 4000)],
  ['sorts by price', sortByPrice],
  ['drops a filter by its button', dropFilter],
  ['finds bikes without a motor', (visit) => filter(visit, 'battery', 'none', ({ range }) => range === undefined)],
  ['is told that no bike fits, and starts anew', findNone],
  ['reads on in the list', showMore],
  ['keeps a bike, and finds it among those kept', keep],
];

const MONTHLY: Task = ['finds bikes up to an amount a month', filterByMonth];

const BIKE: readonly Task[] = [
  ['opens a bike and sees what it costs', openBike],
  ['looks at it in another colour', chooseColour],
  ['finds the size that fits', findSize],
  ['goes on to a similar bike', seeSimilar],
];

const TERM: Task = ['chooses another term, which changes the price', chooseTerm];

const COMPARISON: readonly Task[] = [
  ['compares two bikes side by side', compareTwo],
  ['adds a third one', compareThree],
  ['looks at the differences alone', seeDifferences],
  ['takes one out', removeOne],
  ['sends the comparison to somebody', share],
];

const SALARY: Task = ['compares with a salary of one’s own', compareWithSalary];

export const compareTasks = ({ calculator }: Visit['site']): Task[] => [
  ...FINDER,
  ...(calculator ? [MONTHLY] : []),
  ...BIKE,
  ...(calculator ? [TERM] : []),
  ...COMPARISON,
  ...(calculator ? [SALARY] : []),
];

type Choice = 'type' | 'colour' | 'maximumPrice' | 'maximumMonthly' | 'battery' | 'sort';

const choice = ({ page, words }: Visit, name: Choice) =>
  page.getByRole('combobox', { name: words.bikes[name], exact: true });
const readCards = (cards: Locator) =>
  cards.evaluateAll((all) => all.map((card) => ({ ...(card as HTMLElement).dataset })));
const hasColour =
  (colour: string) =>
  ({ colours }: DOMStringMap) =>
    colours?.split(' ').includes(colour) ?? false;

async function openFinder(visit: Visit): Promise<void> {
  const { page, header, words } = visit;
  if (await page.locator('bike-finder').isVisible()) return;
  await header.getByRole('link', { name: words.layout.findBike }).click();
  await expect(page.locator('bike-finder[data-ready]')).toBeVisible();
}

/** Makes a choice; all bikes that are shown then are as it says. */
async function filter(visit: Visit, name: Choice, value: string, fits: (card: DOMStringMap) => boolean) {
  await openFinder(visit);
  const select = choice(visit, name);
  await select.selectOption(value);
  await expect(
    visit.page.locator(`[data-part="chips"] button[data-name="${await select.getAttribute('name')}"]`),
  ).toBeVisible();
  await expect.poll(async () => (await readCards(visit.cards)).every(fits)).toBe(true);
  expect(await visit.cards.count()).toBeGreaterThan(0);
}

async function takeFilterBack(visit: Visit): Promise<void> {
  await visit.page.goBack();
  await expect(choice(visit, 'colour')).toHaveValue('');
  await expect(choice(visit, 'type')).toHaveValue('cargo');
  await expect.poll(async () => (await readCards(visit.cards)).every(hasColour('green'))).toBe(false);
  await expect(visit.page).toHaveURL(/\?type=cargo$/);
}

async function sortByPrice(visit: Visit): Promise<void> {
  await choice(visit, 'sort').selectOption('price');
  const prices = async () => (await readCards(visit.cards)).map(({ price }) => Number(price));
  await expect.poll(async () => (await prices()).every((price, at, all) => price >= (all[at - 1] ?? 0))).toBe(true);
}

async function dropFilter(visit: Visit): Promise<void> {
  const before = await visit.cards.count();
  await visit.page.locator('[data-part="chips"] button[data-name="type"]').click();
  await expect(choice(visit, 'type')).toHaveValue('');
  await expect.poll(() => visit.cards.count()).toBeGreaterThan(before);
}

async function findNone(visit: Visit): Promise<void> {
  const { page, words, cards } = visit;
  await page.getByRole('searchbox', { name: words.bikes.search }).fill('no such bike');
  await expect(page.getByText(words.bikes.none)).toBeVisible();
  await page.getByRole('button', { name: words.bikes.reset }).click();
  await expect(cards.first()).toBeVisible();
}

async function showMore({ page, cards, words }: Visit): Promise<void> {
  await expect(cards).toHaveCount(24);
  await page.getByRole('link', { name: words.bikes.more }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
  await expect(cards.nth(24).getByRole('link')).toBeFocused();
}

async function keep({ page, cards, words }: Visit): Promise<void> {
  const name = (await cards.nth(2).getByRole('heading').textContent()) ?? '';
  await cards
    .nth(2)
    .getByRole('button', { name: new RegExp(`^${words.bikes.like}`) })
    .click();
  await page.getByRole('checkbox', { name: words.bikes.likedOnly }).check();
  await expect(cards.getByRole('heading')).toHaveText([name]);
  await page.getByRole('button', { name: words.bikes.reset }).click();
  await expect(cards).toHaveCount(24);
}

async function filterByMonth(visit: Visit): Promise<void> {
  const all = (await readCards(visit.page.locator('.BikeCard'))).length;
  await choice(visit, 'maximumMonthly').selectOption('60');
  await expect
    .poll(async () => Number.parseInt((await visit.page.locator('[data-part="count"]').textContent()) ?? '', 10))
    .toBeLessThan(all);
  await expect(visit.cards.first().locator('.BikeCosts-monthly')).toHaveText(/€/);
  expect(await readAmount(visit.cards.first().locator('.BikeCosts-monthly'))).toBeLessThanOrEqual(60);
  await visit.page.getByRole('button', { name: visit.words.bikes.reset }).click();
  await expect(visit.cards).toHaveCount(24);
}

async function openBike(visit: Visit): Promise<void> {
  const { page, cards, site } = visit;
  const colourful = cards.filter({ has: page.locator('.BikeCard-colours') }).first();
  const price = Number(await colourful.getAttribute('data-price'));
  await colourful.getByRole('link').click();
  const summary = page.locator('.BikePage-summary');
  await expect.poll(() => readAmount(summary.locator('.BikePage-price'))).toBe(price);
  const costs = summary.locator('.BikePage-lease .BikeCosts-monthly');
  if (!site.calculator) return expect(costs).toHaveCount(0);
  await expect(costs).toHaveText(/€\s\d/);
  await expect(summary.locator('costs-basis')).toHaveText(/€\s\d.*\d+/);
}

async function chooseColour({ page, words }: Visit): Promise<void> {
  const colours = page.getByRole('radiogroup', { name: words.bikes.colour });
  const shown = colours.locator('.BikeGallery-pictures:visible img').first();
  const before = (await shown.getAttribute('alt')) ?? '';
  await colours.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(colours.getByRole('radio').nth(1)).toBeChecked();
  await expect(shown).not.toHaveAttribute('alt', before);
}

async function findSize({ page, words }: Visit): Promise<void> {
  const sizes = page.getByRole('region', { name: words.bikes.sizes });
  await expect(sizes.getByRole('row').nth(1)).toContainText(/\d{3}\s?cm/);
}

async function seeSimilar({ page, words }: Visit): Promise<void> {
  const before = page.url();
  await page.getByRole('region', { name: words.bikes.nextBikes }).getByRole('link').first().click();
  await expect(page.locator('.BikePage-summary')).toBeVisible();
  expect(page.url()).not.toBe(before);
}

async function chooseTerm({ page }: Visit): Promise<void> {
  const lease = page.locator('.BikePage-lease .BikeCosts-monthly');
  const before = await readAmount(lease);
  await page.locator('bike-terms').getByRole('radio').last().check();
  await expect.poll(() => readAmount(lease)).toBeLessThan(before);
}

const heads = ({ page }: Visit) => page.getByRole('table').getByRole('columnheader');
const compareButton = (place: Locator, { words }: Visit) =>
  place.getByRole('button', { name: new RegExp(`^${words.bikes.compare}`) });

async function goCompare(visit: Visit, count: number): Promise<void> {
  await visit.page.getByRole('link', { name: fillIn(visit.words.bikes.compareChosen, { count }) }).click();
  await expect(heads(visit)).toHaveCount(count);
}

/** The one of the page, and one of the list. */
async function compareTwo(visit: Visit): Promise<void> {
  await compareButton(visit.page.locator('.BikePage-summary'), visit).click();
  await openFinder(visit);
  await compareButton(visit.cards.first(), visit).click();
  await goCompare(visit, 2);
  await expect(visit.page.getByRole('table').getByRole('rowheader').nth(2)).toBeVisible();
}

async function compareThree(visit: Visit): Promise<void> {
  await visit.page.getByRole('link', { name: visit.words.comparison('addBike') }).click();
  await compareButton(visit.cards.nth(5), visit).click();
  await goCompare(visit, 3);
}

async function seeDifferences({ page, words }: Visit): Promise<void> {
  const rows = page.getByRole('table').getByRole('row');
  const all = await rows.count();
  await page.getByRole('switch', { name: words.comparison('onlyDifferences') }).check();
  await expect.poll(() => rows.count()).toBeLessThan(all);
}

async function removeOne(visit: Visit): Promise<void> {
  await heads(visit).first().getByRole('button').click();
  await expect(heads(visit)).toHaveCount(2);
}

async function share({ page, words }: Visit): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: words.comparison('share') }).click();
  await expect(page.getByText(words.comparison('copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?bikes=\w+,\w+$/);
}

async function compareWithSalary(visit: Visit): Promise<void> {
  const monthly = heads(visit).first().locator('.BikeCosts-monthly');
  await expect(monthly).toHaveText(/€\s\d/);
  const before = (await monthly.textContent()) ?? '';
  await visit.page.getByLabel(visit.words.bikes.salary).fill('9000');
  await expect(monthly).not.toHaveText(before);
}
