import { readFile } from 'node:fs/promises';
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

test('the development server prepares every package of the blocks at its start, and reloads no open editor', async () => {
  const manifest = JSON.parse(await readFile(new URL('../../packages/blocks/package.json', import.meta.url), 'utf8'));
  const names = Object.keys(manifest.dependencies).filter((name) => !NOT_PREPARED.has(name));
  const prepared = extendConfig<{ optimizeDeps?: { include?: string[] } }>({}).optimizeDeps?.include;
  expect(prepared).toEqual(expect.arrayContaining(names.map((name) => `@lumavelo/blocks > ${name}`)));
});
