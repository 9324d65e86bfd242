import { UNCACHED } from '../cms/routes.ts';
import type { BenchServer } from './bench-server.ts';
import type { Measurement } from './benchmark.ts';
import { compareRequests, type Request } from './load.ts';

/** A route that answers a constant, made the way Strapi makes every route. */
export const BARE: Request = { path: '/api/bench/constant', amount: 1_500 };

const TARGETS = { cached: 0.5, uncached: 0.15 } as const;
const AMOUNTS = { cached: 1_500, uncached: 500 } as const;

/** The public calls as pages make them, from memory and from the database. */
export async function measureCalls(server: BenchServer): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [call, path] of Object.entries(await listCalls(server.url))) {
    for (const state of ['cached', 'uncached'] as const) {
      const headers: Record<string, string> = state === 'uncached' ? { [UNCACHED]: 'yes' } : {};
      const ours = { path, headers, amount: AMOUNTS[state] };
      const comparison = { name: `${call}, ${state}`, target: TARGETS[state], ours, baseline: BARE };
      measurements.push(await compareRequests(server.url, comparison));
    }
  }
  return measurements;
}

async function listCalls(url: string): Promise<Record<string, string>> {
  const list = '/api/bikes-filter/bike-types-brand?bike_type=city&country=nl';
  const bikes = (await (await fetch(url + list)).json()) as { documentId: string }[];
  // As many as a comparison holds (specification point 9).
  const compared = bikes.slice(0, 3).map(({ documentId }) => documentId);
  return {
    find: '/api/find?contentType=faqs&locale=nl',
    reviews: '/api/reviews?minRating=4',
    dealers: '/api/dealers?address=Utrecht&orderBy=distance&distance=50',
    'bike-finder': `/api/bike-finder/bikes?bike_ids=${compared.join(',')}`,
    'bikes-filter': list,
  };
}
