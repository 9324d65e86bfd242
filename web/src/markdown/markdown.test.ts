import { expect, test } from 'vitest';
import { describePage } from './describe-page.ts';
import { writeLlmsText } from './write-llms-text.ts';

const head = (robots = '') =>
  `<head><meta name="description" content="What it is">${robots}<link rel="canonical" href="https://x.test/en/a"><meta property="og:title" content="Title"></head>`;
const describe = (body: string, robots?: string) =>
  describePage(
    `<html lang="en-NL">${head(robots)}<body><header>Menu</header><main>${body}</main></body></html>`,
    '/en/a',
  );
const write = (body: string) => describe(`<h1>One</h1>${body}`)?.markdown.replace('# One\n\n', '');

test.each([
  [
    '<h2>Two <em>and</em> a<br>break</h2><div><p>Text\n with   spaces</p></div>',
    '## Two *and* a break\n\nText with spaces\n',
  ],
  ['<p>one<br>two</p>', 'one\\\ntwo\n'],
  [
    '<p>Text, <a href="/b?x=1">a link</a> and <a href="#panel">a tab</a></p>',
    'Text, [a link](https://x.test/b?x=1) and a tab\n',
  ],
  [
    '<a class="Button" href="b">Go on\u00adwards</a><a href="c">Or</a>',
    '[Go onwards](https://x.test/en/b) [Or](https://x.test/en/c)\n',
  ],
  ['<ul><li>one</li><li><p>two</p><ol><li>three</li></ol></li></ul>', '- one\n\n- two\n\n  1. three\n'],
  ['<img src="/i.jpg" alt="A bike"><img src="/j.jpg" alt="">', '![A bike](https://x.test/i.jpg)\n'],
  ['<table><tr><th>a</th><th>b</th></tr><tr><td><p>1|2</p></td></tr></table>', '| a | b |\n| - | - |\n| 1\\|2 | |\n'],
  ['<blockquote><p>one</p><p>two</p></blockquote><hr>', '> one\n>\n> two\n\n---\n'],
  ['<pre><code>a\n```\nb</code></pre>', '````\na\n```\nb\n````\n'],
  ['<details><summary>Why?</summary><div>Because.</div></details>', '**Why?**\n\nBecause.\n'],
  [
    '<tabs-block><div role="tablist"><a href="#p">Tab</a></div><div><p>Tab</p>Panel</div></tabs-block>',
    'Tab\n\nPanel\n',
  ],
  ['<p hidden>none</p><button>Press</button><script>x()</script><svg><title>icon</title></svg><p>left</p>', 'left\n'],
  ['<p>* no list [x](y) <b>bold</b> `code` &lt;b&gt;</p>', '\\* no list \\[x]\\(y) **bold** \\`code\\` \\<b>\n'],
  ['<p># no heading</p><p>1. no list</p>', '\\# no heading\n\n1\\. no list\n'],
])('%s', (html, markdown) => {
  expect(write(html)).toBe(markdown);
});

test('a page without a heading of its own begins with its title', () => {
  expect(describe('<p>Text</p>')).toEqual({
    title: 'Title',
    description: 'What it is',
    lang: 'en-NL',
    address: 'https://x.test/en/a',
    markdown: '# Title\n\nText\n',
  });
});

test('a page that search engines may not list, or that leads on, has no text', () => {
  expect(describe('<h1>One</h1>', '<meta name="robots" content="noindex">')).toBeUndefined();
  expect(describePage(`<html>${head()}<body><main>One</main></body></html>`, '/')).toBeUndefined();
  expect(describePage('<html><body><main>One</main></body></html>', '/en/a')).toBeUndefined();
});

test('llms.txt says what the site is, and names every page by language', () => {
  const page = (title: string, lang: string, path: string, description = '') => ({
    ...{ title, lang, description, address: `https://x.test${path}` },
  });
  expect(
    writeLlmsText('Site', [
      page('Thuis', 'nl-NL', '/', 'Wat het\nis'),
      page('Home [x]', 'en-NL', '/en', 'About'),
      page('Fietsen', 'nl-NL', '/fietsen'),
    ]),
  ).toBe(
    '# Site\n\n> Wat het is\n\n## nl-NL\n\n- [Thuis](https://x.test/index.md): Wat het is\n- [Fietsen](https://x.test/fietsen.md)\n\n' +
      '## en-NL\n\n- [Home \\[x\\]](https://x.test/en.md): About\n',
  );
});
