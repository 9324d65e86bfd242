/** What the documentation shows can be pasted: its TypeScript compiles against the packages, and its JSON is JSON. */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readFences } from './read-fences.ts';

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

test('every sample of TypeScript compiles, beside the files that its page shows', async () => {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'tsconfig.json'), JSON.stringify(CONFIG));
  const samples = fences.filter(({ language }) => language === 'ts' || language === 'tsx');
  expect(samples.length).toBeGreaterThan(20);
  for (const { page, line, language, title, code } of samples) {
    const path = join(FOLDER, page, title ?? `line-${line}.${language}`);
    await mkdir(dirname(path), { recursive: true });
    // A module each, so that two samples may declare the same name.
    await writeFile(path, `${code}\nexport {};\n`);
  }
  const compiler = promisify(execFile)(join(ROOT, 'node_modules/.bin/tsgo'), ['--noEmit', '-p', FOLDER]);
  const output = await compiler.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(output).toBe('');
}, 300_000);

test.each(
  fences.filter(({ language }) => language === 'json').map((fence) => [`${fence.page}:${fence.line}`, fence] as const),
)('the JSON at %s can be read', (_, { code }) => {
  expect(() => JSON.parse(code)).not.toThrow();
});
