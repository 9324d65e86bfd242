import type { RichTextNode } from '@lumavelo/blocks/core';
import { expect, test } from 'vitest';
import { findUnknown } from './find-unknown.ts';

const paragraph = (content: RichTextNode[], attrs: RichTextNode['attrs'] = {}): RichTextNode => ({
  type: 'doc',
  content: [{ type: 'paragraph', attrs, content }],
});
const cell = (type: string): RichTextNode => ({
  type,
  attrs: { colspan: 1, rowspan: 1, colwidth: [120] },
  content: [{ type: 'paragraph' }],
});

test.each<[string, RichTextNode]>([
  ['nothing yet', { type: 'doc', content: [] }],
  [
    'an aligned paragraph with a link',
    paragraph(
      [
        {
          type: 'text',
          text: 'a',
          marks: [{ type: 'link', attrs: { href: '/a', target: '_blank', rel: 'noopener', class: null } }],
        },
      ],
      { textAlign: 'center' },
    ),
  ],
  [
    'a table',
    {
      type: 'doc',
      content: [{ type: 'table', content: [{ type: 'tableRow', content: [cell('tableHeader'), cell('tableCell')] }] }],
    },
  ],
  [
    'lists and code',
    {
      type: 'doc',
      content: [
        {
          type: 'orderedList',
          attrs: { start: 2, type: 'a' },
          content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
        },
        { type: 'codeBlock', attrs: { language: 'ts' } },
        { type: 'horizontalRule' },
      ],
    },
  ],
])('%s can be edited', (_name, text) => {
  expect(findUnknown(text)).toBeUndefined();
});

test.each<[string, RichTextNode, string]>([
  ['a node', { type: 'doc', content: [{ type: 'video' }] }, 'video'],
  ['a mark', paragraph([{ type: 'text', text: 'a', marks: [{ type: 'glow' }] }]), 'glow'],
  ['an attribute', paragraph([], { indent: 2 }), 'paragraph.indent'],
  [
    'an attribute of a mark',
    paragraph([{ type: 'text', text: 'a', marks: [{ type: 'bold', attrs: { weight: 9 } }] }]),
    'bold.weight',
  ],
])('%s that the editor would drop is named', (_name, text, found) => {
  expect(findUnknown(text)).toBe(found);
});

test('an order of nodes that the editor would repair is refused too', () => {
  expect(findUnknown({ type: 'doc', content: [{ type: 'text', text: 'loose' }] })).toMatch(/Invalid content/);
});
