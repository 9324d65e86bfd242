import { findPlace, LAST_COLUMN, LAST_ROW, readColumn, writeColumn } from '../cell-address.ts';
import { Formula, type Token } from '../engine/formula-tokens.ts';

/** A cell's start tag with its name, or a formula with its attributes and its text. */
const CELL_OR_FORMULA = /<(?:\w+:)?c\s[^>]*?\br="([A-Z]+\d+)"[^>]*>|<(\w+:)?f\b([^>]*?)(?:\/>|>([^<]*)<\/(?:\w+:)?f>)/g;

/** Column and row of a reference, either of which may be fixed or, for whole rows and columns, left out. */
const REFERENCE = /(?<![\w$])(?:(\$?)([A-Z]{1,3}))?(?:(\$?)(\d+))?(?!\w)/gi;

/**
 * Writes out the formulas that a sheet keeps once for many cells. What reads the cells afterwards would move whole columns
 * too little, and move sheet names and quoted texts that look like a cell, such as `Q1`.
 */
export function expandSharedFormulas(sheet: string): string {
  const shared = new Map<string, { formula: Formula; cell: string }>();
  let cell: string | undefined;
  return sheet.replace(
    CELL_OR_FORMULA,
    (found, named?: string, prefix = '', attributes?: string, text = ''): string => {
      if (named !== undefined) cell = named;
      const index = /\bt="shared"/.test(attributes ?? '') ? /\bsi="(\d+)"/.exec(attributes ?? '')?.[1] : undefined;
      if (cell === undefined || index === undefined) return found;
      if (text !== '') shared.set(index, { formula: new Formula(unescapeXml(text)), cell });
      const first = shared.get(index);
      if (!first) return found;
      return `<${prefix}f>${escapeXml(moveFormula(first.formula, first.cell, cell))}</${prefix}f>`;
    },
  );
}

interface Offset {
  columns: number;
  rows: number;
}

/** The formula as it reads in another cell, when it is copied there. */
function moveFormula(formula: Formula, from: string, to: string): string {
  const [start, end] = [findPlace(from, []), findPlace(to, [])];
  const by = { columns: (end?.column ?? 0) - (start?.column ?? 0), rows: (end?.row ?? 0) - (start?.row ?? 0) };
  let written = '';
  let done = 0;
  for (const token of formula.tokens) {
    if (!isReference(token)) continue;
    const text = formula.text(token.start, token.end);
    const sheet = text.slice(0, text.lastIndexOf('!') + 1);
    written += formula.text(done, token.start) + sheet + moveReference(text.slice(sheet.length), by);
    done = token.end;
  }
  return written + formula.text(done);
}

function isReference({ token }: Token): boolean {
  return typeof token === 'object' && ('Reference' in token || 'Range' in token);
}

function moveReference(text: string, { columns, rows }: Offset): string {
  return text.replace(REFERENCE, (_, fixedColumn = '', column = '', fixedRow = '', row = '') => {
    const letters = column && !fixedColumn ? writeColumn(wrap(readColumn(column) + columns, LAST_COLUMN)) : column;
    const number = row && !fixedRow ? wrap(Number(row) + rows, LAST_ROW) : row;
    return `${fixedColumn}${letters}${fixedRow}${number}`;
  });
}

/** Beyond its last row or column a sheet goes on with the first, as Excel counts. */
function wrap(index: number, last: number): number {
  return ((index - 1 + last) % last) + 1;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescapeXml(text: string): string {
  return text.replace(
    /&(?:(lt|gt|quot|apos|amp)|#(\d+)|#x([\da-f]+));/gi,
    (_, name?: string, ten?: string, hex?: string) =>
      name ? (ENTITIES[name] ?? '') : String.fromCodePoint(ten ? Number(ten) : Number.parseInt(hex ?? '0', 16)),
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
