import { UNCACHED } from '../cms/routes.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import type { Measurement } from './benchmark.ts';
import { compareRequests, type Request } from './load.ts';

/** A route that answers a constant, made the way Strapi makes every route. */
export const BARE: Request = { path: '/api/bench/constant', amount: 1_500 };

const TARGETS = { cached: 0.5, uncached: 0.15 } as const;
const AMOUNTS = { cached: 1_500, uncached: 500 } as const;

/** The public calls as pages make them, from memory and from the database. */
export async function measureCalls(server: BenchServer): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [call, paths] of Object.entries(await listCalls(server.url))) {
    const [path = '', ...others] = paths;
    const cached = { path, amount: AMOUNTS.cached };
    // Each connection asks for another thing each time, so that neither a cache nor a batch has it already.
    const uncached = { path, others, headers: { [UNCACHED]: 'yes' }, amount: AMOUNTS.uncached };
    for (const [state, ours] of Object.entries({ cached, uncached }) as [keyof typeof TARGETS, Request][]) {
      const comparison = { name: `${call}, ${state}`, target: TARGETS[state], ours, baseline: BARE };
      measurements.push(await compareRequests(server.url, comparison));
    }
  }
  return measurements;
}

/** Dealers of a network that has only begun. */
const FEW_DEALERS = 100;

/** The same questions to a CMS with few dealers: how far the answers of the large network lag behind. */
export async function measureGrowth(server: BenchServer): Promise<Measurement> {
  const [path = '', ...others] = (await listCalls(server.url)).dealers ?? [];
  const dealers = { path, others, headers: { [UNCACHED]: 'yes' }, amount: AMOUNTS.uncached };
  const beginning = await startBenchServer(FEW_DEALERS);
  try {
    return await compareRequests(server.url, {
      name: `dealers, uncached, beside ${FEW_DEALERS} of them`,
      target: 0.5,
      ours: dealers,
      baseline: dealers,
      baselineUrl: beginning.url,
    });
  } finally {
    await beginning.stop();
  }
}

const TOWNS = ['Utrecht', 'Amsterdam', 'Rotterdam', 'Eindhoven', 'Groningen', 'Zwolle', 'Arnhem', 'Breda', 'Leiden'];

const SEARCHED = ['', 'e', 'a', 'fiets', 'lease', 'kosten', 'werk', 'o', 'i'];

/** Addresses of each call, the usual one first. */
async function listCalls(url: string): Promise<Record<string, readonly string[]>> {
  const list = '/api/bikes-filter/bike-types-brand?country=nl';
  const bikes = (await (await fetch(url + list)).json()) as { documentId: string; bike_type_value: string }[];
  const types = [...new Set(bikes.map(({ bike_type_value }) => bike_type_value))];
  return {
    find: SEARCHED.map(
      (word) => `/api/find?contentType=faqs&locale=nl${word && `&filters[title][$containsi]=${word}`}`,
    ),
    reviews: ['', ...'aeiounrst'].map((author) => `/api/reviews?minRating=4${author && `&author=${author}`}`),
    dealers: TOWNS.map((town) => `/api/dealers?address=${town}&orderBy=distance&distance=50`),
    // As many as a comparison holds (specification point 9).
    'bike-finder': bikes.map((_, index) => {
      const compared = [0, 1, 2].map((step) => bikes[(index + step) % bikes.length]?.documentId);
      return `/api/bike-finder/bikes?bike_ids=${compared.join(',')}`;
    }),
    'bikes-filter': types.map((type) => `${list}&bike_type=${type}`),
  };
}
