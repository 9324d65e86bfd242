// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor } from '@tiptap/core';
import type { RichTextNode } from 'page-format';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SCHEMA_EXTENSIONS } from '../schema/extensions.ts';
import { toStoredText } from '../schema/stored-text.ts';
import { CleanPaste } from './clean-paste.ts';

/** What is stored after a paste, as an outline: `p: words *bold* _italic_ ~struck~ [link](address)`. */
function paste(markup: string): string[] {
  const editor = new Editor({ extensions: [...SCHEMA_EXTENSIONS, CleanPaste] });
  onTestFinished(() => editor.destroy());
  // jsdom has no ClipboardEvent; a paste needs only an event that can be told apart.
  editor.view.pasteHTML(markup, new Event('paste') as ClipboardEvent);
  return (toStoredText(editor.state.doc).content ?? []).flatMap((node) => outline(node, ''));
}

const fixture = (name: string) => paste(readFileSync(join(import.meta.dirname, `fixtures/${name}.html`), 'utf8'));

const SIGNS: Record<string, string> = { bold: '*', italic: '_', strike: '~', code: '`' };

function outline(node: RichTextNode, indent: string): string[] {
  const { type, attrs, content = [] } = node;
  const named = [type, ...Object.entries(attrs ?? {}).flatMap(([name, value]) => describeAttribute(name, value))];
  const isText = content.some((child) => child.type === 'text' || child.type === 'hardBreak');
  if (isText) return [`${indent}${named.join(' ')}: ${content.map(write).join('')}`];
  return [`${indent}${named.join(' ')}`, ...content.flatMap((child) => outline(child, `${indent}  `))];
}

function describeAttribute(name: string, value: unknown): string[] {
  const isUsual = value === null || (['colspan', 'rowspan', 'start'].includes(name) && value === 1);
  return isUsual ? [] : [`${name}=${value}`];
}

function write({ type, text = '', marks = [] }: RichTextNode): string {
  if (type === 'hardBreak') return '⏎';
  const signs = marks.map((mark) => SIGNS[mark.type] ?? '').join('');
  const link = marks.find((mark) => mark.type === 'link')?.attrs;
  const marked = `${signs}${text}${[...signs].reverse().join('')}`;
  return link ? `[${marked}](${link.href} ${link.target})` : marked;
}

test('from Word: title, headings, marks, nested and numbered lists, tables', () => {
  expect(fixture('word')).toEqual([
    'heading level=1: Leasing at work',
    'heading level=2: What you get',
    'paragraph: *Save* up to _40\u00a0%_, ~not 30\u00a0%~. See [our offer](https://example.com/offer _blank) and above.',
    'bulletList',
    '  listItem',
    '    paragraph: Insurance',
    '    bulletList',
    '      listItem',
    '        paragraph: Theft',
    '  listItem',
    '    paragraph: Service',
    'orderedList start=3',
    '  listItem',
    '    paragraph: Choose',
    '  listItem',
    '    paragraph: Ride',
    'table',
    '  tableRow',
    '    tableCell colspan=2',
    '      paragraph: *Cake*',
    '  tableRow',
    '    tableCell',
    '      paragraph: City',
    '    tableCell',
    '      paragraph: 49',
  ]);
});

test.each([
  ['m<sup>2</sup>', 'm²'],
  ['10<sup><span style="font-size:7.0pt">-6</span></sup>', '10⁻⁶'],
  ['CO<sub>2</sub>', 'CO₂'],
  ['m<span style="font-size:0.6em;vertical-align:super">3</span>', 'm³'],
  ['H<span style="vertical-align:sub">2</span>O', 'H₂O'],
  ['de 2<sup>e</sup> fiets', 'de 2e fiets'],
  ['a<sup></sup>b', 'ab'],
])('raised and lowered text: %s', (markup, text) => {
  expect(paste(`<p class=MsoNormal>${markup}<o:p></o:p></p>`)).toEqual([`paragraph: ${text}`]);
});

test.each([
  ' ',
  '\r\n',
  '<span lang=EN-US> </span>',
  "<span style='mso-spacerun:yes'>  </span>",
  '<o:p> </o:p>',
  '<span class=MsoHyperlink><span style="text-decoration:none"> </span></span>',
  '<!--[if supportFields]><span></span><![endif]--> ',
])('from Word: the space between two links, written as %j', (space) => {
  const links = ["<a href='https://a.example/'><span>One</span></a>", "<a href='https://b.example/'>Two</a>"];
  expect(paste(`<p class=MsoNormal>${links.join(space)}<o:p></o:p></p>`)).toEqual([
    'paragraph: [One](https://a.example/ _blank) [Two](https://b.example/ _blank)',
  ]);
});

test('from Google Docs: nothing is bold that was not, and links lead where they led', () => {
  expect(fixture('google-docs')).toEqual([
    'heading level=1: Leasing at work',
    'paragraph: *Save* up to _40 %_~, not 30~. See [our offer](https://example.com/offer?a=1 _blank)',
    'bulletList',
    '  listItem',
    '    paragraph: Insurance',
    '    bulletList',
    '      listItem',
    '        paragraph: Theft',
    '  listItem',
    '    paragraph: Service',
    'table',
    '  tableRow',
    '    tableCell',
    '      paragraph: *Cake*',
    '    tableCell',
    '      paragraph: 49',
  ]);
});

test('from Excel: a table with its spans, without widths and without hidden rows', () => {
  expect(fixture('excel')).toEqual([
    'table',
    '  tableRow',
    '    tableCell colspan=2',
    '      paragraph: Cake',
    '    tableCell',
    '      paragraph: Price',
    '  tableRow',
    '    tableCell rowspan=2',
    '      paragraph: City',
    '    tableCell',
    '      paragraph: Red',
    '    tableCell',
    '      paragraph: € 2.499',
    '  tableRow',
    '    tableCell',
    '      paragraph: Blue⏎matt',
    '    tableCell',
    '      paragraph',
  ]);
});

test('from a web page: what can be read, without buttons, scripts, hidden parts and bad links', () => {
  expect(fixture('web-page')).toEqual([
    'heading level=1: Leasing at work',
    'paragraph: Save *up to 40 %*.',
    'paragraph: A red cake',
    'paragraph: Read [our offer](https://example.com/offer _blank), or click here.',
    'blockquote',
    '  paragraph: The best cake.',
    'codeBlock language=json: {\n  "saving":  40\n}',
    'orderedList start=2',
    '  listItem',
    '    paragraph: Choose',
    '    bulletList',
    '      listItem',
    '        paragraph: City',
    '  listItem',
    '    paragraph: Ride',
    'horizontalRule',
    'table',
    '  tableRow',
    '    tableHeader',
    '      paragraph: Cake',
    '    tableHeader',
    '      paragraph: Price',
    '  tableRow',
    '    tableCell',
    '      paragraph: City',
    '    tableCell',
    '      paragraph: 49',
  ]);
});

test('addresses that name no protocol lead to a safe one; one that is named stays', () => {
  expect(paste('<p>www.example.com and http://example.org</p>')).toEqual([
    'paragraph: [www.example.com](http://www.example.com _blank) and [http://example.org](http://example.org _blank)',
  ]);
});

describe('from the editor itself', () => {
  test('alignment and links stay as they were', () => {
    const own = '<p data-pm-slice="0 0 []" style="text-align: center">a <a href="/b">b</a></p>';
    expect(paste(own)).toEqual(['paragraph textAlign=center: a [b](/b null)']);
  });
});
