/**
 * Runs the benchmarks: `node bench/run.ts [name …]`. Each measures two things in one run and gives their ratio, because
 * figures of different machines, or of different minutes on one machine, say little beside each other.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Benchmark, BenchmarkResult } from './src/benchmark.ts';
import { siteRender } from './src/site-render.ts';

const BENCHMARKS: readonly Benchmark[] = [siteRender];

const HELP = `Usage: node bench/run.ts [name …]

${BENCHMARKS.map(({ name, title }) => `  ${name.padEnd(14)} ${title}`).join('\n')}

Without a name all of them run. Writes bench/results/<name>.json and ends with an error when a ratio misses its target.`;

async function runBenchmarks(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !BENCHMARKS.some((benchmark) => benchmark.name === name));
  if (unknown.length > 0) throw new Error(`There is no benchmark called ${unknown.join(', ')}.\n\n${HELP}`);

  const results: BenchmarkResult[] = [];
  for (const benchmark of BENCHMARKS) {
    if (names.length > 0 && !names.includes(benchmark.name)) continue;
    console.log(`${benchmark.title} …`);
    const measured = await benchmark.run();
    results.push({ name: benchmark.name, title: benchmark.title, target: benchmark.target, ...measured });
  }
  writeResults(results);
  printTable(results);
  if (results.some(({ ratio, target }) => ratio < target)) process.exitCode = 1;
}

function writeResults(results: readonly BenchmarkResult[]): void {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  for (const result of results) {
    const report = {
      ...result,
      measuredAt: new Date().toISOString(),
      node: process.version,
      platform: process.platform,
    };
    writeFileSync(join(folder, `${result.name}.json`), `${JSON.stringify(report, null, 2)}\n`);
  }
}

function printTable(results: readonly BenchmarkResult[]): void {
  const rows = results.map((result) => ({
    benchmark: result.name,
    unit: result.unit,
    ours: Math.round(result.ours.median),
    baseline: Math.round(result.baseline.median),
    ratio: result.ratio.toFixed(2),
    target: `≥ ${result.target}`,
    verdict: result.ratio >= result.target ? 'reached' : 'missed',
  }));
  console.table(rows);
}

if (process.argv.includes('--help')) console.log(HELP);
else {
  await runBenchmarks(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
