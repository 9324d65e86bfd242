/** A worker process of the pool: loads workbooks into the engine and calculates, one task at a time. */
import { compileWorkbook } from '../workbook/compile-workbook.ts';
import { WorkbookRefusal } from '../workbook/refusal.ts';
import { Spreadsheet } from './spreadsheet.ts';
import type { Calculated, FromWorker, Task, ToWorker } from './worker-messages.ts';

/** Engine memory in bytes from which on a fresh worker takes over. */
const RETIRE_AT = 64 * 1024 * 1024;

/** Calculations after which a workbook is loaded afresh: the engine remembers every entry, to be able to undo it. */
const FRESH_AFTER = 2_000;

/** Workbooks kept at once; the pool counts along (`LOADED_LIMIT` there is this number). */
const loaded = new Map<string, { sheet: Spreadsheet; program: Uint8Array; uses: number }>();

const send = (message: FromWorker) => process.send?.(message);

process.on('message', async (task: ToWorker) => {
  if (task.kind === 'forget') return forget(task.key);
  try {
    const result =
      task.kind === 'compile'
        ? await compileWorkbook(task.file, (cell) => send({ kind: 'costly', cell }))
        : calculate(task);
    send({ kind: 'done', result, retire: Spreadsheet.memory() > RETIRE_AT, processorTime: readProcessorTime() });
  } catch (error) {
    if (error instanceof WorkbookRefusal)
      send({ kind: 'refused', message: error.message, cell: error.cell, processorTime: readProcessorTime() });
    else send({ kind: 'broken', message: String(error) });
  }
});
warmUp();
send({ kind: 'ready', processorTime: readProcessorTime() });

/** The engine is compiled as it is used for the first time. That belongs to nobody's calculation. */
function warmUp(): void {
  const place = { sheet: 0, row: 1, column: 1 };
  const sheet = Spreadsheet.create(['Sheet1']);
  sheet.writeFormula(place, 'SUM(1,1)');
  sheet.evaluate();
  const again = Spreadsheet.load(sheet.toBytes());
  again.write({ ...place, column: 2 }, { number: 1 });
  again.evaluate();
  again.read(place);
  again.free();
  sheet.free();
}

function readProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function calculate({ key, program, inputs, outputs }: Task & { kind: 'calculate' }): Calculated {
  const sheet = open(key, program);
  const start = performance.now();
  const before = inputs.map((input) => sheet.content(input));
  for (const input of inputs) sheet.write(input, input.value);
  sheet.evaluate();
  const results = outputs.map((output) => sheet.read(output));
  // The next caller starts from the workbook's own values again.
  for (const [index, input] of inputs.entries()) sheet.restore(input, before[index] ?? '');
  return { results, engineTime: performance.now() - start };
}

function open(key: string, program: Uint8Array | undefined): Spreadsheet {
  const known = loaded.get(key);
  const source = program ?? known?.program;
  if (!source) throw new Error(`The workbook ${key} was not sent to this worker.`);
  if (known && known.uses < FRESH_AFTER) {
    known.uses += 1;
    return known.sheet;
  }
  known?.sheet.free();
  const sheet = Spreadsheet.load(source);
  loaded.set(key, { sheet, program: source, uses: 1 });
  return sheet;
}

function forget(key: string): void {
  loaded.get(key)?.sheet.free();
  loaded.delete(key);
}
