import { type Block, createRegistry, defineBlock, type EditorText } from 'page-format';
import { anchor, choice, list, media, richText, text, textarea, toggle } from 'page-format/fields';
import { describe, expect, test } from 'vitest';
import { documentFromTree } from '../convert.ts';
import { page, treeOf } from '../testing/page.ts';
import { run } from '../testing/sound.ts';
import { isUnfit, type Loss } from './loss.ts';
import { findTransformation, listTransformations } from './transform.ts';

const words = (en: string): EditorText => ({ en });
const about = (type: string) => ({
  type,
  category: 'elements',
  label: words(type),
  description: words(type),
  icon: 'Bold',
});
const level = choice({
  label: words('Level'),
  default: 2,
  options: [1, 2, 3].map((value) => ({ value, label: words(`H${value}`) })),
});
const align = (...values: string[]) =>
  choice({
    label: words('Alignment'),
    default: 'left',
    options: values.map((value) => ({ value, label: words(value) })),
  });

const registry = createRegistry([
  defineBlock({
    ...about('Heading'),
    props: {
      words: text({ label: words('Words'), maxLength: 20 }),
      level,
      align: align('left', 'right', 'center'),
      uniqueId: anchor(),
    },
    prose: { text: 'words', markdown: { '#': { level: 1 }, '##': { level: 2 }, '###': { level: 3 } } },
  }),
  defineBlock({
    ...about('Paragraph'),
    props: { body: textarea({ label: words('Body') }), align: align('left', 'right') },
    prose: { text: 'body', paragraph: true },
  }),
  defineBlock({ ...about('Article'), props: { content: richText({ label: words('Text') }) } }),
  defineBlock({
    ...about('Columns'),
    props: {
      columns: list({
        label: words('Columns'),
        itemLabel: words('column'),
        item: {
          width: choice({
            label: words('Width'),
            default: 6,
            options: [4, 6].map((value) => ({ value, label: words(`${value}`) })),
          }),
        },
        default: [{}, {}],
      }),
      wide: toggle({ label: words('Wide'), default: false }),
    },
    itemAreas: { list: 'columns', label: words('Column') },
  }),
  defineBlock({
    ...about('Tabs'),
    props: {
      tabs: list({
        label: words('Tabs'),
        itemLabel: words('tab'),
        titleProp: 'title',
        max: 3,
        item: {
          title: text({ label: words('Title'), required: true, maxLength: 30 }),
          picture: media({ label: words('Picture') }),
        },
        default: [{ title: 'First tab' }, { title: 'Second tab' }],
      }),
      wide: toggle({ label: words('Wide'), default: false }),
    },
    itemAreas: { list: 'tabs', label: words('Tab') },
  }),
  defineBlock({
    ...about('Promises'),
    props: {
      promises: list({
        label: words('Promises'),
        itemLabel: words('promise'),
        titleProp: 'name',
        item: {
          name: text({ label: words('Name'), required: true }),
          story: textarea({ label: words('Story') }),
          image: media({ label: words('Image') }),
        },
      }),
    },
    content: { items: 'promises' },
  }),
  defineBlock({
    ...about('Gallery'),
    props: {
      pictures: list({
        label: words('Pictures'),
        itemLabel: words('picture'),
        titleProp: 'alt',
        item: {
          alt: text({ label: words('Alternative text') }),
          file: media({ label: words('File'), required: true }),
        },
      }),
    },
    content: { items: 'pictures' },
  }),
  defineBlock({
    ...about('Box'),
    props: { wide: toggle({ label: words('Wide'), default: false }) },
    areas: { content: { label: words('Content') } },
  }),
  defineBlock({ ...about('Rack'), props: {}, areas: { headings: { label: words('Headings'), accepts: ['Heading'] } } }),
  defineBlock({
    ...about('Popup'),
    props: { label: text({ label: words('Label') }) },
    areas: { popup: { label: words('Popup'), popup: true } },
  }),
]);

const block = (id: string, type: string, props: Block['props'], areas?: Block['areas']): Block => ({
  id,
  type,
  v: 1,
  props,
  ...(areas && { areas }),
});
const heading = (props: Block['props'], id = 'h') => block(id, 'Heading', props);
const paragraph = (id: string, body = id) => block(id, 'Paragraph', { body });
const article = (...content: object[]) => block('r', 'Article', { content: { type: 'doc', content } });
const line = (value: string, ...marks: string[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const node = (type: string, ...content: object[]) => ({ type, content });
const picture = {
  $ref: 'media',
  documentId: 'p1',
  snapshot: {
    ...{ name: 'a.jpg', url: '/a.jpg', mime: 'image/jpeg', width: 1, height: 1 },
    ...{ ext: '.jpg', folder: null, alternativeText: 'A' },
  },
};

/** Turns the first block of a page. */
function turn(type: string, ...blocks: Block[]) {
  const tree = treeOf(...blocks);
  const made = findTransformation(tree, blocks[0]?.id ?? '', type, registry);
  if (!made) return undefined;
  const [first, ...others] = documentFromTree(run(tree, registry, made.action)).blocks;
  return { block: first as Block, others: others.map(({ id }) => id), losses: made.losses.map(name) };
}

function name(loss: Loss): string {
  if (typeof loss === 'string') return loss;
  return loss.item ? `${loss.label.en} of ${loss.item.en}` : loss.label.en;
}

const offered = (...blocks: Block[]) =>
  listTransformations(treeOf(...blocks), blocks[0]?.id ?? '', registry).flatMap((made) =>
    isUnfit(made) ? [] : made.type,
  );

describe('a text', () => {
  test('keeps its words, and what both have of its settings', () => {
    const made = turn('Paragraph', heading({ words: 'Good bread', align: 'right' }));
    expect(made).toMatchObject({
      block: { type: 'Paragraph', props: { body: 'Good bread', align: 'right' } },
      losses: [],
    });
  });

  test('says what it would lose: values that differ from the default, by their labels', () => {
    const made = turn('Paragraph', heading({ words: 'Bread', level: 3, align: 'center', uniqueId: 'bread', old: 1 }));
    expect(made?.block.props).toEqual({ body: 'Bread' });
    expect(made?.losses).toEqual(['Level', 'Alignment', 'Anchor', 'old']);
    expect(turn('Paragraph', heading({ words: 'Bread', level: 2, align: 'left' }))?.losses).toEqual([]);
  });

  test('a title is a heading of its level in a formatted text, and the other way round', () => {
    const made = turn('Article', heading({ words: 'Bread', level: 3 }));
    const content = [{ type: 'heading', attrs: { level: 3 }, content: [line('Bread')] }];
    expect(made).toMatchObject({ block: { props: { content: { type: 'doc', content } } }, losses: [] });
    const back = turn('Heading', article(...content));
    expect(back?.block.props).toEqual({ words: 'Bread', level: 3 });
    expect(back?.losses).toEqual([]);
  });

  test('a formatted text becomes lines, and those become paragraphs again', () => {
    const plain = article(
      node('paragraph', line('One'), { type: 'hardBreak' }, line('two')),
      node('paragraph', line('Three')),
    );
    const made = turn('Paragraph', plain);
    expect(made).toMatchObject({ block: { props: { body: 'One\ntwo\n\nThree' } }, losses: [] });
    expect(turn('Article', block('p', 'Paragraph', made?.block.props ?? {}))?.block.props).toEqual(plain.props);
  });

  test('what words alone do not have is named', () => {
    const made = turn(
      'Paragraph',
      article(
        node(
          'bulletList',
          node('listItem', node('paragraph', line('One', 'bold'))),
          node('listItem', node('paragraph', line('Two', 'link'))),
        ),
        node('heading', line('Three')),
      ),
    );
    expect(made?.block.props).toEqual({ body: 'One\nTwo\n\nThree' });
    expect(made?.losses).toEqual(['lists', 'formatting', 'links', 'headings']);
    expect(turn('Heading', paragraph('p', 'One\ntwo'))).toMatchObject({
      block: { props: { words: 'One two' } },
      losses: ['lines'],
    });
  });

  test('that is too long for a block is not cut: it says how long it may be', () => {
    const tree = treeOf(paragraph('p', 'x'.repeat(21)));
    expect(listTransformations(tree, 'p', registry).find(({ type }) => type === 'Heading')).toEqual({
      type: 'Heading',
      reason: 'too-long',
      limit: 20,
    });
    expect(findTransformation(tree, 'p', 'Heading', registry)).toBeUndefined();
  });

  test('that cannot be read becomes nothing', () => {
    expect(offered(heading({ words: 7 }))).toEqual([]);
  });
});

describe('what stands in areas and lists', () => {
  const columns = (props: Block['props'] = {}) =>
    block(
      'c',
      'Columns',
      { columns: [{ id: 'one' }, { id: 'two' }, { id: 'three', width: 4 }], ...props },
      { one: [paragraph('a'), paragraph('b')], two: [], three: [paragraph('d')] },
    );

  test('columns become tabs with the same in each, and titles of their own', () => {
    const made = turn('Tabs', columns({ wide: true }));
    expect(made?.block).toMatchObject({
      type: 'Tabs',
      props: {
        tabs: [{ id: 'one', title: 'First tab' }, { id: 'two', title: 'Second tab' }, { id: 'three' }],
        wide: true,
      },
      areas: { one: [paragraph('a'), paragraph('b')], two: [], three: [paragraph('d')] },
    });
    expect(made?.losses).toEqual(['Width of column']);
  });

  test('tabs become columns, and their titles are lost by name, but not those they began with', () => {
    const tabs = (title: string) => block('t', 'Tabs', { tabs: [{ id: 'one', title }] }, { one: [paragraph('a')] });
    expect(turn('Columns', tabs('Bread'))).toMatchObject({
      losses: ['Title of tab'],
      block: { areas: { one: [paragraph('a')] } },
    });
    expect(turn('Columns', tabs('First tab'))?.losses).toEqual([]);
  });

  test('columns become a box with all of it in order, and a box columns with it in the first', () => {
    const made = turn('Box', columns());
    expect(made?.block.areas).toEqual({ content: [paragraph('a'), paragraph('b'), paragraph('d')] });
    const back = turn('Columns', block('x', 'Box', {}, { content: [paragraph('a'), paragraph('b')] }));
    expect(Object.values(back?.block.areas ?? {})).toEqual([[paragraph('a'), paragraph('b')], []]);
  });

  test('items without areas keep titles, pictures and words, where they have a place', () => {
    const promises = block('p', 'Promises', {
      promises: [
        { id: 'one', name: 'Fresh', story: 'Every day.', image: picture },
        { id: 'two', name: 'Near' },
      ],
    });
    const made = turn('Tabs', promises);
    expect(made?.block).toMatchObject({
      props: {
        tabs: [
          { id: 'one', title: 'Fresh', picture },
          { id: 'two', title: 'Near' },
        ],
      },
      areas: { one: [{ type: 'Paragraph', props: { body: 'Every day.' } }], two: [] },
    });
    expect(made?.losses).toEqual([]);
    expect(offered(promises)).not.toContain('Columns');
  });

  test('blocks that the other one does not take stand after it', () => {
    const tabs = block(
      't',
      'Tabs',
      { tabs: [{ id: 'one', title: 'Fresh' }] },
      { one: [paragraph('a'), paragraph('b')] },
    );
    const made = turn('Promises', tabs, paragraph('z'));
    expect(made?.block.props).toEqual({ promises: [{ id: 'one', name: 'Fresh' }] });
    expect(made?.others).toEqual(['a', 'b', 'z']);
    const box = block('x', 'Box', {}, { content: [heading({ words: 'One' }), paragraph('a')] });
    expect(turn('Rack', box)).toMatchObject({ others: ['a'], block: { areas: { headings: [{ id: 'h' }] } } });
  });

  test('more items than the other block takes are a reason not to', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
    const made = listTransformations(treeOf(block('c', 'Columns', { columns: four }, {})), 'c', registry);
    expect(made.find(({ type }) => type === 'Tabs')).toEqual({ type: 'Tabs', reason: 'too-many', limit: 3 });
  });
});

test.each<[string, Block, string[]]>([
  ['a text', heading({ words: 'Bread' }), ['Paragraph', 'Article']],
  [
    'columns, but nothing that would take none of it',
    block('c', 'Columns', { columns: [{ id: 'one' }] }, { one: [paragraph('a')] }),
    ['Tabs', 'Box'],
  ],
  [
    'items, but nothing that needs what they do not have',
    block('p', 'Promises', { promises: [{ id: 'one', name: 'A' }] }),
    ['Tabs'],
  ],
  ['a block whose content opens over the page', block('p', 'Popup', { label: 'More' }, { popup: [] }), []],
  ['a block of a type that nobody knows', block('s', 'Stranger', {}), []],
  ['content that a removed item left behind', block('c', 'Columns', { columns: [] }, { gone: [paragraph('a')] }), []],
])('what is offered for %s', (_name, given, types) => {
  expect(offered(given)).toEqual(types);
});

test('only what may stand in the place is offered', () => {
  const tree = treeOf(block('r', 'Rack', {}, { headings: [heading({ words: 'One' })] }));
  expect(listTransformations(tree, 'h', registry)).toEqual([]);
});

test('the page around stays as it is, and the new block has an id of its own', () => {
  const tree = treeOf(paragraph('a'), heading({ words: 'One' }), paragraph('b'));
  const made = findTransformation(tree, 'h', 'Paragraph', registry);
  if (!made) throw new Error('A title becomes a paragraph.');
  const next = documentFromTree(run(tree, registry, made.action));
  expect(made.action.block.id).not.toBe('h');
  expect(next).toEqual(page(paragraph('a'), made.action.block, paragraph('b')));
});
