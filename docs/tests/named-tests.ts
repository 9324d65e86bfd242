import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the repository. */
export const ROOT = join(import.meta.dirname, '../..');

/** A file of the repository, by its path from the root. */
export const readDocument = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The tests that a text names, as `file.test.ts`: “title”, “another”. */
export function listNamedTests(text: string): { file: string; title: string }[] {
  return [...text.matchAll(/`(\S+\.(?:spec|test)\.tsx?)`:((?:,? “[^”]+”)+)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
  );
}

/** Tests that are named and not there. Those of the browser may be named from their own folder. */
export function listMissingTests(text: string): string[] {
  return listNamedTests(text).flatMap(({ file, title }) => {
    const isShort = file.endsWith('.spec.ts') && !file.startsWith('e2e/');
    const path = isShort ? `e2e/tests/${file}` : file;
    return readDocument(path).includes(title) ? [] : [`${path}: ${title}`];
  });
}
