import { Table, TableCell, TableHeader, TableRow, TableView } from '@tiptap/extension-table';
import { columnResizing, tableEditing } from '@tiptap/pm/tables';
import { columnWidth } from 'page-format';

/** Measures of specification point 9, in pixels. */
const HANDLE_WIDTH = 5;
const CELL_MIN_WIDTH = 25;
const DEFAULT_COLUMN_WIDTH = 100;

/** Tiptap has one number for the narrowest cell and for columns without a width; the specification has two. */
const ResizableTable = Table.extend({
  addProseMirrorPlugins() {
    const resizing = columnResizing({
      handleWidth: HANDLE_WIDTH,
      cellMinWidth: CELL_MIN_WIDTH,
      defaultCellMinWidth: DEFAULT_COLUMN_WIDTH,
      View: TableView,
      lastColumnResizable: true,
    });
    return [...(this.editor.isEditable ? [resizing] : []), tableEditing({ allowTableNodeSelection: false })];
  },
}).configure({ resizable: true, cellMinWidth: DEFAULT_COLUMN_WIDTH, renderWrapper: true });

/** The attributes of cells that the content model has (specification point 3), and where they stand in markup. */
function cellAttributes() {
  return {
    colspan: { default: 1 },
    rowspan: { default: 1 },
    colwidth: { default: null, parseHTML: readColumnWidths },
  };
}

/** Tables as specification points 3 and 9 have them. */
export const TABLE_EXTENSIONS = [
  ResizableTable,
  TableRow,
  TableHeader.extend({ addAttributes: cellAttributes }),
  TableCell.extend({ addAttributes: cellAttributes }),
];

/**
 * A cell's widths: from its own attribute, as the editor writes it to the clipboard, or from the table's columns, as
 * the site's markup has them.
 * @returns one number for every column the cell spans, 0 where none was set, or null when none was
 */
function readColumnWidths(cell: HTMLElement): number[] | null {
  const own = cell.getAttribute('colwidth');
  const widths = own
    ? own.split(',').map((width) => Number.parseFloat(width))
    : columnsOf(cell).map((column) => Number.parseFloat(column.style.width));
  const read = widths.map((width) => columnWidth(width) ?? 0);
  return read.some((width) => width > 0) ? read : null;
}

function columnsOf(cell: HTMLElement): HTMLElement[] {
  const table = cell.closest('table');
  const columns = [...(table?.querySelectorAll<HTMLElement>(':scope > colgroup > col') ?? [])];
  if (!table || columns.length === 0) return [];
  const start = findColumn(table, cell as HTMLTableCellElement);
  return columns.slice(start, start + (cell as HTMLTableCellElement).colSpan);
}

/** The first column a cell stands in: cells that reach down from rows above push it to the right. */
function findColumn(table: HTMLTableElement, cell: HTMLTableCellElement): number {
  /** By column, how many more rows are taken by a cell from above. */
  const taken: number[] = [];
  for (const row of table.rows) {
    let column = 0;
    for (const current of row.cells) {
      while ((taken[column] ?? 0) > 0) column += 1;
      if (current === cell) return column;
      for (let index = 0; index < current.colSpan; index += 1) taken[column + index] = current.rowSpan;
      column += current.colSpan;
    }
    for (const [index, rows] of taken.entries()) taken[index] = Math.max(0, (rows ?? 0) - 1);
  }
  return 0;
}
