import type { CellObject, WorkBook } from '@e965/xlsx';
import { findPlace, nameCell } from '../cell-address.ts';
import { CELLS_LIMIT, FORMULAS_LIMIT } from '../limits.ts';
import { openPackage } from './open-package.ts';
import { WorkbookRefusal } from './refusal.ts';

/** What a cell of an uploaded workbook holds: a formula with the result Excel kept of it, or a value. */
export interface SourceCell {
  sheet: number;
  row: number;
  column: number;
  /** Name for messages: `B3`, or `Tax!B3` beyond the first sheet. */
  name: string;
  formula?: string;
  value: string | number | boolean | null;
  /** True where the value is an error such as `#N/A`, and no text that reads like one. */
  isError?: true;
}

/** A workbook as data: what the engine's form is made from. */
export interface WorkbookSource {
  sheetNames: string[];
  cells: SourceCell[];
  definedNames: { name: string; formula: string; sheet: number | undefined }[];
}

/** Reads an uploaded .xlsx file. @throws WorkbookRefusal */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookSource> {
  const content = openPackage(bytes);
  // Only reading a workbook needs it; most workers never do.
  const { read } = await import('@e965/xlsx');
  let book: WorkBook;
  try {
    // Without stubs, formulas whose result was never kept would be left out: programs other than Excel write such.
    book = read(content, { type: 'array', sheetStubs: true, cellHTML: false, cellText: false, cellDates: false });
  } catch (error) {
    throw new WorkbookRefusal(`The workbook is damaged (${(error as Error).message}). Save it again in Excel.`);
  }
  if (book.Workbook?.WBProps?.date1904) {
    throw new WorkbookRefusal(
      'The workbook counts days from 1904. Turn that off (Options › Advanced) and save it again.',
    );
  }
  const sheetNames = book.SheetNames;
  if (sheetNames.length === 0) throw new WorkbookRefusal('The workbook has no sheet.');
  const cells: SourceCell[] = [];
  let formulas = 0;
  for (const [sheet, sheetName] of sheetNames.entries()) {
    for (const [address, cell] of Object.entries(book.Sheets[sheetName] ?? {}) as [string, CellObject][]) {
      if (address.startsWith('!') || (cell.t === 'z' && cell.f === undefined)) continue;
      const name = nameCell(address, sheet, sheetNames);
      const place = findPlace(address, sheetNames);
      if (!place) throw new WorkbookRefusal(`${name} lies beyond the last row or column that a sheet has.`, name);
      const { row, column } = place;
      const formula = readFormula(cell, name);
      if (formula !== undefined) formulas += 1;
      cells.push({
        sheet,
        row,
        column,
        name,
        value: readValue(cell),
        ...(formula && { formula }),
        ...(cell.t === 'e' && { isError: true }),
      });
      if (cells.length > CELLS_LIMIT || formulas > FORMULAS_LIMIT) throw tooMuch(formulas > FORMULAS_LIMIT, name);
    }
  }
  return { sheetNames, cells, definedNames: readNames(book) };
}

function tooMuch(isFormula: boolean, cell: string): WorkbookRefusal {
  const limit = isFormula ? `${FORMULAS_LIMIT} formulas` : `${CELLS_LIMIT} filled cells`;
  return new WorkbookRefusal(
    `The workbook has more than ${limit}; ${cell} is beyond them. Remove what is not used.`,
    cell,
  );
}

function readFormula({ f, F }: CellObject, name: string): string | undefined {
  if (f === undefined) return undefined;
  if (/\[\d+\]|\[[^\]]+\.xls/i.test(withoutTexts(f))) {
    throw new WorkbookRefusal(`${name} reads from another workbook. Copy the values it needs into this one.`, name);
  }
  if (F?.includes(':') && new Set(F.split(':')).size > 1) {
    throw new WorkbookRefusal(`${name} holds an array formula over ${F}. Write one formula per cell.`, name);
  }
  // Newer functions carry a prefix in the file that nobody types.
  return f.replace(/_xl(fn|ws|pm|udf)\./gi, '').replace(/_xl(fn|ws|pm|udf)\./gi, '');
}

/** The formula with the contents of its quoted texts left out; sheet names in single quotes stay. */
export function withoutTexts(formula: string): string {
  return formula.replace(/"(?:[^"]|"")*"/g, '""');
}

function readValue(cell: CellObject): SourceCell['value'] {
  if (cell.t === 'e') return cell.w ?? ERROR_TEXTS[Number(cell.v)] ?? '#VALUE!';
  if (cell.t === 'z' || cell.v instanceof Date) return null;
  return cell.v ?? null;
}

/** Error values as the file stores them. */
const ERROR_TEXTS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

/** Names that people gave to cells; Excel's own for print areas and filters begin with `_xlnm`. */
function readNames(book: WorkBook): WorkbookSource['definedNames'] {
  const names = book.Workbook?.Names ?? [];
  return names
    .filter(({ Name }) => !Name.startsWith('_xlnm') && !Name.startsWith('_'))
    .map(({ Name, Ref, Sheet }) => {
      if (/\[\d+\]/.test(Ref)) {
        throw new WorkbookRefusal(`The name "${Name}" leads to another workbook. Delete it (Formulas › Name Manager).`);
      }
      return { name: Name, formula: Ref, sheet: Sheet ?? undefined };
    });
}
