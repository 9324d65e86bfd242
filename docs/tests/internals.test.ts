/** The table of `CONTRIBUTING.md` names what of Strapi's and Astro's insides is touched, and tests that are there. */
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listMissingTests, listNamedTests, ROOT, readDocument } from './named-tests.ts';

/** What code looks like that reaches into Strapi or Astro, as far as a text tells. */
const SIGNS = [
  /strapi\.server\.(?:app|router)\b|\.maxIpsCount\b/,
  /strapi\.get\((?:kind|'(?:services|models|controllers|webhookStore)')\)/,
  /strapi\.admin\b|plugin\.routes\b/,
  /'(?:permission-checker|populate-builder)'|'admin::(?:permission|auth)'/,
  /\bgenerateUserAbility\b|strapi_admin_refresh/,
  /db\.metadata\b|connection\.client\b/,
  /enhanceEndpoints|\badmin_app\b|\bunstable_use|STRAPI_[A-Z_]+_(?:DISMISSED|TOUR)|strapi-admin-language/,
  /@strapi\/[\w-]+\/(?:dist|_internal)|ofStrapi\.resolve/,
  /astro-island|astro\/runtime\/|setPrerenderer/,
];

const CODE = [
  'cms/{config,src}/**/*.{ts,tsx,js,mts}',
  'packages/*/src/**/*.{ts,tsx,astro}',
  'publisher/src/**/*.ts',
  'web/{integrations,src}/**/*.{ts,tsx,astro}',
];

const [, table = ''] = /^## Insides of Strapi and Astro that are touched\n(.*?)^## /ms.exec(
  readDocument('CONTRIBUTING.md'),
) ?? [''];
const rows = [...table.matchAll(/^\| (?!inside\b|-)(.+?) +\| (.+?) +\| .+? +\| (.+?) +\|$/gm)];
const named = rows.flatMap(([, , files = '']) => [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file));

function findSigns(): string[] {
  const isOther = (path: string) => /node_modules|\.test\.tsx?$|\/testing\/|\/dist\//.test(path);
  const files = globSync(CODE, { cwd: ROOT, exclude: isOther });
  return files.filter((file) => !isOther(file) && SIGNS.some((sign) => sign.test(readDocument(file))));
}

test('every file that reaches into Strapi or Astro stands in the table', () => {
  expect(findSigns().filter((file) => !named.includes(file))).toEqual([]);
});

test('every file of the table is there, once', () => {
  expect(new Set(named).size).toBe(named.length);
  for (const file of named) expect(readDocument(file), file).not.toBe('');
});

test('every row names tests that are there', () => {
  expect(rows.length).toBeGreaterThan(15);
  for (const [row, inside, , tests = ''] of rows) expect(listNamedTests(tests), inside ?? row).not.toEqual([]);
  expect(listMissingTests(table)).toEqual([]);
});
