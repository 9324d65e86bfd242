import type { TFunction } from '../../../text/use-translation.ts';
import { FileRefusal } from './file-refusal.ts';
import { type Format, writeFile } from './read-file.ts';
import { type DocumentPlace, type FilePart, tagOf } from './translation-file.ts';

/** Gives a file to the browser, as a download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface FileAround extends Pick<DocumentPlace, 'model' | 'from' | 'to'> {
  format: Format;
  /** Without its end. */
  name: string;
}

/**
 * Gives texts of pages to the browser, as one file.
 * @returns why there is none; empty where there is one
 */
export function saveParts(
  parts: readonly FilePart[],
  { model, from, to, format, name }: FileAround,
  t: TFunction,
): string {
  try {
    const { content, extension } = writeFile({ from: tagOf(model, from), to: tagOf(model, to), parts }, format);
    saveFile(content, `${name}.${extension}`);
    return '';
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    return t(`translationFile.${error.reason}`, error.values);
  }
}
