import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { isFull, sample } from '../../../scripts/testing/matrix.ts';
import { WorkerPool } from '../../src/plugins/lumavelo/server/src/calculations/engine/worker-pool.ts';
import {
  CALCULATION_TIME_LIMIT,
  COMPILE_TIME_LIMIT,
} from '../../src/plugins/lumavelo/server/src/calculations/limits.ts';
import { withParts } from './workbooks.ts';

const pool = new WorkerPool(1);
/** Has so much time that memory ends first, on slow machines as well. */
const patient = new WorkerPool(1, 30_000);
afterAll(() => Promise.all([pool.close(), patient.close()]));

/** Milliseconds for a test that works until a limit of processor time, which takes several times as long on a busy machine. */
const BUSY = 60_000;

/** A workbook with a formula in H8 and a value in the very last cell of its sheet. */
function writeCorners(formula: string): Uint8Array {
  const first = '<row r="1"><c r="A1"><v>1</v></c></row>';
  const own = `<row r="8"><c r="H8"><f>${formula}</f></c></row>`;
  const last = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${first}${own}${last}</sheetData></worksheet>`;
  return new Uint8Array(withParts({}, { 'xl/worksheets/sheet1.xml': sheet }));
}

const compile = (formula: string) => pool.run({ kind: 'compile', file: writeCorners(formula) });

const WHOLE_SHEETS = [
  'SUMPRODUCT(A:A*B:B)',
  'COUNTBLANK(I:XFD)',
  'SUM(I:XFD)',
  'COUNTIF(9:1048576,1)',
  'SUMPRODUCT((A1:F1000000=1)*(A1:F1000000=2))',
];

/** Work without end that takes no memory. */
const ENDLESS = 'REDUCE(0,SEQUENCE(5000),LAMBDA(a,b,REDUCE(a,SEQUENCE(5000),LAMBDA(c,d,c+d))))+SUM(A1:A20000)';

describe.runIf(isFull)('what reads a sheet to its last cell', () => {
  it.each(WHOLE_SHEETS)(
    '%s is calculated, or ends with its cell named, and the next workbook is calculated',
    async (formula) => {
      const outcome = await compile(formula).then(
        ({ results }) => ({ cell: Object.keys(results)[0] }),
        (error: { cell?: string }) => ({ cell: error.cell }),
      );
      expect(outcome).toEqual({ cell: 'H8' });
      expect((await compile('A1*2')).results.H8).toBe('2');
    },
    BUSY,
  );
});

it.each(sample([36, 24], 1))('%i MB of cells cost a worker and nothing else', { timeout: BUSY }, async (size) => {
  const cell = '<c r="A1"><f>1</f><v>1</v></c>';
  const cells = cell.repeat((size * 1024 * 1024) / cell.length);
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;
  const file = new Uint8Array(withParts({}, { 'xl/worksheets/sheet1.xml': sheet }));
  await expect(patient.run({ kind: 'compile', file })).rejects.toMatchObject({ reason: 'memory' });
  expect((await patient.run({ kind: 'compile', file: writeCorners('A1*2') })).results.H8).toBe('2');
});

it.runIf(isFull)(
  'a workbook gets the processor time of its limit, from the moment that a worker takes it',
  async () => {
    await compile('A1*2');
    const before = await readProcessorTime();
    await expect(compile(ENDLESS)).rejects.toMatchObject({ reason: 'time', cell: 'H8' });
    // The worker is looked at when the limit has passed by the clock; on a free machine that is the same.
    expect((await readProcessorTime()) - before).toBeLessThan(COMPILE_TIME_LIMIT * 1.75);
  },
);

describe('a machine that has other things to do', () => {
  const listChildren = () =>
    new Set(execFileSync('ps', ['-o', 'pid=', '--ppid', String(process.pid)], { encoding: 'utf8' }).match(/\d+/g));

  it('takes no time away from a calculation, whatever its worker has done before', async () => {
    const others = listChildren();
    const own = new WorkerPool(1);
    try {
      const file = writeCorners('A1*2');
      const { bytes } = await own.run({ kind: 'compile', file });
      const [worker] = [...listChildren()].filter((pid) => !others.has(pid));
      const calculation = own.run({
        kind: 'calculate',
        key: 'any',
        program: bytes,
        inputs: [],
        outputs: [{ sheet: 0, row: 8, column: 8 }],
      });
      process.kill(Number(worker), 'SIGSTOP');
      await pause(CALCULATION_TIME_LIMIT * 1.5);
      process.kill(Number(worker), 'SIGCONT');
      expect((await calculation).results).toEqual(['2']);
    } finally {
      await own.close();
    }
  });
});

/** Milliseconds that ended processes of this one have had on a processor, in hundredths of a second (proc(5), `cutime`). */
async function readProcessorTime(): Promise<number> {
  const stat = await readFile('/proc/self/stat', 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15);
  return (Number(user) + Number(system)) * 10;
}
