import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import type { AnyBlockDefinition, Registry } from 'page-format';
import { assertDeclarations } from 'page-format/declarations';

interface Kind {
  folder: string;
  name: string;
  /** What has to be in the file. */
  content: string;
  /** Where a block says so. */
  declaration: string;
  isOf(definition: AnyBlockDefinition): boolean;
}

const KINDS: readonly Kind[] = [
  {
    folder: 'islands',
    name: 'an island',
    content:
      'the client directive that says when the block wakes, such as `<Island {...Astro.props} client:visible />`',
    declaration: 'island: true',
    isOf: ({ island }) => island === true,
  },
  {
    folder: 'elements',
    name: 'a custom element',
    content: 'a script that imports the element',
    declaration: 'element: true',
    isOf: ({ element }) => Boolean(element),
  },
];

/**
 * Reads the declarations of the blocks, and compares the blocks that have a script with the files that load them.
 * @throws Error with a sentence for each mistake in a declaration; without any, for each file that is missing, and for each
 * that belongs to no block with a script
 */
export function checkBlocks(registry: Registry, { root, srcDir }: Pick<AstroConfig, 'root' | 'srcDir'>): void {
  assertDeclarations(registry.values(), { root: fileURLToPath(root).replace(/\/$/, '') });
  // `Document.astro` finds the files by their place in the project.
  if (new URL('src/', root).href !== srcDir.href) {
    throw new Error('page-builder-astro finds islands in src/, so `srcDir` of the Astro config has to stay as it is.');
  }
  const problems = KINDS.flatMap((kind) => {
    const files = listTypes(new URL(`${kind.folder}/`, srcDir));
    const wanted = [...registry.values()].filter(kind.isOf).map(({ type }) => type);
    return [
      ...wanted.filter((type) => !files.includes(type)).map((type) => describeMissing(kind, type)),
      ...files.filter((type) => !wanted.includes(type)).map((type) => describeStray(kind, type, registry)),
    ];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function listTypes(folder: URL): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(fileURLToPath(folder)).flatMap((file) => /^(\w+)\.astro$/.exec(file)?.[1] ?? []);
}

function describeMissing({ folder, name, content }: Kind, type: string): string {
  return `The block ${type} has ${name}, but src/${folder}/${type}.astro is missing. Add it, with ${content}.`;
}

function describeStray({ folder, name, declaration }: Kind, type: string, registry: Registry): string {
  const file = `src/${folder}/${type}.astro`;
  if (!registry.has(type)) return `${file} belongs to no block. Register the block ${type}, or remove the file.`;
  return `${file} is there, but the block ${type} does not say that it has ${name}. Set \`${declaration}\` in its definition, or remove the file.`;
}
