import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCK_SCRIPTS, registry } from '@lumavelo/blocks/registry';
import type { BlockScripts } from 'page-format';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import budgets from '../budgets.json' with { type: 'json' };
import { type BuiltSite, buildSite } from './testing/build-site.ts';
import { type FakeCms, startFakeCms } from './testing/fake-cms.ts';
import {
  gzipBytes,
  gzipFileBytes,
  type PageScripts,
  readLateScripts,
  readPageScripts,
} from './testing/page-scripts.ts';
import { listSamples, weighBlocks } from './testing/weigh-blocks.ts';

/** The gallery shows every block as visitors get it, so what blocks weigh is measured on its pages (`budgets.json`). */
let cms: FakeCms;
let site: BuiltSite;

beforeAll(async () => {
  cms = await startFakeCms([]);
  site = await buildSite({ CMS_URL: cms.url, COUNTRY: 'nl', GALLERY: 'true' });
  expect(site.log, site.log).toContain('Complete!');
});
afterAll(async () => {
  await cms.close();
  rmSync(site.folder, { recursive: true, force: true });
});

const scriptsOf = (type: string, sample: string): PageScripts =>
  readPageScripts(site.folder, site.read(`gallery/${type}/${sample}.html`));
const sum = (files: Iterable<string>) =>
  [...files].reduce((bytes, file) => bytes + gzipFileBytes(site.folder, file), 0);
const difference = (files: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...files].filter((file) => !others.has(file)));

test('has a page for every sample, with its pictures', () => {
  expect(site.read('gallery.html')).toContain('href="/gallery/Title/default"');
  expect(site.read('gallery/Title/default.html')).toContain('data-block="Title"');
  expect(site.read('gallery/Title/default.html')).toContain('<meta name="robots" content="noindex">');
  expect(globSync('gallery-media/medium_canal.webp', { cwd: site.folder })).toHaveLength(1);
});

describe('what visitors load', () => {
  const still = listSamples()
    .filter(({ interactive }) => interactive.length === 0)
    .map(({ type, sample }) => [type, sample] as const);

  test.each(still)('%s %s brings no script file', (type, name) => {
    expect([...scriptsOf(type, name).files]).toEqual([]);
  });

  test('is what the editor is told of it', () => {
    const measured = weighBlocks(site);
    const types = new Set([...measured, ...BLOCK_SCRIPTS].flatMap(({ blocks }) => blocks));
    /** The bytes of each type alone, and of all together, which tells what they share. */
    const totals = (scripts: readonly BlockScripts[]) =>
      [...types, undefined].map((type) =>
        scripts.reduce((sum, { bytes, blocks }) => (!type || blocks.includes(type) ? sum + bytes : sum), 0),
      );
    const told = totals(BLOCK_SCRIPTS);
    const renew =
      'Blocks weigh something else than packages/blocks/src/site/block-scripts.json says: run pnpm weigh:blocks';
    for (const [index, bytes] of totals(measured).entries()) {
      const difference = Math.abs(bytes - (told[index] ?? 0));
      expect(difference, `${[...types, 'all'][index]}. ${renew}`).toBeLessThanOrEqual(Math.max(512, bytes * 0.05));
    }
  });

  test.each(['BlockButton', 'FloatingActionButton'])('a %s that leads to a page brings no script file', (type) => {
    expect([...scriptsOf(type, 'default').files]).toEqual([]);
  });

  test('the listener that records clicks, and questions that are opened, is small and in the page', () => {
    const { inline } = scriptsOf('FaqBlock', 'default');
    expect(inline).toContain('dataLayer');
    expect(gzipBytes(inline)).toBeLessThanOrEqual(budgets.clickListener);
  });

  describe('of sliders', () => {
    const sliders = [...registry.values()]
      .filter(({ island, category }) => island && category === 'sliders')
      .map(({ type }) => type);
    /** Files of each slider's page, and how many of the sliders load each. */
    const loaded = () => new Map(sliders.map((type) => [type, scriptsOf(type, 'full').files]));
    const shared = () => {
      const sets = [...loaded().values()];
      const all = new Set(sets.flatMap((files) => [...files]));
      return new Set([...all].filter((file) => sets.filter((files) => files.has(file)).length > 1));
    };

    test('the shared runtime keeps its budget', () => {
      expect(sum(shared())).toBeLessThanOrEqual(budgets.sharedRuntimeOfSliders);
    });

    test('the carousel within it keeps its own', () => {
      const carousel = [...shared()].filter((file) =>
        readFileSync(join(site.folder, file), 'utf8').includes('Carousel-viewport'),
      );
      expect(carousel).toHaveLength(1);
      expect(sum(carousel)).toBeLessThanOrEqual(budgets.carousel);
    });

    test.each(sliders)('the chunk of %s keeps its own', (type) => {
      const own = difference(loaded().get(type) as ReadonlySet<string>, shared());
      expect(own.size).toBeGreaterThan(0);
      expect(sum(own)).toBeLessThanOrEqual(budgets.ownChunks[type as keyof typeof budgets.ownChunks]);
    });
  });

  test('the dealer locator keeps its budget with all that it loads, and its map comes late', () => {
    const { files, inline } = scriptsOf('DealerLocatorMap', 'default');
    const late = readLateScripts(site.folder, files);
    const holdsLeaflet = (file: string) => readFileSync(join(site.folder, file), 'utf8').includes('leaflet-container');
    expect([...files].filter(holdsLeaflet)).toEqual([]);
    expect([...late].filter(holdsLeaflet)).toHaveLength(1);
    expect(sum(files) + sum(late) + gzipBytes(inline)).toBeLessThanOrEqual(budgets.dealerMap);
    const outlines = globSync('_astro/outline.*.json', { cwd: site.folder });
    expect(outlines).toHaveLength(1);
    expect(sum(outlines)).toBeLessThanOrEqual(budgets.dealerMapOutline);
  });

  test('the script of tabs keeps its budget, all of it', () => {
    const { files, inline } = scriptsOf('Tabs', 'default');
    expect(files.size + inline.length).toBeGreaterThan(0);
    expect(sum(files) + gzipBytes(inline)).toBeLessThanOrEqual(budgets.ownChunks.Tabs);
  });

  test('no script announces the parts that come after it, which is one long task on a telephone', () => {
    const scripts = globSync('_astro/*.js', { cwd: site.folder });
    const holding = (code: string) => scripts.filter((file) => site.read(file).includes(code));
    expect(holding('import(').length).toBeGreaterThan(5);
    expect(holding('__vite__mapDeps')).toEqual([]);
  });

  test('the styles of all blocks together keep their budget', () => {
    const sheet = /<style[^>]*>([\s\S]*?)<\/style>/.exec(site.read('gallery.html'))?.[1] ?? '';
    for (const { type } of registry.values()) expect(sheet).toContain(`.${type}`);
    expect(gzipBytes(sheet)).toBeLessThanOrEqual(budgets.styles);
  });
});
