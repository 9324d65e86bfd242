import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * The files that a README shows, by their paths: its blocks of code that begin with `// path`, in Astro's after the first
 * fence. The stranger writes nothing else, so the README is complete.
 * @param readme from the root of the repository
 */
export function readDocumentedFiles(readme: string): Map<string, string> {
  const text = readFileSync(join(ROOT, readme), 'utf8');
  const files = new Map<string, string>();
  for (const [, code = ''] of text.matchAll(/^```\w+\n(.*?)^```$/gms)) {
    const path = /^(?:---\n)?\/\/ (\S+)\n/.exec(code)?.[1];
    if (path) files.set(path, code);
  }
  return files;
}
