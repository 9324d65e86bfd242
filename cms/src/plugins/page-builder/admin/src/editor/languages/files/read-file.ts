import { readCsv, writeCsv } from './csv.ts';
import { FileRefusal } from './file-refusal.ts';
import type { DocumentPlace, TranslationFile } from './translation-file.ts';
import { nameDocument } from './translation-file.ts';
import { readXliff, writeXliff } from './xliff.ts';

export const FORMATS = ['xliff2', 'xliff1', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** Bytes of a file, many times what the longest page has. */
const MOST_BYTES = 20_000_000;

/** A file in a format, with the end of its name. */
export function writeFile(file: TranslationFile, format: Format): { text: string; extension: string } {
  switch (format) {
    case 'xliff2':
      return { text: writeXliff(file, '2.0'), extension: 'xlf' };
    case 'xliff1':
      return { text: writeXliff(file, '1.2'), extension: 'xlf' };
    case 'csv':
      return { text: writeCsv(file), extension: 'csv' };
  }
}

/**
 * The texts of a file for translators, whatever its format.
 * @throws FileRefusal for a file that is none, or is of another page or other languages
 */
export async function readFile(file: Blob, place: DocumentPlace): Promise<TranslationFile['units']> {
  if (file.size > MOST_BYTES) throw new FileRefusal('tooLarge', { most: MOST_BYTES / 1_000_000 });
  const text = (await file.text()).replace(/^\uFEFF/, '');
  const { document, units } = text.trimStart().startsWith('<') ? readXliff(text) : readCsv(text);
  refuseOther(document, place);
  return units;
}

function refuseOther(document: string, place: DocumentPlace): void {
  const wanted = nameDocument(place);
  if (document === wanted) return;
  const page = (name: string) => name.split('/').slice(0, -2).join('/');
  if (page(document) !== page(wanted)) throw new FileRefusal('document');
  const [from = '', to = ''] = document.split('/').slice(-2);
  throw new FileRefusal('languages', { from, to, wantedFrom: place.from, wantedTo: place.to });
}
