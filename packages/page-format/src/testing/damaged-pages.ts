/** Stored pages that no write of ours can leave behind, and older versions, other programs and full disks can. */
export interface DamagedPage {
  what: string;
  /** The column's text, as it stands in the database. */
  stored: string;
  /** Ids of the blocks that can be read all the same, in reading order. */
  whole: readonly string[];
  /** How many damaged blocks stand for the rest. */
  sources: number;
  /** True where a database with types of its own takes no such text. */
  isTextOnly?: boolean;
}

const title = (id: unknown, more: object = {}) => ({ id, type: 'Title', v: 1, props: { title: String(id) }, ...more });
const box = (id: string, content: unknown) => ({ id, type: 'Container', v: 1, props: {}, areas: { content } });
const first = title('first');
const last = title('last');
const write = (blocks: unknown, head: object = {}) =>
  JSON.stringify({ format: 'page', formatVersion: 1, blocks, ...head });

/** Something between two blocks that are whole. */
const between = (what: string, damaged: unknown, more: Partial<DamagedPage> = {}): DamagedPage => ({
  what,
  stored: write([first, damaged, last]),
  whole: ['first', 'last'],
  sources: 1,
  ...more,
});

/** The same for JSON that no value stands for. */
const raw = (what: string, text: string, more: Partial<DamagedPage> = {}): DamagedPage => ({
  ...between(what, 'HERE', more),
  stored: write([first, 'HERE', last]).replace('"HERE"', text),
});

/** Nothing of it is a page. */
const nothing = (what: string, stored: string, more: Partial<DamagedPage> = {}): DamagedPage => ({
  ...{ what, stored, whole: [], sources: 1 },
  ...more,
});

const head = (what: string, more: object): DamagedPage => ({
  ...{ what, stored: write([first, last], more), whole: ['first', 'last'], sources: 1 },
});

function nest(levels: number): unknown {
  return levels === 1 ? title('n1') : box(`n${levels}`, [nest(levels - 1)]);
}

const SOUND = write([first, box('box', [title('inner'), title('cut')]), last]);

export const DAMAGED_PAGES: readonly DamagedPage[] = [
  between('a block that is null', null),
  between('a block that is a text', 'Title'),
  between('a block that is a number', 7),
  between('a block that is a list', [first]),
  between('an empty block', {}),
  between('a block without type', { id: 'x', v: 1, props: {} }),
  between('a type that is a list', title('x', { type: ['Title'] })),
  between('a block without id', { type: 'Title', v: 1, props: {} }),
  between('an id with markup', title('<b>')),
  between('an id that every object has', title('toString')),
  between('the id of another block', title('first')),
  between('a version that is a text', title('x', { v: '1' })),
  between('version 0', title('x', { v: 0 })),
  between('properties that are a list', title('x', { props: [] })),
  between('properties that are null', title('x', { props: null })),
  between('areas that are a list', title('x', { areas: [] })),
  between('an area that is a block', title('x', { areas: { content: title('y') } })),
  between('an area with a space in its name', title('x', { areas: { 'a b': [] } })),
  between('a key that blocks do not have', title('x', { children: [] })),
  between('two items with one id', title('x', { props: { items: [{ id: 'i' }, { id: 'i' }] } })),
  between('null inside a container', box('box', [title('inner'), null]), { whole: ['first', 'box', 'inner', 'last'] }),
  between('blocks on 15 levels', nest(15), {
    whole: ['first', ...Array.from({ length: 11 }, (_, index) => `n${15 - index}`), 'last'],
  }),
  raw('__proto__ among the properties', '{"id":"x","type":"Title","v":1,"props":{"__proto__":{"a":1}}}'),
  raw('__proto__ as a key of the block', '{"id":"x","type":"Title","v":1,"props":{},"__proto__":{"a":1}}'),
  raw('properties on 80 levels', `{"id":"x","type":"Title","v":1,"props":{"a":${'['.repeat(80)}${']'.repeat(80)}}}`),
  head('format 99', { formatVersion: 99 }),
  head('another format', { format: 'post' }),
  head('no format', { format: undefined }),
  head('a key that pages do not have', { title: 'x' }),
  nothing('a list at the root', '[]'),
  nothing('a number at the root', '7'),
  nothing('true at the root', 'true'),
  nothing('an empty object', '{}'),
  nothing('blocks that are an object', write({ 0: first })),
  nothing('blocks that are null', write(null)),
  nothing('text at the root', '"<p>Hello</p>"', { isTextOnly: true }),
  nothing('no JSON', '<p>Hello</p>', { isTextOnly: true }),
  nothing('JSON that is cut before the first block ends', SOUND.slice(0, 60), { isTextOnly: true }),
  {
    what: 'JSON that is cut inside a container',
    stored: SOUND.slice(0, SOUND.indexOf('"cut"')),
    whole: ['first', 'box', 'inner'],
    sources: 1,
    isTextOnly: true,
  },
  {
    what: 'JSON that is cut at the end',
    stored: SOUND.slice(0, -1),
    whole: ['first', 'box', 'inner', 'cut', 'last'],
    sources: 1,
    isTextOnly: true,
  },
  {
    what: '1,200 blocks',
    stored: write(Array.from({ length: 1_200 }, (_, index) => title(`b${index}`))),
    whole: Array.from({ length: 986 }, (_, index) => `b${index}`),
    sources: 1,
  },
];
