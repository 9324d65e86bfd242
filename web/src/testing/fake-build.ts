/**
 * Stands for `astro build` where a test is about what happens around builds (`publisher/src/testing/find-node.ts`): the same
 * process, the same messages, the same reading of the CMS, and plain pages in a fraction of the time. What is only true of
 * a site as Astro writes it is tested with real builds.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pagePath } from '@lumavelo/blocks/site';
import { explainDamage } from 'page-builder-astro/delivery';
import { deliveryOf } from '../delivery/site-delivery.ts';
import { readSettings } from '../settings.ts';

const folder = String(process.env.OUT_DIR);
const settings = readSettings();
const { country } = settings;

try {
  const delivery = deliveryOf(settings);
  const { pages, damaged } = await delivery.readPages();
  const site = (await delivery.readJson(`/api/site?country=${country}&locale=nl`)) as {
    data: { headerPages: { title: string; slug: string }[] };
  };
  const menu = site.data.headerPages.map(
    ({ title, slug }) => `<a href="${pagePath(country, 'nl', slug)}">${title}</a>`,
  );
  // Another one in each version, as the scripts of pages that changed.
  const script = `_astro/page.${createHash('sha256').update(JSON.stringify(pages)).digest('hex').slice(0, 8)}.js`;
  write(script, '');
  for (const { locale, slug, title, document } of pages) {
    const texts = document.blocks.map(({ props }) => props.title ?? props.content ?? '');
    const name = pagePath(country, locale, slug).slice(1) || 'index';
    write(`${name}.md`, `# ${title}\n`);
    write(
      `${name}.html`,
      `<!doctype html><html lang="nl-NL"><head><title>${title} – Lumavelo</title>` +
        `<meta property="og:title" content="${title}" data-pagefind-meta="title[content]">` +
        '<meta property="og:locale" content="nl_NL" data-pagefind-filter="language[content]">' +
        `<script src="/${script}"></script></head><body>${menu.join('')}` +
        `<main data-pagefind-body data-pagefind-filter="kind:page">${texts.join(' ')}</main></body></html>`,
    );
  }
  write('404.html', '<!doctype html><html lang="nl-NL"><title>404</title></html>');
  write('sitemap.xml', '<urlset/>');
  write('robots.txt', '');
  const kept = damaged.map((page) => ({
    path: page.slug === null ? null : pagePath(country, page.locale ?? '', page.slug),
    warning: explainDamage(page),
  }));
  write('kept-pages.json', JSON.stringify({ damaged: kept, listings: [] }));
} catch (error) {
  // As Astro ends.
  process.stderr.write(`${(error as Error).stack}\n`);
  process.exitCode = 1;
}

function write(name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
