import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsOf } from '../calculator/messages.ts';
import { typesetFrench } from '../site/typeset-french.ts';

const source = join(import.meta.dirname, '..');

/** Texts in French, wherever they stand in what a module exports. */
function listFrench(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'fr' && typeof part === 'string' ? [part] : listFrench(part),
  );
}

const files = globSync(['blocks/*/messages.ts', 'ui/*-messages.ts', 'ui/bike-field-names.ts'], { cwd: source }).sort();

test('all words of blocks are looked at', () => {
  expect(files.length).toBeGreaterThan(15);
});

test.each(files)('French marks in %s stay on the line of their word', async (file) => {
  const texts = listFrench(await import(join(source, file)));
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expectFrench(text);
});

test('French marks of the calculator stay on the line of their word', () => {
  for (const text of Object.values(wordsOf('fr'))) expectFrench(text);
});

function expectFrench(text: string): void {
  expect(text).toBe(typesetFrench(text));
  expect(text, 'a mark without the space that French has before it').not.toMatch(/[\p{L}\d}][;?!»]|\p{L}:(?!\w)/u);
}
