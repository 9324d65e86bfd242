/** What the documentation shows can be pasted: its TypeScript compiles against the packages, and its JSON is JSON. */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type Fence, readFences, readStepFiles } from './read-fences.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, '.cache/samples');

const fences = readFences();

/** A project's own configuration, as strict as that of this repository. */
const CONFIG = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    jsx: 'react-jsx',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['node', 'react', 'astro/client'],
    noUnusedLocals: false,
    noUnusedParameters: false,
  },
  include: ['**/*.ts', '**/*.tsx'],
};

test('every sample of TypeScript compiles, beside the files of Installing and those that its page shows', async () => {
  const samples = fences.filter(({ language }) => language === 'ts' || language === 'tsx');
  expect(samples.length).toBeGreaterThan(20);
  await writeSamples(FOLDER, samples, CONFIG);
  expect(await compile(FOLDER)).toEqual([]);
}, 300_000);

/**
 * As `create-strapi` 5.54 writes it, which `pnpm test stranger` compares; but for how modules are found, because in this
 * repository the packages are sources.
 */
const STRAPI_CONFIG = {
  compilerOptions: {
    module: 'ESNext',
    moduleResolution: 'Bundler',
    allowImportingTsExtensions: true,
    noEmit: true,
    lib: ['ES2020'],
    target: 'ES2019',
    strict: true,
    skipLibCheck: true,
    forceConsistentCasingInFileNames: true,
    esModuleInterop: true,
    resolveJsonModule: true,
    noImplicitThis: true,
  },
  include: ['**/*.ts', '**/*.tsx'],
  // Of a Strapi project the folder `src/admin`; `blocks` is of the site.
  exclude: ['*/src/admin/', '*/blocks/'],
};

test('what the documentation has stand in a Strapi project compiles as that compiles it', async () => {
  const folder = `${FOLDER}-of-strapi`;
  const samples = fences.filter(({ page, title = '' }) => page !== 'astro' && /^(?:src|config)\/.*\.tsx?$/.test(title));
  expect(samples.length).toBeGreaterThan(10);
  await writeSamples(folder, samples, STRAPI_CONFIG);
  // Nobody compiles the sources of packages that way.
  expect((await compile(folder)).filter((line) => line.startsWith('.cache/'))).toEqual([]);
  const withEnding = samples.filter(({ code }) => /from '\.[^']*\.tsx?'/.test(code));
  expect(withEnding.map(({ page, title }) => `${page}: ${title} imports a file with its ending`)).toEqual([]);
}, 300_000);

/** Writes the samples of each page into a folder of their own, over the project that a reader of Installing has. */
async function writeSamples(folder: string, samples: readonly Fence[], config: object): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const write = async (path: string, text: string) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  };
  await write(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const projects = new Map<string, Map<string, string>>();
  for (const { page, line, language, title = `line-${line}.${language}`, code } of samples) {
    // A second state of a file stands in a project of its own.
    const name = projects.get(page)?.has(title) ? `${page}-${line}` : page;
    const own = projects.get(name) ?? new Map();
    projects.set(name, own.set(title, code));
  }
  for (const [name, own] of projects) {
    const installed = [...readStepFiles('installing')].filter(([path]) => /\.tsx?$/.test(path));
    // The site has copies of the blocks.
    const copied = installed.flatMap(([path, code]) =>
      /^src\/(?:blocks\/index.ts|admin\/views.tsx)$/.test(path) ? [[`blocks/${basename(path)}`, code] as const] : [],
    );
    for (const [path, code] of new Map([...installed, ...copied, ...own])) {
      // A module each, so that two samples may declare the same name.
      await write(join(folder, name, path), `${code}\nexport {};\n`);
    }
  }
}

/** @returns what the compiler found, by line */
async function compile(folder: string): Promise<string[]> {
  const compiler = promisify(execFile)(join(ROOT, 'node_modules/.bin/tsgo'), ['--noEmit', '-p', folder], { cwd: ROOT });
  const output = await compiler.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  return output.split('\n').filter((line) => line !== '');
}

test.each(
  fences.filter(({ language }) => language === 'json').map((fence) => [`${fence.page}:${fence.line}`, fence] as const),
)('the JSON at %s can be read', (_, { code }) => {
  expect(() => JSON.parse(code)).not.toThrow();
});

test('every icon that a block of a sample names is one of @strapi/icons', async () => {
  const icons = Object.keys(await import('@strapi/icons'));
  const named = fences.flatMap(({ page, code }) =>
    [...code.matchAll(/^ *icon: '(\w+)',$/gm)].map(([, icon = '']) => ({ page, icon })),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ icon }) => !icons.includes(icon))).toEqual([]);
});
