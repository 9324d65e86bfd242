import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRegistry, defineBlock } from 'page-format';
import { text } from 'page-format/fields';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBlocks } from './check-blocks.ts';

const about = { category: 'content', label: { en: '' }, description: { en: '' }, icon: 'File', props: {} };
const registry = createRegistry([
  defineBlock({ ...about, type: 'Teaser' }),
  defineBlock({ ...about, type: 'Counter', island: true }),
  defineBlock({ ...about, type: 'Tabs', element: () => false }),
]);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function check(files: readonly string[], srcDir = 'src', blocks = registry): void {
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  checkBlocks(blocks, { root: pathToFileURL(`${root}/`), srcDir: pathToFileURL(`${join(root, srcDir)}/`) });
}

const complete = ['src/islands/Counter.astro', 'src/elements/Tabs.astro'];

test('each block with a script needs the file that loads it', () => {
  expect(() => check([])).toThrow(
    'The block Counter has an island, but src/islands/Counter.astro is missing. Add it, with the client directive that ' +
      'says when the block wakes, such as `<Island {...Astro.props} client:visible />`.\n' +
      'The block Tabs has a custom element, but src/elements/Tabs.astro is missing. Add it, with a script that imports the element.',
  );
  expect(() => check(complete)).not.toThrow();
});

test('a file belongs to a block that says so', () => {
  expect(() => check([...complete, 'src/islands/Slider.astro', 'src/elements/Teaser.astro'])).toThrow(
    'src/islands/Slider.astro belongs to no block. Register the block Slider, or remove the file.\n' +
      'src/elements/Teaser.astro is there, but the block Teaser does not say that it has a custom element. ' +
      'Set `element: true` in its definition, or remove the file.',
  );
});

test('a project whose sources are elsewhere is told that they cannot be', () => {
  expect(() => check(complete, 'source')).toThrow('`srcDir` of the Astro config has to stay as it is');
});

test('mistakes in declarations are said first, with the file in the project', () => {
  const broken = createRegistry([
    defineBlock({ ...about, type: 'Teaser', props: { title: text({ label: 'Title' as never }) } }),
  ]);
  expect(() => check([], 'src', broken)).toThrow(
    /^Block Teaser, property "title" \(.*check-blocks\.test\.ts:\d+\): "label" is 'Title'\. Write label: \{ en: 'Title' \}\.$/,
  );
});
