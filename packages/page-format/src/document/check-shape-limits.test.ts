import { describe, expect, test } from 'vitest';
import { block, document, nested, parse, parseBlock, refusal } from '../testing/refuse-document.ts';
import { checkShape } from './check-shape.ts';
import { createEmptyDocument, DOCUMENT_LIMITS } from './document.ts';

describe('checkShape takes', () => {
  test('an empty page, and returns the same object', () => {
    const empty = createEmptyDocument();
    expect(checkShape(empty)).toBe(empty);
  });

  test('the example of the contract', () => {
    const example = {
      id: 'b7k2m9q4',
      type: 'Tabs',
      v: 1,
      props: { tabStyle: 'white', tabs: [{ id: 'i1a2b3c4', title: 'Employers', image: null, imageAlt: '' }] },
      areas: { i1a2b3c4: [{ id: 'b9', type: 'RichText', v: 1, props: { content: { type: 'doc', content: [] } } }] },
    };
    expect(checkShape(document([example])).blocks).toEqual([example]);
  });

  test('types and versions it has never heard of', () => {
    expect(() =>
      checkShape(document([block('a', { type: 'Hologram', v: 99, props: { any: { thing: [1] } } })])),
    ).not.toThrow();
  });

  test('1,000 blocks, at all depths together', () => {
    const children = Array.from({ length: 998 }, (_, index) => block(`c${index}`));
    const tree = document([block('a'), block('b', { areas: { content: children } })]);
    expect(() => checkShape(tree)).not.toThrow();
    children.push(block('one-more'));
    expect(refusal(tree).code).toBe('too-many-blocks');
  });

  test('12 levels', () => {
    expect(() => checkShape(document([nested(12)]))).not.toThrow();
  });

  test('1 MB to the byte, counted in UTF-8', () => {
    const withText = (text: string) => document([block('a', { props: { text } })]);
    const frame = JSON.stringify(withText('')).length;
    const room = DOCUMENT_LIMITS.bytes - frame;
    expect(() => checkShape(withText('x'.repeat(room)))).not.toThrow();
    expect(refusal(withText('x'.repeat(room + 1))).code).toBe('too-large');
    const umlauts = 'ü'.repeat(Math.floor(room / 2));
    expect(() => checkShape(withText(umlauts))).not.toThrow();
    expect(refusal(withText(`${umlauts}üü`)).code).toBe('too-large');
  });

  test('props nested 60 levels deep, and not 61', () => {
    const deep = (levels: number) => {
      let value: unknown = 1;
      for (let level = 1; level < levels; level += 1) value = [value];
      return document([block('a', { props: { value } })]);
    };
    expect(() => checkShape(deep(DOCUMENT_LIMITS.propDepth))).not.toThrow();
    const error = refusal(deep(DOCUMENT_LIMITS.propDepth + 1));
    expect(error.code).toBe('too-deep');
    expect(error.message).toBe('A property is nested more than 60 levels deep.');
  });

  test('the same item id in two lists of a block', () => {
    expect(() =>
      checkShape(document([block('a', { props: { one: [{ id: 'x' }], two: [{ id: 'x' }] } })])),
    ).not.toThrow();
  });
});

describe('a hostile value costs little', () => {
  const HUGE: [string, () => unknown][] = [
    ['50 MB in one text', () => document([block('a', { props: { text: 'x'.repeat(50_000_000) } })])],
    ['5,000,000 numbers', () => document([block('a', { props: { numbers: new Array(5_000_000).fill(1) } })])],
    ['1,000,000 blocks', () => document(new Array(1_000_000).fill(block('a')))],
    ['400,000 nulls for blocks', () => document(new Array(150_000).fill(null))],
    [
      '100,000 keys',
      () =>
        document([
          block('a', { props: Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`key${i}`, i])) }),
        ]),
    ],
    ['100,000 lists in each other', () => document(parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown[])],
    [
      '10,000 blocks in each other',
      () => {
        let tree: unknown = block('b0');
        for (let level = 1; level < 10_000; level += 1) tree = block(`b${level}`, { areas: { content: [tree] } });
        return document([tree]);
      },
    ],
  ];
  test.each(HUGE)('%s', (_what, build) => {
    const value = build();
    refusal(value);
  });

  test('a value that contains itself', () => {
    const props: Record<string, unknown> = {};
    props.self = props;
    expect(refusal(document([block('a', { props })])).code).toMatch(/too-(large|deep)/);
  });

  test('nothing reaches the prototype of other objects', () => {
    refusal(parseBlock('{"id":"a","type":"Title","v":1,"props":{"__proto__":{"polluted":true}}}'));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
