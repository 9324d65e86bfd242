/** A table for people with spreadsheets: a line of a text in each row, page after page. */
import { parse } from 'csv-parse/browser/esm/sync';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { FileRefusal } from './file-refusal.ts';
import type { FilePart, FileUnit, TranslationFile } from './translation-file.ts';

/** The first row. What a program has to give back stands at the end, where it is in nobody's way. */
const COLUMNS = ['page', 'where', 'source', 'target', 'id', 'document'] as const;

/** With the mark that tells Excel of UTF-8. What a spreadsheet would take for a formula begins with `'`. */
export function writeCsv({ parts }: Pick<TranslationFile, 'parts'>): string {
  const rows = parts.flatMap(({ document, title, units }) =>
    units.map(({ id, name, source, target }) => [title, name, source, target, id, document]),
  );
  return stringify([COLUMNS, ...rows], { bom: true, escape_formulas: true });
}

/**
 * @throws FileRefusal for what is no table, or has not the columns that are needed
 */
export function readCsv(text: string): FilePart[] {
  const rows = readRows(text);
  const columns = Object.keys(rows[0] ?? {});
  // Text of any kind is a table of one column.
  if (columns.length < 2) throw new FileRefusal('noXliff');
  const missing = (['source', 'target', 'id', 'document'] as const).filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new FileRefusal('columns', { names: missing.join(', ') });
  let document = '';
  return rows.map((row) => {
    const read = (name: (typeof COLUMNS)[number]) => (row[name] ?? '').replace(/^'(?=[=+\-@\t\r])/, '');
    // A row that somebody added without it is of the page above.
    document = read('document') || document;
    const unit: FileUnit = { id: read('id'), name: read('where'), source: read('source'), target: read('target') };
    return { document, title: read('page'), units: [unit] };
  });
}

function readRows(text: string): Record<string, string>[] {
  try {
    return parse<Record<string, string>>(text, {
      bom: true,
      columns: true,
      delimiter: findDelimiter(text),
      skip_empty_lines: true,
      // A row that somebody added without all columns is one all the same.
      relax_column_count: true,
    });
  } catch (error) {
    throw new FileRefusal('broken', { line: Number((error as { lines?: number }).lines ?? 1) });
  }
}

/** What stands between columns: spreadsheets write a comma, a semicolon or a tab, and the first row has none in its words. */
function findDelimiter(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
