import { strFromU8, strToU8, type UnzipFileInfo, type Unzipped, unzipSync, zipSync } from 'fflate';
import { FILE_LIMIT, PARTS_LIMIT, UNPACKED_LIMIT } from '../limits.ts';
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
 * never meets a zip bomb: each part is given the room its entry announces, and all of them together have a limit.
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
 * Judges a workbook by the list of its parts, of which none is unpacked.
 * @throws WorkbookRefusal when there are too many, or when they would unpack to too much
 */
export function assertUnpackable(bytes: Uint8Array): void {
  const count = createCount();
  read(bytes, (part) => {
    count(part);
    return false;
  });
}

function unpack(bytes: Uint8Array): Unzipped {
  const count = createCount();
  return read(bytes, (part) => {
    const forbidden = FORBIDDEN_PARTS.find(([pattern]) => pattern.test(part.name));
    if (forbidden) throw new WorkbookRefusal(forbidden[1]);
    count(part);
    return NEEDED_PARTS.test(part.name);
  });
}

/** Counts parts, and what those unpack to that are not compressed already. */
function createCount(): (part: UnzipFileInfo) => void {
  let count = 0;
  let unpacked = 0;
  return ({ name, originalSize }) => {
    count += 1;
    if (count > PARTS_LIMIT) throw new WorkbookRefusal(`The workbook consists of more than ${PARTS_LIMIT} parts.`);
    if (!NEEDED_PARTS.test(name)) return;
    unpacked += originalSize;
    if (unpacked <= UNPACKED_LIMIT) return;
    throw new WorkbookRefusal(`The workbook would unpack to more than ${megabytes(UNPACKED_LIMIT)} MB.`);
  };
}

/** @param filter which parts are unpacked */
function read(bytes: Uint8Array, filter: (part: UnzipFileInfo) => boolean): Unzipped {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof WorkbookRefusal) throw error;
    throw noWorkbook();
  }
}

function noWorkbook(): WorkbookRefusal {
  return new WorkbookRefusal('The file is no Excel workbook. Save it as "Excel Workbook (.xlsx)" and upload that.');
}
