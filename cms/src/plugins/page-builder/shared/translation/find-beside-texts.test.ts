import { type Block, createRegistry, defineBlock, type RichTextNode } from 'page-format';
import { choice, list, media, richText, text } from 'page-format/fields';
import { expect, test } from 'vitest';
import { stranger, treeOf } from '../../admin/src/model/testing/page.ts';
import { findBesideTexts } from './find-beside-texts.ts';

const label = { en: 'Label' };
const shared = { label, category: 'elements', description: label, icon: 'Bold' } as const;
const registry = createRegistry([
  defineBlock({
    ...{ ...shared, type: 'Offer' },
    props: {
      title: text({ label, default: 'Offer' }),
      anchor: text({ label, translated: false }),
      tone: choice({ label, default: 'light', options: ['light', 'dark'].map((value) => ({ value, label })) }),
      image: media({ label, altProp: 'alt' }),
      alt: text({ label }),
      body: richText({ label }),
      facts: list({
        label,
        itemLabel: label,
        item: { key: text({ label }), tone: text({ label, translated: false }) },
      }),
    },
    areas: { inside: { label } },
  }),
]);

const words = (value: string, ...marks: RichTextNode['marks'] & object) => ({ type: 'text', text: value, marks });
const link = (href: string) => ({ type: 'link', attrs: { href } });
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content });
const doc = (...content: RichTextNode[]): RichTextNode => ({ type: 'doc', content });
const image = (documentId: string) => ({ $ref: 'media', documentId });
const facts = [{ id: 'f', key: 'Fast', tone: 'loud' }, { id: 'g' }];
const body = doc(paragraph(words('Bake '), words('here', link('/bake'))), paragraph(words('now')));

const offer = (id: string, props: object = {}, inside: Block[] = []): Block => ({
  ...{ id, type: 'Offer', v: 1, areas: { inside } },
  props: { title: 'Loaves', alt: 'A loaf', image: image('red'), facts, body, ...props },
});
const [first, second] = [offer('a', {}, [offer('b')]), offer('c')];
const before = treeOf(first, second, stranger('s'));
const beside = (...blocks: Block[]) => findBesideTexts(before, treeOf(...blocks), registry);
const changed = (props: object) => beside(offer('a', props, [offer('b')]), second, stranger('s'));

test.each<[string, object]>([
  ['a title', { title: 'Broden' }],
  ['a title that is what the block says by default', { title: undefined }],
  ['an alternative text, and one that is taken away', { alt: '' }],
  [
    'a text in an entry of a list, and one that was not there',
    {
      facts: [
        { ...facts[0], key: 'Snel' },
        { id: 'g', key: 'Veilig' },
      ],
    },
  ],
  [
    'words and their marks, with the same link and a line more',
    {
      body: doc(
        paragraph(words('Bak ', { type: 'bold' }), words('hier', { type: 'italic' }, link('/bake')), {
          type: 'hardBreak',
        }),
        paragraph(words('nu')),
      ),
    },
  ],
  ['a text that lost its link', { body: doc(paragraph(words('Bak hier')), paragraph(words('nu'))) }],
  [
    'attributes that the text editor writes out',
    {
      body: doc(
        {
          ...paragraph(words('hier', { type: 'link', attrs: { href: '/bake', target: '_blank', class: null } })),
          attrs: { textAlign: null },
        },
        paragraph(words('nu')),
      ),
    },
  ],
])('texts are free: %s', (_, props) => {
  expect(changed(props)).toBeUndefined();
});

test.each<[string, object, string]>([
  ['a picture', { image: image('blue') }, 'image'],
  ['a choice', { tone: 'dark' }, 'tone'],
  ['a text that is the same in every language', { anchor: 'offer' }, 'anchor'],
  ['such a text in a list', { facts: [{ ...facts[0], tone: 'calm' }, facts[1]] }, 'facts'],
  ['an entry more', { facts: [...facts, { id: 'h', key: '' }] }, 'facts'],
  ['an entry less', { facts: facts.slice(1) }, 'facts'],
  ['entries in another order', { facts: facts.toReversed() }, 'facts'],
  ['a text that is no text', { title: 5 }, 'title'],
  ['a property that nobody knows', { size: 'xl' }, 'size'],
  [
    'where a link leads',
    { body: doc(paragraph(words('Bak '), words('hier', link('/other'))), paragraph(words('nu'))) },
    'body',
  ],
  ['a link more', { body: doc(paragraph(words('Bak', link('/buy'))), paragraph(words('nu'))) }, 'body'],
  ['a paragraph more', { body: doc(...(body.content ?? []), paragraph()) }, 'body'],
  [
    'a heading for a paragraph',
    { body: doc({ ...paragraph(), type: 'heading', attrs: { level: 2 } }, paragraph()) },
    'body',
  ],
  ['an alignment', { body: doc({ ...paragraph(), attrs: { textAlign: 'right' } }, paragraph()) }, 'body'],
  ['a table in a paragraph', { body: doc(paragraph({ type: 'table' }), paragraph()) }, 'body'],
])('other properties are not: %s', (_, props, prop) => {
  expect(changed(props)).toEqual({ block: 'a', prop });
});

const without = offer('a');
test.each<[string, Block[], object]>([
  ['a new block', [first, second, stranger('s'), offer('n')], { block: 'n' }],
  ['a block that is gone', [without, second, stranger('s')], { block: 'b' }],
  ['another order', [second, first, stranger('s')], { block: 'c' }],
  ['a block that moved out', [without, offer('b'), second, stranger('s')], { block: 'b' }],
  ['another type', [first, { ...second, type: 'Other' }, stranger('s')], { block: 'c' }],
  ['another version', [first, { ...second, v: 2 }, stranger('s')], { block: 'c' }],
  ['a name', [first, { ...second, name: 'Sale' }, stranger('s')], { block: 'c', prop: '$name' }],
  ['a hidden block', [first, { ...second, hidden: true }, stranger('s')], { block: 'c', prop: '$hidden' }],
  ['a lock', [first, { ...second, locked: true }, stranger('s')], { block: 'c', prop: '$locked' }],
  ['a block that nobody knows', [first, second, { ...stranger('s'), props: { z: 2 } }], { block: 's', prop: 'z' }],
])('neither is what a page consists of: %s', (_, blocks, found) => {
  expect(beside(...blocks)).toEqual(found);
});
