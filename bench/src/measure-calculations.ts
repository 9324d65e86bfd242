import { createHash } from 'node:crypto';
import { findPlace } from '../../cms/src/plugins/lumavelo/server/src/calculations/cell-address.ts';
import { compile } from '../../cms/src/plugins/lumavelo/server/src/calculations/compile.ts';
import { parseInput } from '../../cms/src/plugins/lumavelo/server/src/calculations/parse-input.ts';
import { closePool, openPool } from '../../cms/src/plugins/lumavelo/server/src/calculations/pool.ts';
import { buildWorkbookFile } from '../../cms/src/plugins/lumavelo/server/src/demo/calculators/example-workbook.ts';
import { EXAMPLES } from '../../cms/src/plugins/lumavelo/server/src/demo/calculators/examples.ts';
import type { BenchServer } from './bench-server.ts';
import { type Measurement, summarize } from './benchmark.ts';
import { compareRequests, type Request } from './load.ts';
import { BARE } from './measure-calls.ts';

/** Calculations of which the engine's time is taken, and those before them that warm it up. */
const CALCULATIONS = 2_000;
const WARM_UP = 200;

/** Longest time in milliseconds that half of all calculations may take in the engine. */
const ENGINE_LIMIT = 1;

const PRICE = 'B3';
const OUTPUTS = ['B12', 'B13', 'B14'];

const example = findExample();

/** Calculating with the German example, in the engine alone and as visitors' browsers ask for it. */
export async function measureCalculations(server: BenchServer): Promise<Measurement[]> {
  return [await measureEngine(), await measureCalculationCall(server)];
}

async function measureEngine(): Promise<Measurement> {
  const times: number[] = [];
  try {
    const bytes = await buildWorkbookFile(example.workbook);
    const key = createHash('sha256').update(bytes).digest('hex');
    const { bytes: program, sheetNames } = await compile({ bytes, hash: key });
    const place = (cell: string) => {
      const found = findPlace(cell, sheetNames);
      if (!found) throw new Error(`The example has no cell ${cell}.`);
      return found;
    };
    const outputs = OUTPUTS.map(place);
    for (let number = 0; number < WARM_UP + CALCULATIONS; number += 1) {
      const inputs = [{ ...place(PRICE), value: parseInput(String(1_000 + number), 'number') }];
      const { engineTime } = await openPool().run({ kind: 'calculate', key, program, inputs, outputs });
      if (number >= WARM_UP) times.push(engineTime);
    }
  } finally {
    await closePool();
  }
  const { median } = summarize(times);
  return {
    name: 'calculation, engine',
    unit: `milliseconds, at most ${ENGINE_LIMIT}`,
    target: 1,
    ours: { median, runs: [median] },
    baseline: summarize([ENGINE_LIMIT]),
    ratio: ENGINE_LIMIT / median,
    details: { calculations: CALCULATIONS, slowest: Math.max(...times) },
  };
}

async function measureCalculationCall({ url }: BenchServer): Promise<Measurement> {
  const request: Omit<Request, 'path'> = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ [PRICE]: '2499' }),
    amount: 1_000,
  };
  return compareRequests(url, {
    name: 'calculation, call',
    target: 0.3,
    ours: { ...request, path: `/api/perform-calculations/${example.slug}` },
    baseline: { ...request, path: BARE.path },
  });
}

function findExample() {
  const found = EXAMPLES.find(({ country }) => country === 'de');
  if (!found) throw new Error('There is no German example.');
  return found;
}
