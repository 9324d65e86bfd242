import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './command.ts';

/** Packages for any project and their documentation, from the root of the repository. */
const GENERIC_FOLDERS = [
  'packages/page-format',
  'packages/page-builder-astro',
  'cms/src/plugins/page-builder',
  'docs/src',
  'docs/tests',
];

/** What only this company's site speaks of; plurals and parts of identifiers count as well. */
const WORDS = /bike|dealer|calculator|countr(?:y|ies)|hubspot|growthbook|lumavelo/i;

/** A comment may say where something comes from: `Origin: …`. */
const ORIGIN = /^\s*(?:\/\/|\/?\*).*\bOrigin: /;

const TEXTS = /\.(?:tsx?|mts|js|mjs|css|astro|json|mdx?)$/;

/**
 * Looks for words of this site in the packages that know no site.
 * @throws CommandError naming every line that holds one
 */
export function checkGenericWords(root: string, folders: readonly string[] = GENERIC_FOLDERS): void {
  const found = folders.flatMap((folder) => listTexts(join(root, folder)).flatMap(findWords));
  if (found.length === 0) return;
  const lines = found.map((line) => `  ${line.replace(`${root}/`, '')}`).join('\n');
  throw new CommandError(
    `Generic packages speak of this site. Let the project hand in what is its own, or take a neutral word:\n${lines}`,
  );
}

function listTexts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', '.cache', '.astro'].includes(entry.name) ? [] : listTexts(path);
    return TEXTS.test(entry.name) ? [path] : [];
  });
}

function findWords(path: string): string[] {
  const lines = [path, ...readFileSync(path, 'utf8').split('\n')];
  return lines.flatMap((line, number) => {
    const word = ORIGIN.test(line) ? undefined : WORDS.exec(number === 0 ? (line.split('/').pop() ?? '') : line)?.[0];
    return word ? [`${path}${number > 0 ? `:${number}` : ''} says "${word}"`] : [];
  });
}
