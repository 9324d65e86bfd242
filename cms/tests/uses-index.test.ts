import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import type { RandomWrites } from './harness/random-writes.ts';
import { createCmsData, listEnvironment } from './harness/start-cms.ts';

/** So many that each way is gone with each kind of type some times. */
const WRITES = 10_000;

it.runIf(isFull)(
  'what is known of uses is what a look at all pages finds, whatever was written in whatever way',
  async () => {
    const data = await createCmsData();
    const child = fork(join(import.meta.dirname, 'harness', 'random-writes.ts'), [], {
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      env: {
        ...process.env,
        ...listEnvironment(data.folder),
        DATABASE_URL: data.databaseUrl,
        WRITES: String(WRITES),
      },
    });
    let errors = '';
    child.stderr?.on('data', (text) => {
      errors += text;
    });
    const message = once(child, 'message').then(([report]) => report as RandomWrites);
    const report = await Promise.race([message, once(child, 'exit').then(() => undefined)]);
    await data.remove();
    if (!report) throw new Error(`It ended early: ${errors.slice(-4_000)}`);

    expect(report.differences).toEqual([]);
    expect(report.lines).toBeGreaterThan(100);
    // Most of what was drawn was written, or there was nothing to see.
    const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
    expect(sum(report.done)).toBe(WRITES);
    expect(sum(report.refused)).toBeLessThan(WRITES / 4);
    const { before, afterStart, damaged, afterRebuild } = report.aroundStrapi;
    expect(before).toBeGreaterThan(0);
    expect(afterStart).toBe(0);
    expect(damaged).toBeGreaterThan(0);
    expect(afterRebuild).toBe(0);
  },
  1_800_000,
);
