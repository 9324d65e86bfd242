import { readCsv, writeCsv } from './csv.ts';
import { FileRefusal } from './file-refusal.ts';
import {
  type DocumentPlace,
  type FilePart,
  type FileUnit,
  nameDocument,
  readDocument,
  type TranslationFile,
} from './translation-file.ts';
import { readXliff, writeXliff } from './xliff.ts';

export const FORMATS = ['xliff2', 'xliff1', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** Bytes of a file: some ten thousand texts with their translations. */
const MOST_BYTES = 20_000_000;

/**
 * A file in a format, with the end of its name.
 * @throws FileRefusal for so many texts that the file, once it is translated, could not be read
 */
export function writeFile(file: TranslationFile, format: Format): { content: Blob; extension: string } {
  const content = new Blob([writeText(file, format)], { type: 'application/octet-stream' });
  if (content.size > MOST_BYTES / 2) throw new FileRefusal('tooLarge', { most: MOST_BYTES / 1_000_000 });
  return { content, extension: format === 'csv' ? 'csv' : 'xlf' };
}

function writeText(file: TranslationFile, format: Format): string {
  switch (format) {
    case 'xliff2':
      return writeXliff(file, '2.0');
    case 'xliff1':
      return writeXliff(file, '1.2');
    case 'csv':
      return writeCsv(file);
  }
}

/**
 * What a file for translators says, page by page, whatever its format.
 * @throws FileRefusal for a file that is none
 */
export async function readFile(file: Blob): Promise<FilePart[]> {
  if (file.size > MOST_BYTES) throw new FileRefusal('tooLarge', { most: MOST_BYTES / 1_000_000 });
  const text = (await file.text()).replace(/^\uFEFF/, '');
  const read = text.trimStart().startsWith('<') ? readXliff(text) : readCsv(text);
  const parts = new Map<string, { title: string; units: FileUnit[] }>();
  for (const { document, title, units } of read) {
    const part = parts.get(document) ?? { title, units: [] };
    for (const unit of units) part.units.push(unit);
    parts.set(document, part);
  }
  return [...parts].map(([document, part]) => ({ document, ...part }));
}

/**
 * The part of a file that is of one page, and how many other pages it holds.
 * @throws FileRefusal for a file without that page, or with it in other languages
 */
export function findPart(parts: readonly FilePart[], place: DocumentPlace): { part: FilePart; others: number } {
  const part = parts.find(({ document }) => document === nameDocument(place));
  if (part) return { part, others: parts.length - 1 };
  const isOfPage = ({ model, documentId, field }: DocumentPlace) =>
    model === place.model && documentId === place.documentId && field === place.field;
  const other = parts.map(({ document }) => readDocument(document)).find((found) => found && isOfPage(found));
  if (!other) throw new FileRefusal('document');
  throw new FileRefusal('languages', {
    ...{ from: other.from, to: other.to },
    ...{ wantedFrom: place.from, wantedTo: place.to },
  });
}
