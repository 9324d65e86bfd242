import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkRelease } from './check-release.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  for (const file of ['index.html', '404.html']) write(file, page('<a href="/">Home</a>'));
  write('sitemap.xml', '<urlset/>');
  write('robots.txt', 'User-agent: *');
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test('a whole site passes', async () => {
  write('en/employers.html', page('<a href="/en/employers?x=1#top">here</a><a href="//cdn.example/x">there</a>'));
  expect(await checkRelease(folder)).toEqual({ pages: 3, warnings: [], pictures: new Map() });
});

test('a link to a page that is gone is told once, with the pages it stands on', async () => {
  write('a.html', page('<a href="/gone">1</a><a href="/gone#x">2</a>'));
  write('b.html', page('<a class="x" href="/gone">1</a>'));
  const { warnings } = await checkRelease(folder);
  expect(warnings).toEqual([expect.stringMatching(/^\/[ab] and 1 more links to \/gone, which is not on this site\.$/)]);
});

/** What an editor can name: in blocks, and in texts that only look like the site's own code. */
test.each([
  ['<a href="/downloads/widget.js">Widget</a>', 'links to /downloads/widget.js'],
  ['<a href="/_astro/gone.css">Styles</a>', 'links to /_astro/gone.css'],
  ['<form action="/gone.js"></form>', 'links to /gone.js'],
  ['<video src="/film.mp4"></video>', 'shows /film.mp4'],
  ['<video poster="/film.jpg"></video>', 'shows /film.jpg'],
  ['<video><source src="/film.webm"></video>', 'shows /film.webm'],
  ['<img src="/fonts/a.woff2" alt="<script>">', 'shows /fonts/a.woff2'],
  ['<img alt="<script x=" title="" src="/picture.js">', 'shows /picture.js'],
  ['<iframe src="/frame.css"></iframe>', 'shows /frame.css'],
  ['<script-embed data-src="/partner.js"></script-embed>', 'shows /partner.js'],
])('%s is told with page and block, and goes live', async (markup, what) => {
  write('a.html', page(`<section data-block="Text"><div>${markup}</div></section>`));
  write('b.html', page(`${markup}${markup}`));
  const { warnings } = await checkRelease(folder);
  const site = 'which is not on this site.';
  expect([`/a (Text) and 1 more ${what}, ${site}`, `/b and 1 more ${what}, ${site}`]).toContain(warnings.join());
});

test('the picture that a page preloads is an editor’s', async () => {
  write('a.html', page('<link rel="preload" as="image" href="/hero.jpg">'));
  expect((await checkRelease(folder)).warnings).toEqual(['/a shows /hero.jpg, which is not on this site.']);
});

test('a page that is kept from an earlier release may name the icon where it was then', async () => {
  write('a.html', page('<link rel="icon" href="/favicon.svg">'));
  expect((await checkRelease(folder)).warnings).toEqual(['/a shows /favicon.svg, which is not on this site.']);
});

test.each([
  [
    'a page that was not written to its end',
    'a.html',
    '<!doctype html><html><body>Half',
    'The page /a was not written to its end',
  ],
  [
    'a script that is not there',
    'en/index.html',
    page('<script src="/_astro/x.js"></script>'),
    'The page /en loads /_astro/x.js',
  ],
  [
    'a style that is not there',
    'a.html',
    page('<link rel="stylesheet" href="/_astro/x.css">'),
    'The page /a loads /_astro/x.css',
  ],
  [
    'a font that is not there',
    'a.html',
    page('<link rel="preload" as="font" href="/_astro/x.woff2">'),
    'The page /a loads /_astro/x.woff2',
  ],
  [
    'the script of an island that is not there',
    'a.html',
    page('<div data-block="Tabs"><astro-island component-url="/_astro/Slider.js"></astro-island></div>'),
    'The page /a loads /_astro/Slider.js',
  ],
])('%s keeps the site from going live', async (_name, file, text, message) => {
  write(file, text);
  await expect(checkRelease(folder)).rejects.toThrow(message);
});

test('so does a site without its error page', async () => {
  rmSync(join(folder, '404.html'));
  await expect(checkRelease(folder)).rejects.toThrow('The build wrote no 404.html.');
});

/** Text that does not get much smaller by compression. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64url');

test('a page of text that is larger than a first answer is told, and goes live', async () => {
  write('long.html', page(`<p>${noise(20_000)}</p>`));
  write('longer.html', page(`<p>${noise(30_000)}</p>`));
  write('scripted.html', page(`<p>${noise(20_000)}</p><script>go()</script>`));
  const { warnings } = await checkRelease(folder);
  expect(warnings).toEqual([
    expect.stringMatching(/^\/longer has 30\.\d kB of text and markup, where 14\.6 kB .* \(and 1 more\)\. Shorten it/),
  ]);
});

test('a page that can come to load more script than its kind may is told, and goes live', async () => {
  write('_astro/first.js', 'import "./second.js";');
  write('_astro/second.js', `const later = () => import("./later.js"); /* ${noise(20_000)} */`);
  write('_astro/later.js', `/* ${noise(20_000)} */`);
  const tag = '<script type="module" src="/_astro/first.js"></script>';
  write('heavy.html', page(tag));
  write('dealers.html', page(`<section data-block="DealerLocatorMap"></section>${tag}`));
  const { warnings } = await checkRelease(folder);
  expect(warnings).toEqual([
    expect.stringMatching(/^\/heavy has 40\.\d kB of script, where 30\.7 kB are the budget\. Leave out a block/),
  ]);
});
