import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDeliveryServer } from './testing/delivery-server.ts';
import type { TestServer } from './testing/test-server.ts';

const SITE = join(import.meta.dirname, '../../../examples/plain/site');

const teaser = {
  id: 'teaser1',
  type: 'Teaser',
  v: 1,
  props: {
    title: 'A <plain> site',
    content: 'Two blocks.',
    image: { $ref: 'media', documentId: 'picture', snapshot: pictureOf('/uploads/old.jpg') },
    points: [
      { id: 'point1', text: 'No script' },
      { id: 'point2', text: 'One file of blocks' },
    ],
  },
  areas: {
    content: [
      { id: 'teaser2', type: 'Teaser', v: 1, props: { title: 'Inside' } },
      { id: 'gone1', type: 'Hologram', v: 1, props: {} },
    ],
  },
};

const counter = { id: 'counter1', type: 'Counter', v: 1, props: { label: 'Votes', start: 7 } };

function pictureOf(url: string) {
  const shape = { name: 'p', mime: 'image/jpeg', ext: '.jpg', width: 640, height: 480, folder: null };
  return { ...shape, url, alternativeText: 'A picture' };
}

let cms: TestServer;
beforeAll(async () => {
  cms = await startDeliveryServer([
    {
      title: 'Home',
      slug: '',
      blocks: [teaser],
      refs: { 'media:picture': { ...pictureOf('/uploads/new.jpg'), documentId: 'picture' } },
    },
    { title: 'Votes', slug: 'about/votes', blocks: [teaser, counter, { ...teaser, id: 'teaser3', areas: {} }] },
    { title: 'Broken', slug: 'broken', isDamaged: true },
  ]);
});
afterAll(() => cms.close());

interface Build {
  log: string;
  code: number;
  read(file: string): string;
  has(file: string): boolean;
}

/** Builds a copy of the example, which a test may have changed. */
async function build(change: (folder: string) => void = () => {}): Promise<Build> {
  const copies = join(SITE, '../.cache');
  mkdirSync(copies, { recursive: true });
  const folder = mkdtempSync(join(copies, 'site-'));
  copied.push(folder);
  for (const name of ['src', 'astro.config.ts', 'package.json', 'tsconfig.json', 'node_modules'])
    cpSync(join(SITE, name), join(folder, name), { recursive: true, verbatimSymlinks: false });
  change(folder);
  const child = spawn(join(SITE, 'node_modules/.bin/astro'), ['build'], {
    cwd: folder,
    // Not the test runner's environment: its `DEV` and `NODE_ENV` would turn the build into a development one.
    env: { PATH: process.env.PATH, CMS_URL: cms.url, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => resolve(status ?? 1));
  });
  const place = (file: string) => join(folder, 'dist', file);
  return { log, code, read: (file) => readFileSync(place(file), 'utf8'), has: (file) => existsSync(place(file)) };
}

const copied: string[] = [];
afterAll(() => {
  for (const folder of copied) rmSync(folder, { recursive: true });
});

describe('a plain project', () => {
  let site: Build;
  beforeAll(async () => {
    site = await build();
    expect(site.code, site.log).toBe(0);
  });

  test('has each page with its texts, pictures, lists and child areas, and no script where none is needed', () => {
    const html = site.read('index.html');
    expect(html).toContain('<h2>A &lt;plain&gt; site</h2>');
    expect(html).toContain(`src="${cms.url}/uploads/new.jpg"`);
    expect(html).toContain('<li>No script</li><li>One file of blocks</li>');
    expect(html).toMatch(/<section data-block="Teaser".*<section data-block="Teaser".*Inside.*<\/section><\/section>/s);
    expect(html).not.toMatch(/<script|modulepreload|<link/);
  });

  test('has a script where a block is interactive, which stands complete between its neighbours', () => {
    const html = site.read('about/votes/index.html');
    expect(html).toContain('<script');
    expect(html.match(/<astro-island/g)).toHaveLength(1);
    expect(html).toMatch(
      /Inside.*<astro-island[^>]* client="visible".*Votes.*7.*<\/astro-island>.*A &lt;plain&gt; site/s,
    );
    const [, script = ''] = /component-url="\/([^"]*)"/.exec(html) ?? [];
    expect(site.has(script)).toBe(true);
  });

  test('writes into each page the styles of its own blocks only', () => {
    expect(site.read('about/votes/index.html')).toContain('.Counter');
    expect(site.read('index.html')).toContain('.Teaser');
    expect(site.read('index.html')).not.toContain('.Counter');
  });

  test('leaves out a damaged page, and the log says why; so it does of a block that nobody knows', () => {
    expect(site.has('broken/index.html')).toBe(false);
    expect(site.log).toContain(
      'The page "Broken" (en, broken) is damaged in the CMS: A block is an object, but this is empty (null). ' +
        '(at content.blocks[0]) Open it in the page editor, and delete or replace what is damaged.',
    );
    expect(site.log).toContain('The page "Home": Block gone1 (Hologram): This site does not know the block "Hologram"');
  });
});

describe('a bad setup ends the build with a sentence', () => {
  test.each<[string, (folder: string) => void, string]>([
    [
      'a file of an island that is missing',
      (folder) => rmSync(join(folder, 'src/islands/Counter.astro')),
      'The block Counter has an island, but src/islands/Counter.astro is missing. Add it, with the client directive',
    ],
    [
      'a block without a View',
      (folder) => edit(folder, 'src/page-builder.ts', '(registry, views)', '(registry, { Teaser: views.Teaser })'),
      'Block Counter has no View. Add one to the Views of the renderer.',
    ],
  ])('%s', async (_name, change, sentence) => {
    const { code, log } = await build(change);
    expect(code).not.toBe(0);
    expect(log).toContain(sentence);
  });
});

function edit(folder: string, file: string, find: string, replacement: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(find);
  writeFileSync(path, text.replace(find, replacement));
}
