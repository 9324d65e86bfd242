import type { Page } from 'playwright';
import { type Measurement, summarize } from './benchmark.ts';

/** What something took: processor time of the main thread, the part of it in JavaScript, and the clock; milliseconds. */
export interface Cost {
  processor: number;
  script: number;
  clock: number;
}

export type MeasureCost = <Value>(
  work: () => Promise<{ clock: number; value: Value }>,
) => Promise<{ cost: Cost; value: Value }>;

/** Reads the browser's own account of the main thread before and after something. */
export async function startMeasuring(page: Page): Promise<MeasureCost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000;
    return { processor: of('TaskDuration'), script: of('ScriptDuration') };
  };
  return async (work) => {
    const before = await read();
    const { clock, value } = await work();
    const after = await read();
    return {
      value,
      cost: { processor: after.processor - before.processor, script: after.script - before.script, clock },
    };
  };
}

/** Two frames: what an operation leaves to the next frame belongs to it. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

/** Waits until the page has nothing left to do: what is pending must not be counted for the next operation. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let quiet = 0; quiet < 3; ) {
      const deadline = await new Promise<IdleDeadline>((resolve) => requestIdleCallback(resolve));
      quiet = deadline.timeRemaining() > 5 ? quiet + 1 : 0;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  });
}

/** How much less processor time ours takes; the same by the clock is among the details. */
export function compareCosts(
  row: Pick<Measurement, 'name' | 'target'>,
  ours: readonly Cost[],
  baseline: readonly Cost[],
): Measurement {
  const mine = summarize(ours.map(({ processor }) => processor));
  const theirs = summarize(baseline.map(({ processor }) => processor));
  const byClock = (costs: readonly Cost[]) => summarize(costs.map(({ clock }) => clock)).median;
  return {
    ...row,
    unit: 'ms of processor time',
    ours: mine,
    baseline: theirs,
    ratio: theirs.median / mine.median,
    details: { oursByTheClock: byClock(ours), baselineByTheClock: byClock(baseline) },
  };
}
