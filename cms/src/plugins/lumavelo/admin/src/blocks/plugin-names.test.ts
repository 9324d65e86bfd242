import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@lumavelo/blocks/registry';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../../../page-builder');

test('the page builder knows none of these blocks by name', () => {
  const names = new RegExp(`['"\`](?:${[...registry.keys()].join('|')})['"\`]`, 'g');
  // Texts of the editor may say "Columns" of a table.
  const files = globSync('{admin,server,shared}/**/*.{ts,tsx}', { cwd: SOURCES }).filter(
    (file) => !/\.test\.tsx?$|\/(?:testing|translations)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const named = files.flatMap((file) => {
    const found = readFileSync(join(SOURCES, file), 'utf8').match(names);
    return found ? [`${file}: ${found.join(' ')}`] : [];
  });
  expect(named).toEqual([]);
});
