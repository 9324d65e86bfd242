import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { type Answer, call } from '../harness/client.ts';
import { send } from '../harness/images.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Cells by name; a text that begins with `=` is a formula. */
export type Cells = Record<string, string | number | boolean>;

/** The bytes of an .xlsx file, as a spreadsheet program writes them. */
export function writeWorkbook(...sheets: Cells[]): Buffer {
  const book = utils.book_new();
  for (const [index, cells] of sheets.entries()) utils.book_append_sheet(book, toSheet(cells), `Sheet${index + 1}`);
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

/** A workbook of one sheet with a name for something. */
export function writeNamed(cells: Cells, name: string, formula: string): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, toSheet(cells), 'Sheet1');
  book.Workbook = { Names: [{ Name: name, Ref: formula }] };
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

/** A workbook with parts added or replaced. */
export function withParts(cells: Cells, parts: Record<string, string | Uint8Array>): Buffer {
  const own = unzipSync(writeWorkbook(cells));
  const added = Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]);
  return Buffer.from(zipSync({ ...own, ...Object.fromEntries(added) }));
}

function toSheet(cells: Cells): WorkSheet {
  const lastRow = Math.max(1, ...Object.keys(cells).map((cell) => utils.decode_cell(cell).r + 1));
  const sheet: WorkSheet = { '!ref': `A1:Z${lastRow}` };
  for (const [cell, value] of Object.entries(cells)) sheet[cell] = toCell(value);
  return sheet;
}

function toCell(value: Cells[string]): CellObject {
  if (typeof value === 'string' && value.startsWith('=')) return { t: 'n', f: value.slice(1) };
  if (typeof value === 'string') return { t: 's', v: value };
  return typeof value === 'boolean' ? { t: 'b', v: value } : { t: 'n', v: value };
}

export function sendWorkbook(bytes: Buffer): Promise<Answer> {
  return send('workbook.xlsx', XLSX, bytes);
}

export async function uploadWorkbook(bytes: Buffer): Promise<number> {
  const sent = await sendWorkbook(bytes);
  if (sent.status !== 201) throw new Error(`The upload failed: ${JSON.stringify(sent.body)}`);
  return sent.body[0].id;
}

let count = 0;

/** Saves a calculator through the REST API; published unless told otherwise. */
export async function createCalculator(entry: Record<string, unknown>, status = 'published'): Promise<Answer> {
  count += 1;
  const data = { name: 'A calculator', slug: `test-${process.pid}-${count}`, country: 'nl', ...entry };
  return call(`/api/calculators?status=${status}`, { as: 'api', body: { data } });
}

export function perform(slug: string, values: unknown): Promise<Answer> {
  return call(`/api/perform-calculations/${slug}`, { body: values as object });
}
