/** The licences of what is bundled: they ask that their text goes along with every copy. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'tsdown';
import { CommandError } from '../command.ts';

interface Manifest {
  name: string;
  version: string;
}

/** Remembers the packages that a build takes in, for the text that names them. */
export class Notices {
  readonly #folders = new Set<string>();

  readonly plugin: Rolldown.Plugin = {
    name: 'notices',
    generateBundle: (_options, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const file of chunk.moduleIds) {
          if (file.includes('/node_modules/') && existsSync(file)) this.#folders.add(findPackage(file));
        }
      }
    },
  };

  /** @returns the licences of all packages, ordered by their names; empty where nothing is bundled */
  write(): string {
    return [...this.#folders]
      .map(describe)
      .toSorted()
      .join(`\n${'-'.repeat(80)}\n\n`);
  }
}

/** The nearest folder whose manifest has a name: some packages have one without it beside each format. */
function findPackage(file: string): string {
  let folder = dirname(file);
  while (!readManifest(folder)?.name) folder = dirname(folder);
  return folder;
}

function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, 'package.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : undefined;
}

/** @throws CommandError for a package without its licence */
function describe(folder: string): string {
  const { name, version } = readManifest(folder) as Manifest;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  if (!file)
    throw new CommandError(`${name} is bundled, and ${folder} holds no licence to pack along. Do not bundle it.`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}
