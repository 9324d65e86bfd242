import { Fragment, type Node } from '@tiptap/pm/model';

/** Columns that one cell may reach over; `colwidth` of the stored text holds as many. */
const MOST_COLUMNS = 100;

const roleOf = ({ type }: Node): string | undefined => type.spec.tableRole;

/**
 * Tables whose cells reach over no more rows than there are, and over a sensible number of columns. Markup may say
 * anything (`rowspan="65534"`, `colspan="0"`), and what merges cells would make every row and column of it.
 */
export function boundSpans(content: Fragment): Fragment {
  const rows = content.content.filter((node) => roleOf(node) === 'row').length;
  let row = 0;
  return mapFragment(content, (node) => {
    if (roleOf(node) !== 'row') return node.isLeaf ? node : node.copy(boundSpans(node.content));
    const below = rows - row;
    row += 1;
    return node.copy(mapFragment(node.content, (cell) => boundCell(cell, below)));
  });
}

function boundCell(cell: Node, rowsBelow: number): Node {
  const { colspan, rowspan, colwidth } = cell.attrs as { colspan: number; rowspan: number; colwidth: number[] | null };
  const columns = bound(colspan, MOST_COLUMNS, 1);
  const rows = bound(rowspan, rowsBelow, rowspan === 0 ? rowsBelow : 1);
  const content = boundSpans(cell.content);
  const widths = columns === colspan ? colwidth : null;
  return cell.type.create({ ...cell.attrs, colspan: columns, rowspan: rows, colwidth: widths }, content, cell.marks);
}

function bound(span: number, most: number, otherwise: number): number {
  return Number.isInteger(span) && span >= 1 ? Math.min(span, most) : otherwise;
}

/**
 * Rows of a table without merged cells: what a merged cell holds is in its first place, and the others are empty. For
 * cells that are selected, and taken one by one.
 */
export function divideCells(content: Fragment): Fragment {
  /** How many rows further down a column is taken by a cell above. */
  const taken: number[] = [];
  return mapFragment(content, (node) => {
    if (roleOf(node) === 'table') return node.copy(divideCells(node.content));
    if (roleOf(node) !== 'row') return node;
    return node.copy(divideRow(node, taken));
  });
}

function divideRow(row: Node, taken: number[]): Fragment {
  const cells: Node[] = [];
  const empty = row.type.schema.nodes.tableCell?.createAndFill();
  const fill = () => {
    while (empty && (taken[cells.length] ?? 0) > 0) {
      taken[cells.length] = (taken[cells.length] as number) - 1;
      cells.push(empty);
    }
  };
  row.forEach((cell) => {
    fill();
    const { colspan, rowspan } = cell.attrs as { colspan: number; rowspan: number };
    const first = cells.length;
    cells.push(cell.type.create({ ...cell.attrs, colspan: 1, rowspan: 1, colwidth: null }, cell.content));
    for (let column = 1; empty && column < colspan; column += 1) cells.push(empty);
    for (let column = 0; column < colspan; column += 1) taken[first + column] = rowspan - 1;
  });
  fill();
  return Fragment.from(cells);
}

function mapFragment(content: Fragment, change: (node: Node) => Node): Fragment {
  return Fragment.from(content.content.map(change));
}
