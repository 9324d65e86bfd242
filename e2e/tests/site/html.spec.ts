import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COUNTRIES } from '@lumavelo/blocks/site';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { isFull, sample } from '../../../scripts/testing/matrix.ts';
import { HTML_RULES } from '../../src/html-rules.ts';
import { findSite } from '../../src/site.ts';
import { expect, test } from '../../src/visitor.ts';

/**
 * The markup of every page of the sites, and of every sample by itself; those of a block on one page have the ids of
 * their items in common. By default the Dutch site with the first of its bikes, and one sample of each block.
 */
const htmlValidate = new HtmlValidate(new StaticConfigLoader(HTML_RULES));

async function expectValid(folder: string, files: readonly string[]): Promise<void> {
  expect(files.length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const file of files) {
    const { results } = await htmlValidate.validateString(await readFile(join(folder, file), 'utf8'), file);
    for (const { line, column, ruleId, message } of results.flatMap((result) => result.messages)) {
      found.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
    }
  }
  expect(found).toEqual([]);
}

for (const country of sample(COUNTRIES, 1)) {
  test(`the pages of ${country} are valid HTML`, async () => {
    const { folder } = findSite(country);
    const files = globSync('**/*.html', { cwd: folder, exclude: ['gallery/**'] }).sort();
    // Pages of bikes are made alike.
    const bikes = files.filter((file) => /^(?:en\/bikes|fietsen)\/(?!compare\b)./.test(file));
    await expectValid(
      folder,
      files.filter((file) => isFull || !bikes.slice(1).includes(file)),
    );
  });
}

test('the samples of blocks are valid HTML', async () => {
  const { folder } = findSite('nl');
  const single = globSync('gallery/*/*.html', { cwd: folder })
    .filter((file) => !/\/(?:all|unanswered)(?:\.[\w-]+)?\.html$/.test(file))
    .sort();
  await expectValid(
    folder,
    single.filter((file) => isFull || file.endsWith('/full.html')),
  );
});
