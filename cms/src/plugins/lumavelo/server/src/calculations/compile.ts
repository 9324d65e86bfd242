import { LRUCache } from 'lru-cache';
import { CalculationFailure } from './engine/worker-pool.ts';
import { COMPILE_TIME_LIMIT } from './limits.ts';
import { openPool } from './pool.ts';
import type { Program } from './records.ts';
import type { CompiledWorkbook } from './workbook/compile-workbook.ts';
import { WorkbookRefusal } from './workbook/refusal.ts';
import type { WorkbookFile } from './workbook/workbook-file.ts';

/** Workbooks that were compiled lately, by the hash of their file: trying one out asks again and again. */
const recent = new LRUCache<string, CompiledWorkbook>({ max: 20 });

/**
 * Checks a workbook and turns it into the engine's form, in a worker.
 * @throws WorkbookRefusal also when the workbook takes too long or too much memory
 */
export async function compile({ bytes, hash }: Pick<WorkbookFile, 'bytes' | 'hash'>): Promise<CompiledWorkbook> {
  const known = recent.get(hash);
  if (known) return known;
  try {
    const compiled = await openPool().run({ kind: 'compile', file: bytes });
    recent.set(hash, compiled);
    return compiled;
  } catch (error) {
    if (error instanceof CalculationFailure && error.reason !== 'busy') throw explainFailure(error);
    throw error;
  }
}

export function toProgram(compiled: CompiledWorkbook, fileHash: string): Program {
  const { engine, bytes, sheetNames, formulaCells } = compiled;
  return { engine, fileHash, bytes: Buffer.from(bytes).toString('base64'), sheetNames, formulaCells };
}

function explainFailure({ reason, cell }: CalculationFailure): WorkbookRefusal {
  const suspect = cell ? ` The formula in ${cell} reads the most cells; start there.` : '';
  if (reason === 'time') {
    const seconds = COMPILE_TIME_LIMIT / 1000;
    return new WorkbookRefusal(`The workbook takes longer than ${seconds} seconds to calculate.${suspect}`, cell);
  }
  return new WorkbookRefusal(
    `The workbook needs more memory than a calculator may, or its formulas lead through too many steps.${suspect}`,
    cell,
  );
}
