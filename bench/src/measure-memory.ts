import { UNCACHED } from '../cms/routes.ts';
import type { BenchServer } from './bench-server.ts';
import { type Measurement, summarize } from './benchmark.ts';
import { readUsage, sendRound } from './load.ts';

/** Rounds of mixed requests; the first half lets the heap find its size. */
const ROUNDS = 12;
const AMOUNT = 1_000;

const MEGABYTE = 1024 * 1024;

/** Whether resident memory stays where it is while visitors keep asking: its size in the middle beside that at the end. */
export async function measureMemory({ url, pages }: BenchServer): Promise<Measurement> {
  const paths = [
    '/api/find?contentType=faqs&locale=nl',
    '/api/reviews?minRating=4',
    '/api/dealers?address=Utrecht&distance=50',
    '/api/bikes-filter/bike-types-brand?bike_type=city&country=nl',
    `/api/page-builder/page?country=nl&locale=nl&slug=${pages.slug}`,
  ];
  const resident: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of paths) {
      await sendRound(url, { path, amount: AMOUNT });
      await sendRound(url, { path, amount: AMOUNT / 10, headers: { [UNCACHED]: 'yes' } });
    }
    resident.push((await readUsage(url)).resident / MEGABYTE);
  }
  const middle = summarize(resident.slice(ROUNDS / 3, (ROUNDS * 2) / 3));
  const end = summarize(resident.slice((ROUNDS * 2) / 3));
  return {
    name: 'memory under load',
    unit: 'megabytes',
    target: 0.9,
    ours: end,
    baseline: middle,
    ratio: middle.median / end.median,
  };
}
