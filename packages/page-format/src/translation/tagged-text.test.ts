import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RichTextMark, RichTextNode } from '../text/rich-text.ts';
import { countTagged, keepWords, readTagged, untag, writeTagged, writeTaggedLike } from './tagged-text.ts';

const words = (text: string, ...marks: RichTextMark[]): RichTextNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content });
const bold: RichTextMark = { type: 'bold' };
const link: RichTextMark = { type: 'link', attrs: { href: 'https://example.com/?a=1&b=2' } };

const offer = paragraph(words('Read '), words('the offer', link), words(' & '), words('order', bold), words('.'));

test('what leaves is words and numbered tags: no target, no structure, nothing that stays the same', () => {
  expect(writeTagged(offer)).toEqual(['Read <x id="2">the offer</x> &amp; <x id="4">order</x>.']);
  const cell = (...content: RichTextNode[]) => ({ type: 'tableCell', content: [paragraph(...content)] });
  const table = { type: 'table', content: [{ type: 'tableRow', content: [cell(words('Weight')), cell(words('12'))] }] };
  expect(writeTagged(table)).toEqual(['Weight']);
  const mixed = paragraph(
    words('a < b'),
    { type: 'hardBreak' },
    words('npm', { type: 'code' }),
    words('for {{lamps}}'),
  );
  expect(writeTagged(mixed)).toEqual(['a &lt; b<x id="2"></x><x id="3"></x>for <x id="5"></x>']);
  expect(writeTagged('One\n\n  Two {{lamps}}\n— 12 €')).toEqual(['One', 'Two <x id="2"></x>']);
  expect(writeTagged({ type: 'codeBlock', content: [words('let a = 1;')] })).toEqual([]);
  expect(countTagged([...writeTagged(offer), ...writeTagged('a < {{lamps}}')])).toBe(
    'Read the offer & order.a < '.length,
  );
});

test('words take their places, tags in another order too, and lines stay lines', () => {
  expect(readTagged(offer, ['Bestel <x id=\'4\'>nu</x>, <X id="2" >het aanbod</X >'])).toEqual({
    text: paragraph(words('Bestel '), words('nu', bold), words(', '), words('het aanbod', link)),
  });
  expect(readTagged('One\n\n  Two {{lamps}}', ['Een', ' <x id="2"/> twee\n'])).toEqual({
    text: 'Een\n\n  {{lamps}} twee',
  });
});

test('words that are kept do not leave, as they are written and by themselves, and come back in their places', () => {
  const kept = keepWords(['Lumen', 'Lumen+ (new)']);
  const text = 'Lumen+ (new) and Lumen {{lamps}}';
  expect(writeTagged(text, kept)).toEqual(['<x id="1"></x> and <x id="3"></x> <x id="5"></x>']);
  expect(readTagged(text, ['<x id="5"/> <x id="3"/> en <x id="1"/>'], kept)).toEqual({
    text: '{{lamps}} Lumen en Lumen+ (new)',
  });
  expect(readTagged(text, ['Lumen en meer'], kept)).toEqual({ problem: 'tags' });
  expect(writeTagged('Lumens of lumen', kept)).toEqual(['Lumens of lumen']);
  expect([writeTagged('Lumen', kept), readTagged('Lumen', [], kept)]).toEqual([[], { text: 'Lumen' }]);
  expect(writeTagged(paragraph(words('Lumen & more', bold)), kept)).toEqual([
    '<x id="1"></x><x id="2"> &amp; more</x>',
  ]);
  expect(writeTagged('(x) {{lamps}}', keepWords([]))).toEqual(['(x) <x id="2"></x>']);
});

test('of what was written the words can be read', () => {
  expect(untag('<x id="2">a &lt; b</x>, <x id="3"></x>')).toBe('a < b, ');
});

test('a translation is written in the tags of its original, whatever their order, and not with others', () => {
  const elsewhere: RichTextMark = { type: 'link', attrs: { href: '/de/angebot' } };
  const bestel = paragraph(words('Bestel '), words('nu', bold), words(', lees '), words('het aanbod', elsewhere));
  expect(writeTaggedLike(offer, bestel)).toEqual(['Bestel <x id="4">nu</x>, lees <x id="2">het aanbod</x>']);
  const [b, i, other] = [words('b', bold), words('i', { type: 'italic' }), words('c', bold)];
  expect(writeTaggedLike(paragraph(b, i, other), paragraph(i, other, b))).toEqual([
    '<x id="2">i</x><x id="1">c</x><x id="3">b</x>',
  ]);
  expect(writeTaggedLike(offer, paragraph(words('Bestel '), words('nu', bold)))).toBeUndefined();
  expect(writeTaggedLike(offer, 'Bestel')).toBeUndefined();
  expect(writeTaggedLike('One\nTwo {{lamps}}', '{{lamps}}: twee\nEen')).toBeUndefined();
  expect(writeTaggedLike('One\nTwo {{lamps}}', 'Een\n{{lamps}} twee')).toEqual(['Een', '<x id="2"></x> twee']);
});

test.each([
  ['a lost tag', 'Lees <x id="2">het aanbod</x>.'],
  ['a tag that comes twice', 'Lees <x id="2">het</x> <x id="2">aanbod</x> <x id="4">nu</x>'],
  ['tags in each other', 'Lees <x id="2">het <x id="4">aanbod</x></x>'],
  ['a tag that opens in another', 'Lees <x id="2">het <x id="4">aanbod</x>'],
  ['a tag that is not closed', 'Lees <x id="2">het aanbod</x> <x id="4">nu'],
  ['a closing tag too many', 'Lees <x id="2">het</x> aanbod</x> <x id="4">nu</x>'],
  ['a tag of nothing', 'Lees <x id="2">het</x> <x id="4">nu</x> <x id="1">ook</x>'],
  ['a tag with more than a number', 'Lees <x id="2" href="javascript:alert(1)">het</x> <x id="4">nu</x>'],
  ['a tag that lost its words', 'Lees <x id="2"/> <x id="4">nu</x>'],
  ['half a tag', 'Lees <x id="2">het</x> <x id="4" nu'],
])('%s is refused', (_, answer) => {
  expect(readTagged(offer, [answer])).toEqual({ problem: 'tags' });
});

test('a translation that is not there, says nothing, or says far too much is refused', () => {
  expect(readTagged(offer, [])).toEqual({ problem: 'empty' });
  expect(readTagged('One', [' \n'])).toEqual({ problem: 'empty' });
  expect(readTagged('One', ['a'.repeat(600)])).toEqual({ problem: 'long' });
  // Two million signs that might each begin a tag are looked at once.
  const long = paragraph(words(`w${' w'.repeat(100_000)}`, bold));
  expect(readTagged(long, ['<x '.repeat(600_000)])).toEqual({ problem: 'tags' });
});

test('markup that was not sent is words, and what no text holds is left out', () => {
  expect(readTagged('One', ['<script>alert(1)</script> &lt;b&gt; &amp;lt; R&D &#8364;&#x1F6B2; &eacute;'])).toEqual({
    text: '<script>alert(1)</script> <b> &lt; R&D €🚲 &eacute;',
  });
  expect(readTagged('One', ['E\0\u{1b}[31m\ud800en &#0;&#xD800;&#99999999;x'])).toEqual({
    text: 'E[31men &#99999999;x',
  });
  expect(readTagged('One', ['Een</x>'])).toEqual({ problem: 'tags' });
  expect(readTagged('<x id="1">', ['&lt;x id="1"&gt;'])).toEqual({ text: '<x id="1">' });
});

describe('a service that answers what it got', () => {
  const text = fc
    .oneof(
      fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
      fc.constantFrom('<x id="1">', '</x>', '&amp;', '&', ' ', '{{lamps}}', '12', '<b>', 'Rad ', '{{', '🚲'),
    )
    .map((value) => value.replace(/\p{Cc}/gu, '-'));
  const marks = fc.subarray<RichTextMark>([bold, { type: 'italic' }, link, { type: 'code' }]);
  const inline = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(text, marks).map(([value, given]) => words(value, ...given)) },
    { weight: 1, arbitrary: fc.constant<RichTextNode>({ type: 'hardBreak' }) },
  );
  const isNew = (node: RichTextNode, index: number, all: RichTextNode[]) =>
    index === 0 || node.type !== 'text' || JSON.stringify(node.marks) !== JSON.stringify(all[index - 1]?.marks);
  const line = fc.array(inline, { maxLength: 6 }).map((content) => paragraph(...content.filter(isNew)));
  const block = fc.oneof(
    line,
    fc.array(line, { minLength: 1, maxLength: 3 }).map(
      (content): RichTextNode => ({
        type: 'bulletList',
        content: content.map((item) => ({ type: 'listItem', content: [item] })),
      }),
    ),
  );

  test('changes no text, formatted or plain', () => {
    const plain = fc.array(text, { maxLength: 6 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(fc.oneof(block, plain), (segment) => {
        expect(readTagged(segment, writeTagged(segment))).toEqual({ text: segment });
      }),
      { seed: 20261129, numRuns: 1000 },
    );
  });
});

test('whatever comes back, links lead where they led, and nothing is there that the text had not', () => {
  const part = fc.constantFrom(
    '<x id="2">',
    '<x id="4">',
    '</x>',
    '<x id="2"/>',
    'een',
    '<',
    '&lt;',
    '<a href="x">',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const read = readTagged(offer, [parts.join('')]);
      if ('problem' in read) return;
      const { content = [] } = read.text as RichTextNode;
      expect(content.every(({ type, text }) => type === 'text' && text !== '')).toBe(true);
      expect(content.flatMap(({ marks = [] }) => marks).sort((a, b) => b.type.localeCompare(a.type))).toEqual([
        link,
        bold,
      ]);
    }),
    { seed: 20261129, numRuns: 2000 },
  );
});
