import type { CellPlace } from '../cell-address.ts';
import type { CellValue } from '../parse-input.ts';
import type { CompiledWorkbook } from '../workbook/compile-workbook.ts';

/** What a worker is asked to do. */
export type Task =
  | { kind: 'compile'; file: Uint8Array }
  | {
      kind: 'calculate';
      /** Names a version of a workbook; a worker keeps what it has loaded under this name. */
      key: string;
      /** The engine's form of the workbook; left out where the worker has it. */
      program?: Uint8Array;
      inputs: readonly (CellPlace & { value: CellValue })[];
      outputs: readonly CellPlace[];
    };

export type ToWorker =
  | Task
  /** A workbook that will not be asked for any more. */
  | { kind: 'forget'; key: string };

export interface Calculated {
  results: string[];
  /** Time that the engine took, in milliseconds. */
  engineTime: number;
}

export type Result<T extends Task> = T extends { kind: 'compile' } ? CompiledWorkbook : Calculated;

/** `processorTime` is what the worker has had since its start, in milliseconds. */
export type FromWorker =
  | { kind: 'ready'; processorTime: number }
  /** The formula that reads the most cells of the workbook in hand. */
  | { kind: 'costly'; cell: string }
  /** `retire` when the worker should get no more work: its memory grew, and never shrinks. */
  | { kind: 'done'; result: CompiledWorkbook | Calculated; retire: boolean; processorTime: number }
  | { kind: 'refused'; message: string; cell: string | undefined; processorTime: number }
  /** After a trap the engine's state is unknown, so the worker is given up. */
  | { kind: 'broken'; message: string };
