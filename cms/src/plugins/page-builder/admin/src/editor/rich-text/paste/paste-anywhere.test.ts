// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { CellSelection } from '@tiptap/pm/tables';
import fc from 'fast-check';
import type { RichTextNode } from 'page-format';
import { expect, test } from 'vitest';
import { SCHEMA_EXTENSIONS } from '../schema/extensions.ts';
import { CleanPaste, type PasteNote } from './clean-paste.ts';

const paragraph = (text = ''): RichTextNode => ({
  type: 'paragraph',
  content: text === '' ? [] : [{ type: 'text', text }],
});
const nest = (type: string, ...content: RichTextNode[]): RichTextNode => ({ type, content });
const row = (...texts: string[]) => nest('tableRow', ...texts.map((text) => nest('tableCell', paragraph(text))));

const TABLE = nest('table', row('a', 'b'), row('c', 'd'));
const PLACES = {
  'an empty line': paragraph(),
  'a line': paragraph('xy'),
  'a list': nest('bulletList', nest('listItem', paragraph('one')), nest('listItem', paragraph())),
  'a table': TABLE,
  code: nest('codeBlock', { type: 'text', text: 'xy' }),
};
type PlaceName = keyof typeof PLACES | 'selected cells';

interface Pasted {
  text?: string;
  markup?: string;
  /** What an editor of code adds. */
  code?: string;
}

/** Pastes as a browser does: the event carries both forms. */
function paste(place: PlaceName, { text = '', markup = '', code = '' }: Pasted, caret?: number) {
  const notes: PasteNote[] = [];
  const editor = new Editor({
    extensions: [...SCHEMA_EXTENSIONS, CleanPaste.configure({ onNote: (note) => notes.push(note) })],
    content: nest('doc', place === 'selected cells' ? TABLE : PLACES[place]),
  });
  const { doc } = editor.state;
  if (place === 'selected cells') {
    const cells: number[] = [];
    doc.descendants((node, at) => void (node.type.name === 'tableCell' && cells.push(at)));
    const selection = CellSelection.create(doc, cells[0] as number, cells.at(-1) as number);
    editor.view.dispatch(editor.state.tr.setSelection(selection));
  } else editor.commands.setTextSelection(caret ?? doc.firstChild?.nodeSize ?? 1);
  const data: Record<string, string> = { 'text/plain': text, 'text/html': markup, 'vscode-editor-data': code };
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { files: [], getData: (type: string) => data[type] ?? '' },
  });
  const failures: unknown[] = [];
  const fail = ({ error }: ErrorEvent) => void failures.push(error);
  // What a listener throws reaches the window, and no caller.
  window.addEventListener('error', fail);
  editor.view.dom.dispatchEvent(event);
  window.removeEventListener('error', fail);
  const { doc: after } = editor.state;
  editor.destroy();
  if (failures.length > 0) throw failures[0];
  after.check();
  return { outline: after.toString(), notes, isTaken: event.defaultPrevented };
}

test.each<[PlaceName, number | undefined, string, string]>([
  [
    'a list',
    6,
    'a\nb\r\n\nc\n',
    'bulletList(listItem(paragraph("onea")), listItem(paragraph("b")), listItem(paragraph("c")), listItem(paragraph))',
  ],
  ['a list', 10, 'a\nb', 'bulletList(listItem(paragraph("one")), listItem(paragraph("a")), listItem(paragraph("b")))'],
  [
    'a list',
    10,
    '1. a\n2. b',
    'bulletList(listItem(paragraph("one")), listItem(paragraph("a")), listItem(paragraph("b")))',
  ],
  ['a list', 10, 'a', 'bulletList(listItem(paragraph("one")), listItem(paragraph("a")))'],
  ['an empty line', 1, '- a\n- b', 'bulletList(listItem(paragraph("a")), listItem(paragraph("b")))'],
  ['a line', 3, '* a\n\n* b\n', 'paragraph("xy"), bulletList(listItem(paragraph("a")), listItem(paragraph("b")))'],
  [
    'a line',
    2,
    '• a\n\t• b\n• c',
    'paragraph("x"), bulletList(listItem(paragraph("a"), bulletList(listItem(paragraph("b")))), listItem(paragraph("c"))), paragraph("y")',
  ],
  ['a line', 3, '1) a\n2) b', 'paragraph("xy"), orderedList(listItem(paragraph("a")), listItem(paragraph("b")))'],
  ['an empty line', 1, '- a\n1. b', 'bulletList(listItem(paragraph("a"))), orderedList(listItem(paragraph("b")))'],
  // No list: one line, or a line among them that is none.
  ['a line', 3, '- a', 'paragraph("xy- a")'],
  ['a line', 3, '- a\nb', 'paragraph("xy- a"), paragraph("b")'],
  ['a line', 3, '-a\n-b', 'paragraph("xy-a"), paragraph("-b")'],
  ['a line', 3, ' ', 'paragraph("xy ")'],
  ['code', 3, '- a\n- b', 'codeBlock("xy- a\\n- b")'],
])('plain text into %s at %s: %j', (place, caret, text, expected) => {
  const { outline } = paste(place, { text }, caret);
  expect(outline.slice('doc('.length, -1).replace(/, paragraph$/, '')).toBe(expected);
});

test('the address of a video becomes a link, and no empty line comes with it', () => {
  const { outline } = paste('a line', { text: 'https://youtu.be/dQw4w9WgXcQ\n' }, 3);
  expect(outline).toBe('doc(paragraph("xy", link("https://youtu.be/dQw4w9WgXcQ")))');
});

const MERGED = '<tr><td colspan=2>M</td></tr><tr><td rowspan=2>x</td><td>y</td></tr><tr><td>z</td></tr>';

test('a table with merged cells goes into the cells of a table', () => {
  expect(paste('a table', { markup: `<table>${MERGED}</table>` }, 4).outline).toBe(
    'doc(table(tableRow(tableCell(paragraph("M"))), tableRow(tableCell(paragraph("x")), tableCell(paragraph("y"))), tableRow(tableCell(paragraph("z")))), paragraph)',
  );
  expect(paste('selected cells', { markup: `<table>${MERGED}</table>` }).outline).toBe(
    'doc(table(tableRow(tableCell(paragraph("M")), tableCell(paragraph)), tableRow(tableCell(paragraph("x")), tableCell(paragraph("y")))), paragraph)',
  );
  const rows = '<tr><td rowspan=2>M</td><td rowspan=2>N</td></tr><tr></tr>';
  expect(paste('selected cells', { markup: `<table>${rows}</table>` }).outline).toBe(
    'doc(table(tableRow(tableCell(paragraph("M")), tableCell(paragraph("N"))), tableRow(tableCell(paragraph), tableCell(paragraph))), paragraph)',
  );
});

test.each(['colspan="1000" rowspan="65534"', 'colspan="0" rowspan="0"', 'colspan="-1" rowspan="x"'])(
  'a cell that says %s makes no more rows than the table has',
  (spans) => {
    const markup = `<table><tr><td ${spans}>x</td></tr><tr><td>y</td></tr></table>`;
    for (const place of ['an empty line', 'a table', 'selected cells'] as const) {
      const { outline } = paste(place, { markup }, place === 'a table' ? 4 : 1);
      expect(outline.match(/tableRow/g)).toHaveLength(2);
    }
    const own = `<table data-pm-slice="0 0 []">${markup.slice('<table>'.length)}`;
    expect(paste('an empty line', { markup: own }, 1).outline.match(/tableRow/g)).toHaveLength(2);
  },
);

test('pictures are left out, and said', () => {
  const markup = '<p>One</p><img src="https://example.org/a.png"><img src="https://example.org/b.png" hidden>';
  expect(paste('an empty line', { text: 'One', markup }, 1)).toMatchObject({
    outline: 'doc(paragraph("One"))',
    notes: [{ kind: 'pictures', count: 1 }],
  });
});

test('a paste without text is left to what takes files', () => {
  expect(paste('a line', {}, 2)).toMatchObject({ outline: 'doc(paragraph("xy"))', isTaken: false });
});

test('what cannot be taken with its structure is taken as text, and said', () => {
  // Tiptap reads what editors of code say of it, and throws where that is no JSON.
  expect(paste('a line', { text: 'a\nb', markup: '<ul><li>a</li><li>b</li></ul>', code: '{' }, 3)).toMatchObject({
    outline: 'doc(paragraph("xya"), paragraph("b"))',
    notes: [{ kind: 'formatting' }],
  });
});

const TAGS = [
  'p',
  'h2',
  'ul',
  'ol',
  'li',
  'table',
  'tbody',
  'tr',
  'td',
  'th',
  'blockquote',
  'pre',
  'code',
  'b',
  'span',
  'hr',
  'br',
  'a',
  'img',
  'caption',
  'div',
  'sup',
  'o:p',
];
const ATTRIBUTES = [
  '',
  ' colspan=2',
  ' rowspan=2',
  ' rowspan=9',
  ' colspan=0 rowspan=0',
  ' href="/a"',
  ' href="javascript:x"',
  ' start=-3',
  ' style="mso-list: l0 level3 lfo1"',
  ' data-pm-slice="3 3 [&quot;table&quot;,{}]"',
  ' data-pm-slice="1 1 -2 []"',
  ' data-colwidth="x,1"',
  ' src=x',
  ' hidden',
];
const WORDS = ['a', ' ', '\n', '&nbsp;', '\ud83d', '🚲', '\0', '{', 'https://a.example', '- a\n- b'];

const markups = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.constantFrom(...TAGS), fc.constantFrom(...ATTRIBUTES))
          .map(([tag, attribute]) => `<${tag}${attribute}>`),
      },
      { weight: 2, arbitrary: fc.constantFrom(...TAGS).map((tag) => `</${tag}>`) },
      { weight: 2, arbitrary: fc.constantFrom(...WORDS) },
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));
const plainTexts = fc
  .array(fc.constantFrom('- ', '* ', '1. ', '2) ', '\t', '  ', 'a', '\n', '\r\n', '🚲', '\ud83d'), { maxLength: 20 })
  .map((parts) => parts.join(''));
const codes = fc.constantFrom('', '{', 'null', '{"mode":1}');
const places = fc.constantFrom<PlaceName>('selected cells', ...(Object.keys(PLACES) as (keyof typeof PLACES)[]));

test('no paste fails, whatever comes and wherever the caret is', () => {
  fc.assert(
    fc.property(places, fc.option(markups, { nil: '' }), plainTexts, codes, (place, markup, text, code) => {
      // Editors of code add theirs to the text.
      paste(place, { text, markup, code: text === '' ? '' : code });
    }),
    { numRuns: 60 },
  );
}, 30_000);
