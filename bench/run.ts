/**
 * Runs the benchmarks: `node bench/run.ts [name …]`. Each measures two things in one run and gives their ratio, because
 * figures of different machines, or of different minutes on one machine, say little beside each other.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminOpening } from './src/admin-opening.ts';
import type { Benchmark, BenchmarkResult } from './src/benchmark.ts';
import { cmsSpeed } from './src/cms-speed.ts';
import { editorSpeed } from './src/editor-speed.ts';
import { lighthouseScores } from './src/lighthouse.ts';
import { pageSpeed } from './src/page-speed.ts';
import { preview } from './src/preview.ts';
import { sitePublish } from './src/site-publish.ts';
import { siteRender } from './src/site-render.ts';
import { translationMemory } from './src/translation-memory.ts';
import { versions } from './src/versions.ts';

const BENCHMARKS: readonly Benchmark[] = [
  siteRender,
  sitePublish,
  pageSpeed,
  lighthouseScores,
  preview,
  editorSpeed,
  adminOpening,
  cmsSpeed,
  versions,
  translationMemory,
];

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
    const { name, title } = benchmark;
    const own = [measured].flat().map((entry) => ({ ...entry, title, name: entry.name ?? name }));
    writeResults(name, own);
    results.push(...own);
  }
  printTable(results);
  if (results.some(({ ratio, target }) => ratio < target)) process.exitCode = 1;
}

function writeResults(name: string, results: readonly BenchmarkResult[]): void {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const machine = { measuredAt: new Date().toISOString(), node: process.version, platform: process.platform };
  const report = results.length === 1 ? { ...results[0], ...machine } : { name, results, ...machine };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
}

function printTable(results: readonly BenchmarkResult[]): void {
  const rows = results.map((result) => ({
    benchmark: result.name,
    unit: result.unit,
    ours: Number(result.ours.median.toPrecision(3)),
    baseline: Number(result.baseline.median.toPrecision(3)),
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
