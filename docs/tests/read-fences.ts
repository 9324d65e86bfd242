/** The code blocks of the documentation. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const PAGES = join(import.meta.dirname, '../src/content/docs');

export interface Fence {
  /** Name of the page, such as `first-block`. */
  page: string;
  /** Line of the fence in its page. */
  line: number;
  language: string;
  /** Path of the file that it shows. */
  title: string | undefined;
  code: string;
}

export function readFences(): Fence[] {
  return globSync('**/*.{md,mdx}', { cwd: PAGES }).flatMap((file) => {
    const source = readFileSync(join(PAGES, file), 'utf8');
    // Inside a list a fence is indented, and its code with it.
    return [...source.matchAll(/^( *)```(\w+)([^\n]*)\n(.*?)^\1```$/gms)].map((match) => {
      const [, indent = '', language = '', meta = '', code = ''] = match;
      return {
        page: basename(file).replace(/\.mdx?$/, ''),
        line: source.slice(0, match.index).split('\n').length,
        language,
        title: /title="([^"]+)"/.exec(meta)?.[1],
        code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      };
    });
  });
}
