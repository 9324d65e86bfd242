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
  /** Whether it is part of what a reader does step by step, rather than an example. */
  isStep: boolean;
}

export function readFences(): Fence[] {
  return globSync('**/*.{md,mdx}', { cwd: PAGES }).flatMap((file) => {
    const source = readFileSync(join(PAGES, file), 'utf8');
    // Inside a list a fence is indented, and its code with it.
    return [...source.matchAll(/^( *)```(\w+)([^\n]*)\n(.*?)^\1```$/gms)].map((match) => {
      const [, indent = '', language = '', meta = '', code = ''] = match;
      const before = source.slice(0, match.index);
      return {
        page: basename(file).replace(/\.mdx?$/, ''),
        line: before.split('\n').length,
        language,
        title: /title="([^"]+)"/.exec(meta)?.[1],
        code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
        isStep: before.lastIndexOf('<Steps>') > before.lastIndexOf('</Steps>'),
      };
    });
  });
}

/** The files that a page has its reader write, by their paths. */
export function readStepFiles(page: string): Map<string, string> {
  const steps = readFences().filter((fence) => fence.page === page && fence.isStep);
  return new Map(steps.flatMap(({ title, code }) => (title ? [[title, code] as const] : [])));
}

/** The commands that a page has its reader type, in their order, one block of code each. */
export function readStepCommands(page: string): string[] {
  return readFences()
    .filter((fence) => fence.page === page && fence.isStep && fence.language === 'sh')
    .map(({ code }) => code);
}
