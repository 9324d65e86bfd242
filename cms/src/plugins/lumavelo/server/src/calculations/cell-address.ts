/** A cell as the engine counts: sheets from 0, rows and columns from 1. */
export interface CellPlace {
  sheet: number;
  row: number;
  column: number;
}

/** The size of a sheet: XFD1048576 is its last cell. */
export const LAST_ROW = 1_048_576;
export const LAST_COLUMN = 16_384;

const ADDRESS = /^(?:(?:'((?:[^']|'')+)'|([\p{L}\p{N}_.]+))!)?\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/iu;

/**
 * Writes a cell's name the one way it is stored and compared: `b3` and `$B$3` are `B3`; a cell of another sheet than the
 * first keeps the sheet's name, such as `Tax!B3` or `'Tax 2026'!B3`.
 * @returns undefined when the text names no cell
 */
export function normaliseAddress(text: string): string | undefined {
  const parts = splitAddress(text.trim());
  if (!parts) return undefined;
  const cell = `${parts.letters}${parts.row}`;
  return parts.sheetName === undefined ? cell : `${quoteSheet(parts.sheetName)}!${cell}`;
}

/**
 * The place of a named cell in a workbook. Without a sheet's name the first sheet is meant.
 * @returns undefined when the text names no cell, or a sheet that the workbook does not have
 */
export function findPlace(address: string, sheetNames: readonly string[]): CellPlace | undefined {
  const parts = splitAddress(address);
  if (!parts) return undefined;
  const { sheetName, row, column } = parts;
  const wanted = sheetName?.toLowerCase();
  const sheet = wanted === undefined ? 0 : sheetNames.findIndex((name) => name.toLowerCase() === wanted);
  return sheet === -1 ? undefined : { sheet, row, column };
}

/** The name of a cell for messages and comparisons: cells of the first sheet without the sheet's name. */
export function nameCell(cell: string, sheet: number, sheetNames: readonly string[]): string {
  return sheet === 0 ? cell : `${quoteSheet(sheetNames[sheet] ?? '')}!${cell}`;
}

function splitAddress(text: string) {
  const match = ADDRESS.exec(text);
  if (!match) return undefined;
  const [, quoted, plain, letters = '', digits = ''] = match;
  const column = readColumn(letters.toUpperCase());
  const row = Number(digits);
  if (column > LAST_COLUMN || row > LAST_ROW) return undefined;
  return { sheetName: quoted?.replaceAll("''", "'") ?? plain, letters: letters.toUpperCase(), row, column };
}

/** The number of a column by its letters, which are capitals: `A` is 1. */
export function readColumn(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/** The letters of a column by its number, from 1 on. */
export function writeColumn(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return (before > 0 ? writeColumn(before) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

function quoteSheet(name: string): string {
  return /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) ? name : `'${name.replaceAll("'", "''")}'`;
}
