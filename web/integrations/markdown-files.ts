import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COUNTRY_SITES, pagePath } from '@lumavelo/blocks/site';
import type { AstroIntegration } from 'astro';
import { describePage, type PageText } from '../src/markdown/describe-page.ts';
import { markdownPath } from '../src/markdown/markdown-path.ts';
import { writeLlmsText } from '../src/markdown/write-llms-text.ts';
import { settings } from '../src/settings.ts';

/**
 * Writes the Markdown of every page that search engines may list beside its HTML, from what the build wrote, and
 * `llms.txt`, which names all of them.
 */
export function markdownFiles(): AstroIntegration {
  return {
    name: 'markdown-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (process.env.PREVIEW === 'true') return;
        await writeTexts(fileURLToPath(dir));
      },
    },
  };
}

async function writeTexts(folder: string): Promise<void> {
  const cache = new TextCache(process.env.CACHE_DIR);
  const texts: { path: string; text: PageText }[] = [];
  for (const name of globSync('**/*.html', { cwd: folder }).sort()) {
    const path = `/${name
      .split(sep)
      .join('/')
      .replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
    const text = await cache.read(await readFile(join(folder, name), 'utf8'), path);
    if (!text) continue;
    texts.push({ path, text });
    await writeFile(join(folder, markdownPath(path)), text.markdown);
  }
  await cache.prune();
  const { country } = settings;
  const homes = COUNTRY_SITES[country].locales.map(({ locale }) => pagePath(country, locale, ''));
  const rank = ({ path }: { path: string }) => (homes.includes(path) ? homes.indexOf(path) : homes.length);
  const listed = texts.toSorted((one, other) => rank(one) - rank(other)).map(({ text }) => text);
  await writeFile(join(folder, 'llms.txt'), writeLlmsText('Lumavelo', listed));
}

/** Texts of pages that an earlier build wrote as they are now: to read a page takes longer than to recognise it. */
class TextCache {
  readonly #folder: string | undefined;
  readonly #used = new Set<string>();

  /** @param cacheFolder of incremental builds; without it nothing is kept */
  constructor(cacheFolder: string | undefined) {
    this.#folder = cacheFolder && join(cacheFolder, 'page-texts');
  }

  async read(html: string, path: string): Promise<PageText | undefined> {
    if (!this.#folder) return describePage(html, path);
    const name = `${createHash('sha256').update(path).update('\n').update(html).digest('hex')}.json`;
    const file = join(this.#folder, name);
    this.#used.add(name);
    if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) ?? undefined;
    const text = describePage(html, path);
    await mkdir(this.#folder, { recursive: true });
    await writeFile(file, JSON.stringify(text ?? null));
    return text;
  }

  /** Removes what no page of this build has. */
  async prune(): Promise<void> {
    if (!this.#folder || !existsSync(this.#folder)) return;
    const names = await readdir(this.#folder);
    for (const name of names.filter((entry) => !this.#used.has(entry))) await rm(join(this.#folder, name));
  }
}
