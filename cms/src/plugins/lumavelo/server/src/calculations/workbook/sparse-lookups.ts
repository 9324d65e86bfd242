import type { Formula } from '../engine/formula-tokens.ts';
import type { SourceCell, WorkbookSource } from './read-workbook.ts';
import { WorkbookRefusal } from './refusal.ts';

/** Functions that look for the nearest value, and the argument that makes them look for the very same one. */
const NEAREST: Readonly<
  Record<string, { exactly?: { argument: number; is: RegExp }; along: 'column' | 'row' | 'both' }>
> = {
  LOOKUP: { along: 'both' },
  MATCH: { exactly: { argument: 2, is: /^\s*0?\s*$/ }, along: 'both' },
  VLOOKUP: { exactly: { argument: 3, is: /^\s*(0|FALSE)?\s*$/i }, along: 'column' },
  HLOOKUP: { exactly: { argument: 3, is: /^\s*(0|FALSE)?\s*$/i }, along: 'row' },
};

interface Area {
  sheet: number;
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/**
 * Lookups of the nearest value take empty cells for zero, where Excel passes over them, and so find nothing in a table
 * that is named with empty rows behind it.
 * @returns what refuses a formula that does so, naming its cell
 */
export function guardLookups({ cells, sheetNames }: WorkbookSource): (cell: SourceCell, formula: Formula) => void {
  const sheets = sheetNames.map((name) => name.toLowerCase());
  const known = new Map<string, boolean>();
  const isFull = (area: Area): boolean => {
    const key = JSON.stringify(area);
    const full =
      known.get(key) ?? countCells(cells, area) === (area.bottom - area.top + 1) * (area.right - area.left + 1);
    known.set(key, full);
    return full;
  };
  return (cell, formula) => {
    for (const call of formula.calls()) {
      const nearest = Object.hasOwn(NEAREST, call.name) ? NEAREST[call.name] : undefined;
      const searched = call.arguments[1];
      if (!nearest || !searched || searched.to - searched.from !== 1) continue;
      const exactly = nearest.exactly && call.arguments[nearest.exactly.argument];
      if (exactly && nearest.exactly?.is.test(formula.textOf(exactly.from, exactly.to))) continue;
      const token = formula.tokens[searched.from]?.token;
      if (typeof token !== 'object' || !('Range' in token)) continue;
      const { left, right, sheet } = token.Range;
      const area = {
        sheet: sheet ? sheets.indexOf(sheet.toLowerCase()) : cell.sheet,
        top: left.row,
        left: left.column,
      };
      const along =
        nearest.along === 'both'
          ? right.column - left.column > right.row - left.row
            ? 'row'
            : 'column'
          : nearest.along;
      const [bottom, last] = along === 'column' ? [right.row, left.column] : [left.row, right.column];
      if (isFull({ ...area, bottom, right: last })) continue;
      const range = formula.textOf(searched.from, searched.to);
      throw new WorkbookRefusal(
        `${cell.name} uses ${call.name} for the nearest value in ${range}, which has empty cells. ` +
          'Name the filled cells only, or look for the very same value.',
        cell.name,
      );
    }
  };
}

function countCells(cells: readonly SourceCell[], { sheet, top, left, bottom, right }: Area): number {
  const isInside = ({ row, column }: SourceCell) => row >= top && row <= bottom && column >= left && column <= right;
  return cells.filter((cell) => cell.sheet === sheet && cell.value !== '' && isInside(cell)).length;
}
