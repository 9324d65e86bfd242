/** The dealer locator alone on a page, and the answers that the gallery, which has no CMS, gives to its searches. */
import type { DealerEntry, DealersResponse } from '@lumavelo/blocks/contract';
import type { Locator, Page, Request } from '@playwright/test';

export const UTRECHT = { lat: 52.091, lng: 5.122 };

const DEALERS = '**/api/dealers?*';

/** The parts of a locator as people find them. */
export function findLocator(page: Page) {
  const region = page.getByRole('region', { name: 'Find a dealer' });
  const map = region.getByRole('group', { name: 'Map of dealers' });
  return {
    region,
    map,
    mapPlace: region.locator('.DealerLocatorMap-map'),
    markers: map.locator('.DealerMap-pin, .DealerMap-group'),
    marker: (name: string | RegExp): Locator => map.getByRole('button', { name }),
    panel: region.locator('.DealerLocatorMap-panel'),
    told: region.locator('.DealerLocatorMap-panel').getByRole('status'),
    search: region.getByRole('searchbox'),
    distance: region.getByRole('combobox', { name: 'Within' }),
    entries: region.getByRole('list', { name: 'Dealers' }).getByRole('listitem'),
    entry: (name: string): Locator => region.getByRole('list').getByRole('button', { name, exact: true }),
  };
}

export function dealer(name: string, lat: number, lng: number, distance: number | null = null): DealerEntry {
  const address = { street: 'Kade', house_number: '1', postal_code: '3511', city: 'Utrecht', state: 'Utrecht' };
  const contact = { telephone: '', email: '', website: '', opening_hours: '' };
  const rest = { country: 'nl', is_certified_dealer: false, ...contact } as const;
  return { id: name, documentId: name, name, ...address, ...rest, distance, coordinates: { lat, lng } };
}

export function answerWith(
  data: DealerEntry[],
  location: DealersResponse['meta']['location'],
  nearest: DealerEntry[] = [],
  unknownCode?: string,
): DealersResponse {
  const pagination = { page: 1, pageSize: 100, pageCount: 1, total: data.length };
  return { data, meta: { pagination, location, nearest, ...(unknownCode && { unknownCode }) } };
}

export const inUtrecht = (...data: DealerEntry[]) => answerWith(data, { ...UTRECHT, name: 'Utrecht', country: 'nl' });

/** Undefined for a call that fails. */
type Answer = DealersResponse | undefined;

/**
 * Answers the searches of a page from now on.
 * @returns what was asked, as the queries' parameters, growing
 */
export async function answerSearches(
  page: Page,
  answer: DealersResponse | ((asked: Record<string, string>) => Answer | Promise<Answer>),
): Promise<Record<string, string>[]> {
  const asked: Record<string, string>[] = [];
  await page.unroute(DEALERS);
  await page.route(DEALERS, async (route) => {
    const query = Object.fromEntries(new URL(route.request().url()).searchParams);
    asked.push(query);
    const body = typeof answer === 'function' ? await answer(query) : answer;
    await (body ? route.fulfill({ json: body }) : route.fulfill({ status: 404, json: {} }));
  });
  return asked;
}

/** Addresses of what a page loads, growing; pictures, fonts and the page itself are left out. */
export function recordLoads(page: Page): string[] {
  const loads: string[] = [];
  const record = (request: Request) => {
    if (['script', 'fetch'].includes(request.resourceType())) loads.push(new URL(request.url()).pathname);
  };
  page.on('request', record);
  return loads;
}
