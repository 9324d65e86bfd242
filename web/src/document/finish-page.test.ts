import { describe, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../testing/hostile-texts.ts';
import { finishPage } from './finish-page.ts';

/** As Astro escapes what it writes into attributes, and into text. */
const inAttribute = (text: string) => text.replaceAll('&', '&#38;').replaceAll('"', '&#34;');
const inText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const page = (title: string, body: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="x"><title>${inText(title)}</title>` +
  `<meta property="og:title" content="${inAttribute(title)}"></head><body><p>${inText(title)}</p>${body}` +
  `<script type="application/ld+json">${JSON.stringify({ title }).replaceAll('<', '\\u003c')}</script></body></html>`;

const RUNNING =
  '<img src="/a.jpg" fetchpriority="high" alt=""><img src="/b.jpg" loading="lazy" alt=""><script>run(1 < 2)</script>';

describe.each(HOSTILE_TEXTS)('%j in a page', (text) => {
  test('changes neither the scripts that may run nor the places where others are put', () => {
    const harmless = finishPage(page('Title', RUNNING), []);
    const hostile = finishPage(page(text, RUNNING), []);
    expect(hostile.scripts).toEqual(harmless.scripts);
    expect(hostile.html).toBe(
      harmless.html
        .replace('<title>Title', () => `<title>${inText(text)}`)
        .replace('content="Title"', () => `content="${inAttribute(text)}"`)
        .replace('<p>Title', () => `<p>${inText(text)}`)
        .replace('{"title":"Title"}', () => JSON.stringify({ title: text }).replaceAll('<', '\\u003c')),
    );
  });

  test('brings no script to a page without', () => {
    expect(finishPage(page(text, ''), [])).toMatchObject({ html: page(text, ''), scripts: [] });
  });
});

test('a script that a block or an island drew is none of the site’s', () => {
  const drawn = '<section data-block="Text"><script>drawn()</script><SCRIPT type="module">later()</SCRIPT></section>';
  const island = '<astro-island><div><script>inIsland()</script></div></astro-island>';
  const { scripts } = finishPage(page('Title', `${drawn}${island}<script>own()</script>`), [drawn]);
  expect(scripts).toContain('own()');
  expect(scripts.join()).not.toMatch(/drawn|later|inIsland/);
});

test('styles are those of the site and of attributes; a sheet that a block or an island drew is none', () => {
  const drawn = '<section style="color:&quot;red&quot;"><style>drawn{}</style></section>';
  const island = '<style>own{}</style><astro-island><p style="--gap:4"><style>inIsland{}</style></p></astro-island>';
  const { styles, html } = finishPage(page('Title', `${drawn}${island}<p style="--gap:4">${RUNNING}`), [drawn]);
  expect(styles.attributes).toEqual(['color:"red"', '--gap:4']);
  const [own, held, ...others] = styles.sheets;
  expect([own, others]).toEqual(['own{}', []]);
  expect(html).toContain(`<style>${held}</style>`);
});
