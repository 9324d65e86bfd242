import { strFromU8, strToU8, zipSync } from 'fflate';
import { FILE_LIMIT, PARTS_LIMIT, UNPACKED_LIMIT } from '../limits.ts';
import { listParts, type ZipPart } from './list-parts.ts';
import { WorkbookRefusal } from './refusal.ts';
import { expandSharedFormulas } from './shared-formulas.ts';

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Parts with contents that lead out of the file or run, and what to do about each. */
const FORBIDDEN_PARTS: readonly [RegExp, string][] = [
  [
    /^xl\/externalLinks\//i,
    'The workbook links to another workbook. Replace the links with values (Data › Edit Links).',
  ],
  [/^xl\/vbaProject/i, 'The workbook holds macros. Save it as .xlsx without macros.'],
  [/^xl\/(connections\.xml|queryTables\/)/i, 'The workbook gets data from elsewhere. Remove its data connections.'],
];

/** The parts that describe the workbook; pictures, thumbnails and printer settings are left out. */
const NEEDED_PARTS = /\.(xml|rels)$/i;

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;

/**
 * Unpacks a workbook as far as it is needed, and packs that again without compression. What reads the cells afterwards
 * never meets a zip bomb: each part has the size that the file announces, and all of them together have a limit.
 * @throws WorkbookRefusal when the bytes are no workbook, too much, or hold what leads out of the file
 */
export function openPackage(bytes: Uint8Array): Uint8Array {
  if (bytes.length > FILE_LIMIT) {
    throw new WorkbookRefusal(`The workbook is larger than ${megabytes(FILE_LIMIT)} MB. Remove what it does not need.`);
  }
  const parts = unpack(bytes);
  if (!parts['xl/workbook.xml'] || !parts['[Content_Types].xml']) throw noWorkbook();
  for (const [name, content] of Object.entries(parts)) {
    if (/<!(DOCTYPE|ENTITY)/i.test(strFromU8(content.subarray(0, 4096)))) {
      throw new WorkbookRefusal(`The part ${name} of the workbook declares a document type, which workbooks never do.`);
    }
    if (SHEET.test(name)) parts[name] = strToU8(expandSharedFormulas(strFromU8(content)));
  }
  return zipSync(parts, { level: 0 });
}

/**
 * Judges a workbook before it is stored: by the list of its parts, and by whether that is true.
 * @throws WorkbookRefusal when there are too many parts, or when they would unpack to too much
 */
export function assertUnpackable(bytes: Uint8Array): void {
  read(() => {
    for (const part of chooseNeeded(listParts(bytes))) part.read();
  });
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  return read(() => {
    const parts = listParts(bytes);
    for (const { name } of parts) {
      const forbidden = FORBIDDEN_PARTS.find(([pattern]) => pattern.test(name));
      if (forbidden) throw new WorkbookRefusal(forbidden[1]);
    }
    return Object.fromEntries(chooseNeeded(parts).map((part) => [part.name, part.read()]));
  });
}

/** The parts that are read, which together may be so large and no larger. */
function chooseNeeded(parts: readonly ZipPart[]): ZipPart[] {
  if (parts.length > PARTS_LIMIT) throw new WorkbookRefusal(`The workbook consists of more than ${PARTS_LIMIT} parts.`);
  const needed = parts.filter(({ name }) => NEEDED_PARTS.test(name));
  const unpacked = needed.reduce((sum, { size }) => sum + size, 0);
  if (unpacked <= UNPACKED_LIMIT) return needed;
  throw new WorkbookRefusal(`The workbook would unpack to more than ${megabytes(UNPACKED_LIMIT)} MB.`);
}

function read<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof WorkbookRefusal) throw error;
    throw noWorkbook();
  }
}

function noWorkbook(): WorkbookRefusal {
  return new WorkbookRefusal('The file is no Excel workbook. Save it as "Excel Workbook (.xlsx)" and upload that.');
}
