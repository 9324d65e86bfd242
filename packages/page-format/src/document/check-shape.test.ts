import { describe, expect, test } from 'vitest';
import { block, document, nested, parse, parseBlock, refusal } from '../testing/refuse-document.ts';
import { createEmptyDocument, DOCUMENT_LIMITS } from './document.ts';
import { DOCUMENT_ERROR_CODES, type DocumentErrorCode } from './document-error.ts';

interface Row {
  what: string;
  value: unknown;
  code: DocumentErrorCode;
  path: string;
  message: string;
  blockId?: string;
}

const ROWS: Row[] = [
  // not-an-object
  {
    what: 'null',
    value: null,
    code: 'not-an-object',
    path: 'content',
    message: 'A page document is an object with "blocks", but this is empty (null).',
  },
  {
    what: 'nothing',
    value: undefined,
    code: 'not-an-object',
    path: 'content',
    message: 'A page document is an object with "blocks", but this is missing.',
  },
  {
    what: 'a list',
    value: [],
    code: 'not-an-object',
    path: 'content',
    message: 'A page document is an object with "blocks", but this is a list.',
  },
  {
    what: 'a text',
    value: 'null',
    code: 'not-an-object',
    path: 'content',
    message: 'A page document is an object with "blocks", but this is the text "null".',
  },
  {
    what: 'a number',
    value: 7,
    code: 'not-an-object',
    path: 'content',
    message: 'A page document is an object with "blocks", but this is the number 7.',
  },
  // wrong-format, newer-format
  {
    what: 'an empty object',
    value: {},
    code: 'wrong-format',
    path: 'format',
    message: '"format" must be "page", but it is missing.',
  },
  {
    what: 'another format',
    value: { ...createEmptyDocument(), format: 'post' },
    code: 'wrong-format',
    path: 'format',
    message: '"format" must be "page", but it is the text "post".',
  },
  {
    what: 'format version "1"',
    value: { ...createEmptyDocument(), formatVersion: '1' },
    code: 'wrong-format',
    path: 'formatVersion',
    message: '"formatVersion" must be 1, but it is the text "1".',
  },
  {
    what: 'format version 0',
    value: { ...createEmptyDocument(), formatVersion: 0 },
    code: 'wrong-format',
    path: 'formatVersion',
    message: '"formatVersion" must be 1, but it is the number 0.',
  },
  {
    what: 'format version 2',
    value: { ...createEmptyDocument(), formatVersion: 2 },
    code: 'newer-format',
    path: 'formatVersion',
    message: 'This page was written by a newer version of the editor (format 2). Update before editing it.',
  },
  // wrong-shape
  {
    what: 'an unknown key',
    value: { ...createEmptyDocument(), title: 'x' },
    code: 'wrong-shape',
    path: 'title',
    message: 'A page document has no "title".',
  },
  {
    what: 'blocks that are an object',
    value: { ...createEmptyDocument(), blocks: {} },
    code: 'wrong-shape',
    path: 'blocks',
    message: '"blocks" must be a list, but it is an object.',
  },
  {
    what: 'a null block',
    value: document([null]),
    code: 'wrong-shape',
    path: 'blocks[0]',
    message: 'A block is an object, but this is empty (null).',
  },
  {
    what: 'a block that is a list',
    value: document([block('a'), []]),
    code: 'wrong-shape',
    path: 'blocks[1]',
    message: 'A block is an object, but this is a list.',
  },
  {
    what: 'a block with an unknown key',
    value: document([block('a', { children: [] })]),
    code: 'wrong-shape',
    path: 'blocks[0].children',
    message: 'A block has no "children".',
    blockId: 'a',
  },
  ...[7, '', ' Intro', 'two\nlines', '\u200b', 'n'.repeat(61)].map(
    (name): Row => ({
      what: `the name ${JSON.stringify(name)}`,
      value: document([block('a', { name })]),
      code: 'wrong-shape',
      path: 'blocks[0].name',
      message: expect.stringContaining('"name" must be one line of 1 to 60 characters without spaces around it'),
      blockId: 'a',
    }),
  ),
  ...['hidden', 'locked'].map(
    (key): Row => ({
      what: `a block that is ${key}: false`,
      value: document([block('a', { [key]: false })]),
      code: 'wrong-shape',
      path: `blocks[0].${key}`,
      message: `"${key}" must be true, or be left out, but it is the value false.`,
      blockId: 'a',
    }),
  ),
  {
    what: 'a block without id',
    value: document([{ type: 'Title', v: 1, props: {} }]),
    code: 'wrong-shape',
    path: 'blocks[0].id',
    message: 'A block needs an "id" of 1 to 64 letters, digits, "-" or "_".',
  },
  {
    what: 'an id with a quote',
    value: document([block('a"b')]),
    code: 'wrong-shape',
    path: 'blocks[0].id',
    message: 'A block needs an "id" of 1 to 64 letters, digits, "-" or "_".',
  },
  {
    what: 'an id that ends in a line break',
    value: document([block('a\n')]),
    code: 'wrong-shape',
    path: 'blocks[0].id',
    message: 'A block needs an "id" of 1 to 64 letters, digits, "-" or "_".',
  },
  {
    what: 'an id of 65 characters',
    value: document([block('a'.repeat(65))]),
    code: 'wrong-shape',
    path: 'blocks[0].id',
    message: 'A block needs an "id" of 1 to 64 letters, digits, "-" or "_".',
  },
  {
    what: 'a type with a slash',
    value: document([block('a', { type: 'a/b' })]),
    code: 'wrong-shape',
    path: 'blocks[0].type',
    message: 'A block needs a "type" such as "Title", but it is the text "a/b".',
    blockId: 'a',
  },
  {
    what: 'no type',
    value: document([block('a', { type: undefined })]),
    code: 'wrong-shape',
    path: 'blocks[0].type',
    message: 'A block needs a "type" such as "Title", but it is missing.',
    blockId: 'a',
  },
  {
    what: 'v as text',
    value: document([block('a', { v: '1' })]),
    code: 'wrong-shape',
    path: 'blocks[0].v',
    message: '"v" must be a whole number from 1, but it is the text "1".',
    blockId: 'a',
  },
  {
    what: 'v 0',
    value: document([block('a', { v: 0 })]),
    code: 'wrong-shape',
    path: 'blocks[0].v',
    message: '"v" must be a whole number from 1, but it is the number 0.',
    blockId: 'a',
  },
  {
    what: 'v 1.5',
    value: document([block('a', { v: 1.5 })]),
    code: 'wrong-shape',
    path: 'blocks[0].v',
    message: '"v" must be a whole number from 1, but it is the number 1.5.',
    blockId: 'a',
  },
  {
    what: 'props that are a list',
    value: document([block('a', { props: [] })]),
    code: 'wrong-shape',
    path: 'blocks[0].props',
    message: '"props" must be an object, but it is a list.',
    blockId: 'a',
  },
  {
    what: 'areas that are a list',
    value: document([block('a', { areas: [] })]),
    code: 'wrong-shape',
    path: 'blocks[0].areas',
    message: '"areas" must be an object, but it is a list.',
    blockId: 'a',
  },
  {
    what: 'an area that is a block',
    value: document([block('a', { areas: { content: block('b') } })]),
    code: 'wrong-shape',
    path: 'blocks[0].areas.content',
    message: 'An area is a list of blocks, but it is an object.',
    blockId: 'a',
  },
  {
    what: 'an area with a space in its name',
    value: document([block('a', { areas: { 'a b': [] } })]),
    code: 'wrong-shape',
    path: 'blocks[0].areas',
    message: 'Area names are 1 to 64 letters, digits, "-" or "_".',
    blockId: 'a',
  },
  {
    what: 'a text among children',
    value: document([block('a', { areas: { content: ['b'] } })]),
    code: 'wrong-shape',
    path: 'blocks[0].areas.content[0]',
    message: 'A block is an object, but this is the text "b".',
  },
  {
    what: 'a number that JSON cannot hold',
    value: document([block('a', { props: { size: Number.NaN } })]),
    code: 'wrong-shape',
    path: 'blocks[0].props.size',
    message: 'A property holds JSON, but this is the number NaN.',
    blockId: 'a',
  },
  {
    what: 'a function',
    value: document([block('a', { props: { run: () => 1 } })]),
    code: 'wrong-shape',
    path: 'blocks[0].props.run',
    message: 'A property holds JSON, but this is a function.',
    blockId: 'a',
  },
  {
    what: 'a bigint',
    value: document([block('a', { props: { size: [1n] } })]),
    code: 'wrong-shape',
    path: 'blocks[0].props.size[0]',
    message: 'A property holds JSON, but this is a bigint.',
    blockId: 'a',
  },
  // hostile-key
  {
    what: '__proto__ in the document',
    value: parse('{"format":"page","formatVersion":1,"blocks":[],"__proto__":{"x":1}}'),
    code: 'hostile-key',
    path: '__proto__',
    message: 'The key "__proto__" is not allowed in a page document.',
  },
  {
    what: '__proto__ in a block',
    value: parseBlock('{"id":"a","type":"Title","v":1,"props":{},"__proto__":{}}'),
    code: 'hostile-key',
    path: 'blocks[0].__proto__',
    message: 'The key "__proto__" is not allowed.',
    blockId: 'a',
  },
  {
    what: '__proto__ in props',
    value: parseBlock('{"id":"a","type":"Title","v":1,"props":{"__proto__":{}}}'),
    code: 'hostile-key',
    path: 'blocks[0].props.__proto__',
    message: 'The key "__proto__" is not allowed.',
    blockId: 'a',
  },
  {
    what: 'constructor deep in props',
    value: document([block('a', { props: { items: [{ x: { constructor: 1 } }] } })]),
    code: 'hostile-key',
    path: 'blocks[0].props.items[0].x.constructor',
    message: 'The key "constructor" is not allowed.',
    blockId: 'a',
  },
  {
    what: 'prototype in props',
    value: document([block('a', { props: { prototype: 1 } })]),
    code: 'hostile-key',
    path: 'blocks[0].props.prototype',
    message: 'The key "prototype" is not allowed.',
    blockId: 'a',
  },
  {
    what: 'an area called __proto__',
    value: parseBlock('{"id":"a","type":"Title","v":1,"props":{},"areas":{"__proto__":[]}}'),
    code: 'hostile-key',
    path: 'blocks[0].areas.__proto__',
    message: 'An area may not be called "__proto__".',
    blockId: 'a',
  },
  {
    what: 'an area called toString',
    value: document([block('a', { areas: { toString: [] } })]),
    code: 'hostile-key',
    path: 'blocks[0].areas.toString',
    message: 'An area may not be called "toString".',
    blockId: 'a',
  },
  {
    what: 'a block id __proto__',
    value: document([block('__proto__')]),
    code: 'hostile-key',
    path: 'blocks[0].id',
    message: 'The id "__proto__" is not allowed.',
    blockId: '__proto__',
  },
  {
    what: 'a block id valueOf',
    value: document([block('valueOf')]),
    code: 'hostile-key',
    path: 'blocks[0].id',
    message: 'The id "valueOf" is not allowed.',
    blockId: 'valueOf',
  },
  {
    what: 'an item id toString',
    value: document([block('a', { props: { tabs: [{ id: 'toString' }] } })]),
    code: 'hostile-key',
    path: 'blocks[0].props.tabs[0].id',
    message: 'The id "toString" is not allowed.',
    blockId: 'a',
  },
  // duplicate-id
  {
    what: 'two blocks with one id',
    value: document([block('a'), block('b'), block('a')]),
    code: 'duplicate-id',
    path: 'blocks[2].id',
    message: 'Two blocks have the id "a". Ids are unique in a document.',
    blockId: 'a',
  },
  {
    what: 'a child with its parent’s id',
    value: document([block('a', { areas: { content: [block('a')] } })]),
    code: 'duplicate-id',
    path: 'blocks[0].areas.content[0].id',
    message: 'Two blocks have the id "a". Ids are unique in a document.',
    blockId: 'a',
  },
  {
    what: 'two items with one id',
    value: document([block('a', { props: { tabs: [{ id: 'x' }, { id: 'y' }, { id: 'x' }] } })]),
    code: 'duplicate-id',
    path: 'blocks[0].props.tabs[2].id',
    message: 'Two items of this list have the id "x".',
    blockId: 'a',
  },
  // limits
  {
    what: '1,001 blocks',
    value: document(Array.from({ length: 1001 }, (_, index) => block(`b${index}`))),
    code: 'too-many-blocks',
    path: 'blocks',
    message: 'A page holds at most 1,000 blocks. Split it in two.',
  },
  {
    what: '13 levels',
    value: document([nested(13)]),
    code: 'too-deep',
    path: `blocks[0]${'.areas.content[0]'.repeat(12)}`,
    message: 'Blocks may be nested 12 levels deep; this one is on level 13. Move it further out.',
  },
  {
    what: '20 levels',
    value: document([nested(20)]),
    code: 'too-deep',
    path: `blocks[0]${'.areas.content[0]'.repeat(12)}`,
    message: 'Blocks may be nested 12 levels deep; this one is on level 13. Move it further out.',
  },
  {
    what: 'more than 1 MB',
    value: document([block('a', { props: { text: 'x'.repeat(DOCUMENT_LIMITS.bytes) } })]),
    code: 'too-large',
    path: 'content',
    message: 'A page holds at most 1 MB of JSON, and this one has more. Split it in two.',
  },
];

describe('checkShape refuses', () => {
  test.each(ROWS)('$what: $code', ({ value, code, path, message, blockId }) => {
    const error = refusal(value);
    expect({ code: error.code, path: error.path, message: error.message, blockId: error.blockId }).toEqual({
      code,
      path,
      message,
      blockId,
    });
  });

  test('every code of the catalogue occurs above', () => {
    expect(new Set(ROWS.map((row) => row.code))).toEqual(new Set(DOCUMENT_ERROR_CODES));
  });

  test('names the first wrong block in reading order', () => {
    const value = document([
      block('a', { areas: { one: [block('b', { v: 0 })], two: [block('c', { v: 0 })] } }),
      block('d', { v: 0 }),
    ]);
    expect(refusal(value).path).toBe('blocks[0].areas.one[0].v');
  });

  test('a message stays short whatever was sent', () => {
    const long = 'k'.repeat(100_000);
    expect(refusal({ ...createEmptyDocument(), [long]: 1 }).message.length).toBeLessThan(200);
    expect(refusal(document([block('a', { [long]: 1 })])).path.length).toBeLessThan(200);
    expect(refusal(document([block('a', { type: long })])).message.length).toBeLessThan(200);
    expect(refusal(document([block('a', { props: { [long]: Number.NaN } })])).path.length).toBeLessThan(200);
  });
});
