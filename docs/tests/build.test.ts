/** The built documentation. Its build fails by itself at a link that leads nowhere, and at a sample that is gone. */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, '.cache/site');

/** Whatever a browser loads by itself. */
const LOADED = /<(?:script|img|link|source|iframe)\b[^>]*?\b(?:src|srcset|href)="(?:https?:)?\/\/[^"]*"[^>]*>/g;
/** Addresses of the page itself, for search engines. */
const NAMED = /rel="(?:canonical|alternate|sitemap)"/;

test.runIf(isFull)(
  'every page is built, and loads nothing from elsewhere',
  async () => {
    await promisify(execFile)(join(ROOT, 'node_modules/.bin/astro'), ['build', '--outDir', FOLDER], { cwd: ROOT });
    const pages = globSync('**/*.html', { cwd: FOLDER });
    expect(pages).toContain('index.html');
    expect(pages).toContain('try-it/editor/index.html');
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) {
      const loaded = readFileSync(join(FOLDER, page), 'utf8').match(LOADED) ?? [];
      expect(
        loaded.filter((element) => !NAMED.test(element)),
        page,
      ).toEqual([]);
    }
  },
  240_000,
);
