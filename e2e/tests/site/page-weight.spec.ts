import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_BUDGETS } from '@lumavelo/blocks/site';
import { isFull } from '../../../scripts/testing/matrix.ts';
import { weighPage } from '../../src/page-weight.ts';
import { pushDown } from '../../src/push-down.ts';
import { readToTheEnd } from '../../src/read-to-the-end.ts';
import { findSite } from '../../src/site.ts';
import { watchTraffic } from '../../src/traffic.ts';
import { expect, test } from '../../src/visitor.ts';

/** What each kind of page may weigh (`PAGE_BUDGETS`), on the built demo sites; the Dutch one unless the run is full. */
const PAGES: readonly [kind: keyof typeof PAGE_BUDGETS, country: 'nl' | 'at' | 'fr', path: string, ready?: string][] = [
  ['text', 'nl', '/werkgever'],
  ['text', 'fr', '/nowhere'],
  ['home', 'nl', '/'],
  ['home', 'fr', '/fr'],
  // With the list of bikes at its end.
  ['home', 'at', '/', 'bike-costs:not(:empty)'],
  ['bikes', 'nl', '/fietsen', 'bike-costs:not(:empty)'],
  ['bike', 'nl', '/fietsen/grachten-amstel-e', 'bike-calculator .headline strong'],
  ['comparison', 'nl', '/fietsen/compare'],
  ['calculator', 'nl', '/calculator', 'bike-calculator .headline strong'],
  ['search', 'nl', '/zoeken?q=fiets', '.SearchHit'],
  ['dealers', 'nl', '/dealers', '.DealerLocatorMap-map[data-status="loaded"]'],
];

for (const [kind, country, path, ready] of PAGES.filter(([, country]) => isFull || country === 'nl')) {
  test(`the ${kind} page ${path} of ${country} keeps its budget`, async ({ page }) => {
    const { html, script } = await weighPage(page, `${findSite(country).url}${path}`, ready);
    const budget: { html?: number; script: number } = PAGE_BUDGETS[kind];
    expect.soft(script, 'bytes of script').toBeLessThanOrEqual(budget.script);
    expect.soft(html, 'bytes of the first response').toBeLessThanOrEqual(budget.html ?? Number.POSITIVE_INFINITY);
  });
}

test('a map loads nothing of its own before it is near', { tag: '@full' }, async ({ page }) => {
  const site = findSite('nl');
  // As somebody has it who only ever sees the top of a page on which the map stands far below.
  await pushDown(page);
  const traffic = watchTraffic(page);
  const loaded = () => traffic.asked.map((address) => new URL(address).pathname);
  const isOfMap = (path: string) =>
    /outline\.[^/]*\.json$/.test(path) ||
    (path.endsWith('.js') && readFileSync(join(site.folder, path), 'utf8').includes('leaflet'));
  await page.goto(`${site.url}/dealers`);
  await traffic.settle();
  expect(loaded().filter(isOfMap)).toEqual([]);
  expect(loaded().filter((path) => path.endsWith('.js'))).toEqual([]);
  await readToTheEnd(page);
  await page.locator('.DealerLocatorMap-drawing').scrollIntoViewIfNeeded();
  await expect(page.locator('.DealerLocatorMap-map')).toHaveAttribute('data-status', 'loaded');
  expect(loaded().filter(isOfMap)).not.toEqual([]);
});
