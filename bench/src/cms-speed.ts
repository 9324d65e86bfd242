import { startBenchServer } from './bench-server.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { measureCalculations } from './measure-calculations.ts';
import { measureCalls, measureGrowth } from './measure-calls.ts';
import { measureMemory } from './measure-memory.ts';
import { measurePages } from './measure-pages.ts';

const DEALERS = 10_000;

/**
 * How fast the CMS answers, beside Strapi itself in the same process: a route that answers a constant, and the same page
 * as a dynamic zone. Counted in processor time, so that other programs on the machine do not decide the result.
 */
export const cmsSpeed: Benchmark = {
  name: 'cms',
  title: `Public calls with ${DEALERS} dealers, calculations, pages and memory of the CMS, beside plain Strapi`,
  run: measure,
};

async function measure(): Promise<Measurement[]> {
  const server = await startBenchServer(DEALERS);
  try {
    return [
      ...(await measureCalls(server)),
      await measureGrowth(server),
      ...(await measureCalculations(server)),
      ...(await measurePages(server)),
      await measureMemory(server),
    ];
  } finally {
    await server.stop();
  }
}
