import { expect, SMOKE, test } from '../src/fixtures.ts';
import type { Tab } from '../src/tab.ts';

const mapPlace = (tab: Tab) => tab.find('.DealerLocatorMap-map');
const panel = (tab: Tab) => tab.find('.DealerLocatorMap-panel');
const entries = (tab: Tab) => tab.find('.DealerLocatorMap-dealer');

/** Colours just inside the panel's left edge, where it shows nothing but its card. */
async function coloursOfCard(tab: Tab): Promise<string[]> {
  const { box } = await panel(tab).shown();
  const picture = await tab.picture();
  return [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => picture.colourAt(box.x + 6, box.y + part * box.height));
}

test('the panel with the search stands on its card, in front of the map', async ({ tab, site }) => {
  // The order in which map and panel come decides, and differs from time to time.
  for (let visit = 0; visit < 5; visit++) {
    await tab.open('about:blank');
    await tab.open(`${site.url}/dealers`);
    await tab.resize(1280, 1200);
    await tab.find('.DealerLocatorMap-map[data-status="loaded"]').shown();
    await tab.find('.DealerMap-pin, .DealerMap-group').first().shown();
    expect(new Set(await coloursOfCard(tab)), `visit ${visit + 1}`).toEqual(new Set(['rgb(255, 255, 255)']));
  }
});

test('a place that is typed brings its dealers up, with their distance', SMOKE, async ({ tab, site }) => {
  await tab.open(`${site.url}/dealers`);
  await mapPlace(tab).reached();
  await tab.find('.DealerLocatorMap-map[data-status="loaded"]').shown();
  const all = await entries(tab).count();
  expect(all).toBeGreaterThan(10);
  await tab.get('searchbox', 'Vind een dealer').fill('Utrecht');
  await entries(tab)
    .first()
    .with(/\d,\d km.*Utrecht/)
    .shown();
  await tab.get('combobox', 'Afstand').shown();
  await entries(tab).first().get('button').click();
  await entries(tab).first().get('button').shown();
  await expect.poll(() => entries(tab).first().get('button').attribute('aria-pressed')).toBe('true');
});
