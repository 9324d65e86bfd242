import { columnWidth, type RichTextNode } from 'page-format';
import type { ReactNode } from 'react';
import type { Locale } from '../site/locales.ts';
import { wholeNumber } from './rich-text-attributes.ts';
import { richTextMessages } from './rich-text-messages.ts';
import { say } from './view.ts';

/** Width of a column without one of its own, in pixels (specification point 9). */
const DEFAULT_COLUMN_WIDTH = 100;

interface RichTextTableProps {
  table: RichTextNode;
  locale: Locale;
  draw(cell: RichTextNode): ReactNode;
}

/**
 * A table in a frame of its own that scrolls sideways where the screen is too narrow, so that the page never does. The
 * frame takes focus, because a keyboard could not scroll it otherwise.
 */
export function RichTextTable({ table, locale, draw }: RichTextTableProps) {
  const rows = (table.content ?? []).filter((row) => row.type === 'tableRow' && row.content?.length);
  if (rows.length === 0) return null;
  const widths = columnWidths(rows[0] as RichTextNode);
  const minimum = widths.reduce<number>((sum, width) => sum + (width ?? DEFAULT_COLUMN_WIDTH), 0);
  const headerRows = countHeaderRows(rows);
  const headCount = reachesBelow(rows.slice(0, headerRows)) ? 0 : headerRows;
  const drawRow = (row: RichTextNode, index: number) => (
    <tr key={index}>{row.content?.map((cell, place) => drawCell(cell, place, index < headerRows))}</tr>
  );
  const drawCell = (cell: RichTextNode, place: number, inHead: boolean) => {
    const spans = {
      colSpan: span(cell.attrs?.colspan),
      rowSpan: span(cell.attrs?.rowspan),
    };
    if (cell.type === 'tableHeader') {
      return (
        <th key={place} {...spans} scope={inHead ? 'col' : 'row'}>
          {draw(cell)}
        </th>
      );
    }
    return cell.type === 'tableCell' ? (
      <td key={place} {...spans}>
        {draw(cell)}
      </td>
    ) : null;
  };
  return (
    // No landmark, which would want a name of its own for each table of a page.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div role="group" className="RichText-table" aria-label={say(richTextMessages.table, { locale })} tabIndex={0}>
      <table style={{ minWidth: minimum }}>
        <colgroup>
          {widths.map((width, index) => (
            <col key={index} style={width ? { width } : undefined} />
          ))}
        </colgroup>
        {headCount > 0 && <thead>{rows.slice(0, headCount).map(drawRow)}</thead>}
        {headCount < rows.length && (
          <tbody>{rows.slice(headCount).map((row, index) => drawRow(row, index + headCount))}</tbody>
        )}
      </table>
    </div>
  );
}

/** Rows at the top that are all header cells. */
function countHeaderRows(rows: readonly RichTextNode[]): number {
  const bodyStart = rows.findIndex((row) => row.content?.some((cell) => cell.type !== 'tableHeader'));
  return bodyStart < 0 ? rows.length : bodyStart;
}

/** True when a cell spans more rows than there are: HTML has no cell that stands in the head and in the body. */
function reachesBelow(rows: readonly RichTextNode[]): boolean {
  return rows.some((row, index) => row.content?.some((cell) => index + (span(cell.attrs?.rowspan) ?? 1) > rows.length));
}

/** Pixel widths by column, undefined where none was set; the first row says how many columns there are. */
function columnWidths(row: RichTextNode): (number | undefined)[] {
  return (row.content ?? []).flatMap((cell) => {
    const { colwidth } = cell.attrs ?? {};
    return Array.from({ length: span(cell.attrs?.colspan) ?? 1 }, (_, index) =>
      Array.isArray(colwidth) ? columnWidth(colwidth[index]) : undefined,
    );
  });
}

/** A span, left out when it is the usual one. */
function span(value: unknown): number | undefined {
  const number = wholeNumber(value, 1, 100);
  return number === 1 ? undefined : number;
}
