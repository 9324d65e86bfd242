import type { RichTextNode } from 'page-format';
import { defineFixtures } from '../../fixtures/define-fixtures.ts';

type Marks = RichTextNode['marks'];

const doc = (...content: RichTextNode[]): RichTextNode => ({ type: 'doc', content });
const words = (text: string, ...marks: NonNullable<Marks>): RichTextNode => ({ type: 'text', text, marks });
const node = (type: string, attrs: RichTextNode['attrs'], ...content: RichTextNode[]): RichTextNode => ({
  type,
  attrs,
  content,
});
const paragraph = (...content: (string | RichTextNode)[]) =>
  node('paragraph', { textAlign: null }, ...content.map((part) => (typeof part === 'string' ? words(part) : part)));
const heading = (level: number, text: string, textAlign: string | null = null) =>
  node('heading', { level, textAlign }, words(text));
const item = (...content: RichTextNode[]) => node('listItem', undefined, ...content);
const cell = (text: string, attrs: RichTextNode['attrs'] = {}) =>
  node('tableCell', { colspan: 1, rowspan: 1, colwidth: null, ...attrs }, paragraph(text));
const headerCell = (text: string, attrs: RichTextNode['attrs'] = {}) => ({ ...cell(text, attrs), type: 'tableHeader' });
const row = (...cells: RichTextNode[]) => node('tableRow', undefined, ...cells);
const link = (href: string, target: string | null = null) => ({
  type: 'link',
  attrs: { href, target, rel: target ? 'noopener noreferrer nofollow' : null, class: null },
});

const prices = node(
  'table',
  undefined,
  row(
    headerCell('Bike', { colwidth: [220] }),
    headerCell('Price', { colwidth: [140] }),
    headerCell('Per month, net', { colspan: 2 }),
  ),
  row(headerCell('City e-bike'), cell('€ 2.499'), cell('€ 49'), cell('with insurance', { rowspan: 2 })),
  row(headerCell('Cargo bike'), cell('€ 5.299'), cell('€ 96')),
);

export const fixtures = defineFixtures('RichText', {
  default: {
    picture: { width: 460 },
    props: {
      content: doc(
        heading(2, 'How leasing through work saves you money'),
        paragraph(
          'You pay for your bike from your ',
          words('gross salary', { type: 'bold' }),
          '. That means less tax, and a price that is ',
          words('up to 40 %', { type: 'italic' }),
          ' lower than in the shop. ',
          words('Calculate your saving', link('/calculator')),
          '.',
        ),
        node(
          'bulletList',
          undefined,
          item(paragraph('Insurance against theft and damage')),
          item(paragraph('One service a year at your dealer')),
          item(paragraph('Help on the road, day and night')),
        ),
      ),
    },
  },
  empty: { props: {} },
  full: {
    props: {
      content: doc(
        heading(1, 'Everything rich text can do'),
        heading(2, 'Marks and links', 'center'),
        paragraph(
          words('Bold', { type: 'bold' }),
          ', ',
          words('italic', { type: 'italic' }),
          ', ',
          words('struck', { type: 'strike' }),
          ', ',
          words('code', { type: 'code' }),
          ', ',
          words('all of them', { type: 'bold' }, { type: 'italic' }, { type: 'strike' }, { type: 'code' }),
          ', a ',
          words('link in a new tab', link('https://example.com/bikes', '_blank')),
          ' and ',
          words('a bold link', { type: 'bold' }, link('mailto:hello@example.com')),
          '.',
          node('hardBreak', undefined),
          'A new line in the same paragraph.',
        ),
        heading(3, 'Lists'),
        node(
          'orderedList',
          { start: 3, type: null },
          item(paragraph('Third comes first')),
          item(
            paragraph('With points inside'),
            node('bulletList', undefined, item(paragraph('One')), item(paragraph('Two'))),
            node('orderedList', { start: 1, type: 'a' }, item(paragraph('By letter')), item(paragraph('Another'))),
          ),
        ),
        heading(4, 'Quote and code'),
        node('blockquote', undefined, paragraph('The best bike is the one you ride every day.')),
        node('codeBlock', { language: 'json' }, words('{\n  "saving": "40 %"\n}')),
        node('horizontalRule', undefined),
        heading(5, 'A table'),
        prices,
        heading(6, 'Alignment'),
        node('paragraph', { textAlign: 'right' }, words('On the right.')),
        node('paragraph', { textAlign: 'center' }, words('In the middle.')),
        node(
          'paragraph',
          { textAlign: 'justify' },
          words(
            'Justified text fills its lines from edge to edge, so it needs enough words to show that it does so on every screen, wide or narrow.',
          ),
        ),
      ),
    },
  },
  longText: {
    props: {
      content: doc(
        heading(2, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'),
        paragraph(
          'A very long address must not push the page wider than the screen: https://www.example.com/a/very/long/path/without/any/place/where/a/line/could/break?with=parameters&and=more',
        ),
        node(
          'table',
          undefined,
          row(...Array.from({ length: 8 }, (_, index) => headerCell(`Month ${index + 1}`, { colwidth: [160] }))),
          row(...Array.from({ length: 8 }, (_, index) => cell(`€ ${49 + index}`))),
        ),
      ),
    },
  },
});
