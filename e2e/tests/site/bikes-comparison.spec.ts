import { compareButton, pick } from '../../src/bike-list.ts';
import { findSite } from '../../src/site.ts';
import { expect, test } from '../../src/visitor.ts';

/** The comparison of bikes of the Dutch demo site. */
const site = findSite('nl');

test('the comparison shows what was picked, lets bikes go, and leads one step back', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(`${site.url}/fietsen`);
  const names = await pick(page, 2);
  await page.getByRole('link', { name: '2 van 3 vergelijken' }).click();
  const heads = page.getByRole('table').getByRole('columnheader');
  await expect(heads).toHaveText(names.map((name) => new RegExp(name)));
  await page.getByRole('button', { name: `Verwijderen ${names[0]}` }).click();
  await expect(heads).toHaveText([new RegExp(names[1] ?? '')]);
  await page.getByRole('link', { name: /Terug$/ }).click();
  await expect(page).toHaveURL(/\/fietsen(\?.*)?$/);
});

test('the link to a comparison shows its bikes to others, who keep their own until they change it', async ({
  page,
  browser,
}) => {
  await page.goto(`${site.url}/fietsen`);
  const names = await pick(page, 2);
  await page.getByRole('link', { name: '2 van 3 vergelijken' }).click();
  await expect(page).toHaveURL(/\?bikes=\w+,\w+$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Deel deze vergelijking' }).click();
  await expect(page.getByText('De link is gekopieerd.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(page.url());

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(`${site.url}/fietsen`);
  await compareButton(friend, 4).click();
  const own = () =>
    friend.evaluate(() => JSON.parse(localStorage.getItem('bikefinder-storage') ?? '{}').comparedBikeIds);
  const before = await own();
  await friend.goto(address);
  const heads = friend.getByRole('table').getByRole('columnheader');
  await expect(heads).toHaveText(names.map((name) => new RegExp(name)));
  expect(await own()).toEqual(before);
  await friend.getByRole('button', { name: `Verwijderen ${names[0]}` }).click();
  await expect(heads).toHaveText([new RegExp(names[1] ?? '')]);
  expect(await own()).toHaveLength(1);
  await friend.goto(`${site.url}/fietsen/compare?bikes=,,..%2Fx,%3Cb%3E`);
  await expect(heads).toHaveText([new RegExp(names[1] ?? '')]);
  await friend.context().close();
});
