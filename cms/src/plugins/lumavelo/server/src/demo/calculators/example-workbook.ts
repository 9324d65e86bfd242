import { createHash } from 'node:crypto';
import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx';
import { compile } from '../../calculations/compile.ts';

type Value = string | number | boolean;

/**
 * A row of a sheet as people read it: what it is, its value or its formula, and where the rule comes from. Several values
 * stand beside each other, from column B on, and the note behind them.
 */
export type Row = readonly [label: string, value?: Value | readonly Value[], note?: string];

/** A workbook in the open: rows by sheet. A text that begins with `=` is a formula. */
export type ExampleWorkbook = Readonly<Record<string, readonly Row[]>>;

/** Builds the .xlsx file of an example, with the results that a spreadsheet program would keep in it. */
export async function buildWorkbookFile(workbook: ExampleWorkbook): Promise<Buffer> {
  const bare = writeFile(workbook, {});
  const { results } = await compile({ bytes: bare, hash: createHash('sha256').update(bare).digest('hex') });
  return writeFile(workbook, results);
}

function writeFile(workbook: ExampleWorkbook, results: Readonly<Record<string, string>>): Buffer {
  const book = utils.book_new();
  for (const [index, [name, rows]] of Object.entries(workbook).entries()) {
    const prefix = index === 0 ? '' : `${name}!`;
    utils.book_append_sheet(
      book,
      buildSheet(rows, (cell) => results[prefix + cell]),
      name,
    );
  }
  // The compression of a file decides nothing about its cells, but the same cells must give the same file.
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

function buildSheet(rows: readonly Row[], resultOf: (cell: string) => string | undefined): WorkSheet {
  const sheet: WorkSheet = { '!cols': [{ wch: 46 }, { wch: 14 }, ...Array(3).fill({ wch: 30 })] };
  for (const [index, [label, value, note]] of rows.entries()) {
    const row = index + 1;
    if (label) sheet[`A${row}`] = { t: 's', v: label };
    const values = value === undefined ? [] : [value].flat();
    for (const [place, each] of values.entries()) {
      const cell = `${COLUMNS[place]}${row}`;
      sheet[cell] = buildCell(each, resultOf(cell));
    }
    if (note) sheet[`${COLUMNS[Math.max(1, values.length)]}${row}`] = { t: 's', v: note };
  }
  sheet['!ref'] = `A1:E${rows.length}`;
  return sheet;
}

const COLUMNS = ['B', 'C', 'D', 'E'];

function buildCell(value: Value, result: string | undefined): CellObject {
  if (typeof value === 'boolean') return { t: 'b', v: value };
  if (typeof value === 'number') return { t: 'n', v: value };
  if (!value.startsWith('=')) return { t: 's', v: value };
  const number = Number(result);
  const kept = result !== undefined && result !== '' && Number.isFinite(number);
  return { t: 'n', f: value.slice(1), ...(kept && { v: number }) };
}
