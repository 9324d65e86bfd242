import { findPlace } from './cell-address.ts';
import { type InputType, parseInput } from './parse-input.ts';
import { openPool } from './pool.ts';
import type { Program } from './records.ts';

interface Calculation {
  program: Program;
  /** Input cells by name, with their types. */
  types: ReadonlyMap<string, InputType>;
  /** Texts to write into cells, as people of the country write them. */
  values: Readonly<Record<string, string>>;
  /** Names of the cells to read. */
  cells: readonly string[];
}

/**
 * Calculates with a stored workbook. Cells that the workbook does not have are left out of the answer.
 * @throws CalculationFailure
 */
export async function calculate({ program, types, values, cells }: Calculation): Promise<Map<string, string>> {
  const { sheetNames } = program;
  const outputs = cells.flatMap((cell) => {
    const place = findPlace(cell, sheetNames);
    return place ? [{ cell, place }] : [];
  });
  const inputs = Object.entries(values).flatMap(([cell, value]) => {
    const place = findPlace(cell, sheetNames);
    return place ? [{ ...place, value: parseInput(value, types.get(cell) ?? 'number') }] : [];
  });
  const { results } = await openPool().run({
    kind: 'calculate',
    key: program.fileHash,
    program: decodeProgram(program),
    inputs,
    outputs: outputs.map(({ place }) => place),
  });
  return new Map(outputs.map(({ cell }, index) => [cell, results[index] ?? '']));
}

const decoded = new WeakMap<Program, Uint8Array>();

function decodeProgram(program: Program): Uint8Array {
  const known = decoded.get(program);
  if (known) return known;
  const bytes = Buffer.from(program.bytes, 'base64');
  decoded.set(program, bytes);
  return bytes;
}
