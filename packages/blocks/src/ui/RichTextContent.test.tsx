import type { RichTextNode } from 'page-format';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichTextContent } from './RichTextContent.tsx';

const draw = (...content: RichTextNode[]) =>
  renderToStaticMarkup(<RichTextContent document={{ type: 'doc', content }} locale="nl" />);

const words = (text: string, ...marks: string[]): RichTextNode => ({
  type: 'text',
  text,
  marks: marks.map((type) => ({ type })),
});
const node = (type: string, attrs: RichTextNode['attrs'], ...content: RichTextNode[]): RichTextNode => ({
  type,
  attrs,
  content,
});

test.each<[string, RichTextNode, string]>([
  ['paragraph', node('paragraph', { textAlign: 'right' }, words('a')), '<p data-align="right">a</p>'],
  ['empty paragraph', node('paragraph', {}), '<p></p>'],
  ['empty heading', node('heading', { level: 3 }), '<h3 aria-hidden="true"></h3>'],
  ['heading', node('heading', { level: 6 }, words('a')), '<h6>a</h6>'],
  ['heading of a level that does not exist', node('heading', { level: 9 }, words('a')), '<h2>a</h2>'],
  ['quote', node('blockquote', {}, node('paragraph', {}, words('a'))), '<blockquote><p>a</p></blockquote>'],
  ['bullets', node('bulletList', {}, node('listItem', {}, words('a'))), '<ul><li>a</li></ul>'],
  [
    'numbers',
    node('orderedList', { start: 3, type: 'a' }, node('listItem', {}, words('a'))),
    '<ol start="3" type="a"><li>a</li></ol>',
  ],
  [
    'numbers with odd attributes',
    node('orderedList', { start: 1.5, type: 'x' }, node('listItem', {})),
    '<ol><li></li></ol>',
  ],
  ['code', node('codeBlock', { language: 'json' }, words('{ }')), '<pre><code class="language-json">{ }</code></pre>'],
  ['code in a hostile language', node('codeBlock', { language: '"><x' }, words('a')), '<pre><code>a</code></pre>'],
  ['rule', node('horizontalRule', {}), '<hr/>'],
  ['hard break', node('paragraph', {}, words('a'), node('hardBreak', {}), words('b')), '<p>a<br/>b</p>'],
  ['alignment that does not exist', node('paragraph', { textAlign: 'evil' }, words('a')), '<p>a</p>'],
  ['a node that is not in the model', node('script', {}, words('a')), ''],
])('draws: %s', (_name, given, expected) => {
  expect(draw(given)).toBe(expected);
});

test('draws marks in one order, whatever order they are stored in', () => {
  const expected = '<p><strong><em><s><code>a</code></s></em></strong></p>';
  expect(draw(node('paragraph', {}, words('a', 'bold', 'italic', 'strike', 'code')))).toBe(expected);
  expect(draw(node('paragraph', {}, words('a', 'code', 'strike', 'italic', 'bold')))).toBe(expected);
});

test('draws words with the same link as one link', () => {
  const link = (href: string) => ({ type: 'link', attrs: { href, target: null, rel: null, class: null } });
  const linked = (text: string, href: string, ...types: string[]): RichTextNode => ({
    type: 'text',
    text,
    marks: [link(href), ...types.map((type) => ({ type }))],
  });
  expect(
    draw(
      node(
        'paragraph',
        {},
        linked('a ', '/a'),
        linked('bold', '/a', 'bold'),
        { type: 'hardBreak', marks: [link('/a')] },
        linked('word', '/a'),
        linked('other', '/b'),
      ),
    ),
  ).toBe('<p><a href="/a">a <strong>bold</strong><br/>word</a><a href="/b">other</a></p>');
});

test('a header cell that reaches into the body keeps its rows together', () => {
  const cell = (type: string, attrs: RichTextNode['attrs'] = {}) =>
    node(type, attrs, node('paragraph', {}, words('a')));
  const markup = draw(
    node(
      'table',
      {},
      node('tableRow', {}, cell('tableHeader', { rowspan: 2 }), cell('tableHeader')),
      node('tableRow', {}, cell('tableCell')),
    ),
  );
  expect(markup).not.toContain('<thead>');
  expect(markup).toContain('<th rowspan="2" scope="col">');
});

test('escapes text', () => {
  expect(draw(node('paragraph', {}, words('<script>&')))).toBe('<p>&lt;script&gt;&amp;</p>');
});

test('draws a table with its head, spans and column widths, in a frame that scrolls', () => {
  const cell = (type: string, attrs: RichTextNode['attrs'], text: string) => node(type, attrs, words(text));
  const markup = draw(
    node(
      'table',
      {},
      node(
        'tableRow',
        {},
        cell('tableHeader', { colwidth: [220] }, 'Bike'),
        cell('tableHeader', { colspan: 2, colwidth: [80, 9] }, 'Price'),
      ),
      node(
        'tableRow',
        {},
        cell('tableHeader', {}, 'City'),
        cell('tableCell', { rowspan: 2 }, '49'),
        cell('tableCell', { colspan: -1 }, '5'),
      ),
    ),
  );
  expect(markup).toContain(
    '<div role="group" class="RichText-table" aria-label="Tabel" tabindex="0"><table style="min-width:400px">',
  );
  expect(markup).toContain('<col style="width:220px"/><col style="width:80px"/><col/>');
  expect(markup).toContain('<thead><tr><th scope="col">Bike</th><th colSpan="2" scope="col">Price</th></tr></thead>');
  expect(markup).toContain('<tbody><tr><th scope="row">City</th><td rowspan="2">49</td><td>5</td></tr></tbody>');
});

test('survives a document nested deeper than anybody writes', () => {
  let deep = node('paragraph', {}, words('bottom'));
  for (let level = 0; level < 500; level += 1) deep = node('blockquote', {}, deep);
  expect(draw(deep)).not.toContain('bottom');
});
