import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import extendConfig from '../src/admin/vite.config.mts';

/** Of the packages that blocks use, those that the admin's development server has nothing to prepare of. */
const NOT_PREPARED = new Set([
  // Style sheets and fonts.
  '@fontsource-variable/figtree',
  '@fontsource/bricolage-grotesque',
  // Feature flags are the site's.
  '@growthbook/growthbook',
  // Types alone.
  'embla-carousel',
  // Source of this project.
  'page-format',
]);

/** Where a plugin's admin imports something that is there when the program runs. */
const IMPORT = /(?:^(?:import|export)(?! type)[^;']*?from |^import |\bimport\()'([^'.][^']*)'/gm;

const prepared = extendConfig<{ optimizeDeps?: { include?: string[] } }>({}).optimizeDeps?.include;

test('the development server prepares every package of the blocks at its start, and reloads no open editor', async () => {
  const manifest = JSON.parse(await readFile(new URL('../../packages/blocks/package.json', import.meta.url), 'utf8'));
  const names = Object.keys(manifest.dependencies).filter((name) => !NOT_PREPARED.has(name));
  expect(prepared).toEqual(expect.arrayContaining(names.map((name) => `@lumavelo/blocks > ${name}`)));
});

test('and everything that the page editor imports of packages of its own', async () => {
  const plugin = new URL('../src/plugins/page-builder/', import.meta.url);
  const { dependencies } = JSON.parse(await readFile(new URL('package.json', plugin), 'utf8'));
  const names = Object.keys(dependencies).filter((name) => !NOT_PREPARED.has(name));
  const imported = new Set<string>();
  for await (const path of glob('admin/src/**/*.{ts,tsx}', {
    cwd: plugin,
    exclude: ['**/*.test.*', '**/testing/**'],
  })) {
    const source = await readFile(new URL(path, plugin), 'utf8');
    for (const [, specifier = ''] of source.matchAll(IMPORT))
      if (names.some((name) => specifier === name || specifier.startsWith(`${name}/`))) imported.add(specifier);
  }
  expect(imported.size).toBeGreaterThan(15);
  expect([...imported].filter((one) => !prepared?.includes(`strapi-plugin-page-builder > ${one}`))).toEqual([]);
});
