import { fixtures } from '@lumavelo/blocks/fixtures';
import { getSchema } from '@tiptap/core';
import type { RichTextNode } from 'page-format';
import { describe, expect, test } from 'vitest';
import { SCHEMA_EXTENSIONS } from '../../../../page-builder/admin/src/editor/rich-text/schema/extensions.ts';
import {
  readStoredText,
  toStoredText,
} from '../../../../page-builder/admin/src/editor/rich-text/schema/stored-text.ts';

const schema = getSchema(SCHEMA_EXTENSIONS);
const doc = (...content: RichTextNode[]): RichTextNode => ({ type: 'doc', content });
const paragraph = (content: RichTextNode[], attrs: RichTextNode['attrs'] = {}): RichTextNode =>
  doc({ type: 'paragraph', attrs, content });
const words = (text: string, ...marks: NonNullable<RichTextNode['marks']>): RichTextNode => ({
  type: 'text',
  text,
  marks,
});

describe('a stored text', () => {
  const samples = Object.entries(fixtures.RichText.samples).flatMap(([name, { props }]) =>
    props.content ? [[name, props.content as RichTextNode] as const] : [],
  );

  test.each(samples)('can be edited: sample %s', (_name, text) => {
    expect(readStoredText(text)).toHaveProperty('text');
  });

  test('without anything in it begins with a paragraph', () => {
    expect(readStoredText(doc())).toEqual({ text: doc({ type: 'paragraph' }) });
  });

  test.each<[string, RichTextNode, string | RegExp]>([
    ['a node', doc({ type: 'video' }), 'video'],
    ['a mark', paragraph([words('a', { type: 'glow' })]), 'glow'],
    ['an attribute', paragraph([], { indent: 2 }), 'paragraph.indent'],
    ['an attribute of a mark', paragraph([words('a', { type: 'bold', attrs: { weight: 9 } })]), 'bold.weight'],
    ['the title of a link', paragraph([words('a', { type: 'link', attrs: { href: '/', title: 'x' } })]), 'link.title'],
    ['an order of nodes that would be repaired', doc(words('loose')), /Invalid content/],
    ['a mark where none may be', doc({ type: 'codeBlock', content: [words('a', { type: 'bold' })] }), /Invalid/],
  ])('is refused for %s that the editor would drop', (_name, text, unknown) => {
    const result = readStoredText(text);
    expect('unknown' in result && result.unknown).toMatch(unknown);
  });

  test('is put right where that loses nothing', () => {
    const given = paragraph([words(''), words('a', { type: 'code' }, { type: 'bold' })], { indent: null });
    const result = readStoredText(given);
    expect('text' in result && schema.nodeFromJSON(result.text).toJSON()).toEqual(
      paragraph([words('a', { type: 'bold' }, { type: 'code' })], { textAlign: null }),
    );
  });
});

describe('what is stored', () => {
  const store = (text: RichTextNode) => toStoredText(schema.nodeFromJSON(text));
  const empty: RichTextNode = { type: 'paragraph' };
  const rule: RichTextNode = { type: 'horizontalRule' };
  const kinds = (text: RichTextNode) => text.content?.map(({ type }) => type);

  test('leaves out the line that the editor keeps at the end', () => {
    expect(kinds(store(doc(rule, empty)))).toEqual(['horizontalRule']);
    expect(kinds(store(doc(empty)))).toEqual([]);
  });

  test('keeps lines that somebody made', () => {
    expect(kinds(store(doc(rule, empty, empty)))).toEqual(['horizontalRule', 'paragraph', 'paragraph']);
    expect(kinds(store(doc({ ...empty, content: [words('a')] }, empty)))).toEqual(['paragraph', 'paragraph']);
  });

  test('holds one kind of link or the other', () => {
    const link = (attrs: Record<string, string | null>) => paragraph([words('a', { type: 'link', attrs })]);
    const address = { href: '/a', target: null, rel: null, class: null };
    const page = { $ref: 'api::page.page', documentId: 'p1', hash: '' };
    const attributes = (text: RichTextNode) => store(text).content?.[0]?.content?.[0]?.marks?.[0]?.attrs;
    expect(attributes(link(address))).toEqual(address);
    expect(attributes(link({ ...address, href: '', ...page }))).toEqual({ ...address, href: '', ...page });
  });
});
