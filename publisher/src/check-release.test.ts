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
])('%s keeps the site from going live', async (_name, file, text, message) => {
  write(file, text);
  await expect(checkRelease(folder)).rejects.toThrow(message);
});

test('so does a site without its error page', async () => {
  rmSync(join(folder, '404.html'));
  await expect(checkRelease(folder)).rejects.toThrow('The build wrote no 404.html.');
});
