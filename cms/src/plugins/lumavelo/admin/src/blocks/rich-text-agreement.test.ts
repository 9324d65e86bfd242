// @vitest-environment jsdom

import { RichTextContent } from '@lumavelo/blocks/ui/RichTextContent.tsx';
import { getSchema } from '@tiptap/core';
import { DOMSerializer, DOMParser as MarkupParser } from '@tiptap/pm/model';
import fc from 'fast-check';
import type { RichTextMark, RichTextNode } from 'page-format';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registerLinkTarget } from '../../../../page-builder/admin/src/api/link-target.ts';
import { SCHEMA_EXTENSIONS } from '../../../../page-builder/admin/src/editor/rich-text/schema/extensions.ts';
import { linkToAddress, linkToPage } from '../../../../page-builder/admin/src/editor/rich-text/schema/link-mark.ts';
import { readStoredText } from '../../../../page-builder/admin/src/editor/rich-text/schema/stored-text.ts';

beforeAll(() => registerLinkTarget({ contentType: 'api::page.page', titleField: 'title', contentField: 'content' }));
// What is registered is kept in modules, which test files share.
afterAll(() => void vi.resetModules());

/**
 * The site and the editor agree on what a text is: for every document the editor can make, the markup that visitors
 * get, read by the editor's schema, is the same document.
 */
const schema = getSchema(SCHEMA_EXTENSIONS);

/** Hundreds of documents take their time on a busy machine. */
const TIMEOUT_MS = 120_000;

const ALIGNMENTS = [null, 'left', 'center', 'right', 'justify'];
/** Words with the spaces, signs and scripts that people write; control characters cannot be typed or pasted. */
const characters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const words = fc
  .oneof(characters, fc.constantFrom(' ', '  two  spaces ', 'a\nb', '<b>&amp;</b>', '\u00a0', 'Ünïcödé 🚲', '&nbsp;'))
  .map((text) => text.replace(/\p{Cc}/gu, '\n'));

const link: fc.Arbitrary<RichTextMark> = fc
  .record({
    href: fc.constantFrom(
      '/calculator',
      '#offer',
      'https://example.com/?a=1&b="2"',
      'mailto:a@b.eu',
      'tel:+31 20',
      '//x.y',
    ),
    isNewTab: fc.boolean(),
    className: fc.constantFrom(null, 'button primary'),
  })
  .map(({ href, isNewTab, className }) => ({
    type: 'link',
    attrs: { ...linkToAddress(href, isNewTab), class: className },
  }));

const marks = fc
  .tuple(fc.option(link), fc.subarray(['bold', 'italic', 'strike', 'code']))
  .map(([linked, types]) => [...(linked ? [linked] : []), ...types.map((type) => ({ type }))]);

const inline = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ type: fc.constant('text'), text: words, marks }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('hardBreak'), marks }) },
  ),
  { maxLength: 4 },
);
const textAlign = fc.constantFrom(...ALIGNMENTS);
const paragraph = fc.record({
  type: fc.constant('paragraph'),
  attrs: fc.record({ textAlign }),
  content: inline,
});
const heading = fc.record({
  type: fc.constant('heading'),
  attrs: fc.record({ textAlign, level: fc.integer({ min: 1, max: 6 }) }),
  content: inline,
});
const codeBlock = fc.record({
  type: fc.constant('codeBlock'),
  attrs: fc.record({ language: fc.constantFrom(null, 'json', 'c++', 'ts') }),
  content: fc.array(
    fc.constantFrom('\n', '  indented\n', '<x>', 'a').map((text) => ({ type: 'text', text })),
    { maxLength: 3 },
  ),
});
const rule = fc.constant({ type: 'horizontalRule' });

const { block } = fc.letrec<{ block: RichTextNode; listItem: RichTextNode }>((tie) => {
  const blocks = (minLength: number) => fc.array(tie('block'), { minLength, maxLength: 2, depthIdentifier: 'deep' });
  const node = (type: string, content: fc.Arbitrary<RichTextNode[]>, attrs: fc.Arbitrary<RichTextNode['attrs']>) =>
    fc.record({ type: fc.constant(type), attrs, content });
  const none = fc.constant({});
  const items = fc.array(tie('listItem'), { minLength: 1, maxLength: 3, depthIdentifier: 'deep' });
  return {
    listItem: fc.tuple(paragraph, blocks(0)).map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
    block: fc.oneof(
      { depthIdentifier: 'deep', maxDepth: 3, withCrossShrink: true },
      { weight: 4, arbitrary: paragraph as fc.Arbitrary<RichTextNode> },
      { weight: 2, arbitrary: heading as fc.Arbitrary<RichTextNode> },
      { weight: 1, arbitrary: codeBlock as fc.Arbitrary<RichTextNode> },
      { weight: 1, arbitrary: rule },
      { weight: 1, arbitrary: node('blockquote', blocks(1), none) },
      { weight: 1, arbitrary: node('bulletList', items, none) },
      {
        weight: 1,
        arbitrary: node(
          'orderedList',
          items,
          fc.record({ start: fc.integer({ min: -3, max: 40 }), type: fc.constantFrom(null, 'a', 'A', 'i', 'I') }),
        ),
      },
      { weight: 1, arbitrary: table(fc.array(tie('block'), { minLength: 1, maxLength: 1, depthIdentifier: 'deep' })) },
    ),
  };
});

/** A table without holes, whose columns have one width each, as the editor keeps them; some cells span others. */
function table(cellContent: fc.Arbitrary<RichTextNode[]>): fc.Arbitrary<RichTextNode> {
  return fc
    .record({
      widths: fc.array(fc.option(fc.integer({ min: 25, max: 600 })), { minLength: 1, maxLength: 4 }),
      rows: fc.integer({ min: 1, max: 4 }),
      spans: fc.infiniteStream(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))),
      isHeader: fc.infiniteStream(fc.boolean()),
      contents: fc.array(cellContent, { minLength: 2, maxLength: 5 }),
    })
    .map(({ widths, rows, spans, isHeader, contents }) => {
      const taken = Array.from({ length: rows }, () => widths.map(() => false));
      const next = <Value>(values: Iterator<Value>) => values.next().value as Value;
      const content = taken.map((row, top) => {
        const cells: RichTextNode[] = [];
        for (const left of widths.keys()) {
          if (row[left]) continue;
          const [wide, tall] = next(spans);
          let colspan = 1;
          while (colspan < wide && left + colspan < widths.length && !row[left + colspan]) colspan += 1;
          // The first cell of a row keeps to it: a row needs a cell of its own.
          const rowspan = left === 0 ? 1 : Math.min(tall, rows - top);
          for (let y = top; y < top + rowspan; y += 1) {
            for (let x = left; x < left + colspan; x += 1) (taken[y] as boolean[])[x] = true;
          }
          const own = widths.slice(left, left + colspan).map((width) => width ?? 0);
          cells.push({
            type: next(isHeader) ? 'tableHeader' : 'tableCell',
            attrs: { colspan, rowspan, colwidth: own.some(Boolean) ? own : null },
            content: contents[(top * widths.length + left) % contents.length] as RichTextNode[],
          });
        }
        return { type: 'tableRow', content: cells };
      });
      return { type: 'table', content };
    });
}

const documents = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((content) => schema.nodeFromJSON({ type: 'doc', content }));

function parse(markup: string) {
  const element = document.createElement('div');
  element.innerHTML = markup;
  return MarkupParser.fromSchema(schema).parse(element, { preserveWhitespace: 'full' });
}

test(
  'what visitors get, read by the editor, is the document it was drawn from',
  () => {
    fc.assert(
      fc.property(documents, (given) => {
        given.check();
        const markup = renderToStaticMarkup(
          createElement(RichTextContent, { document: given.toJSON() as RichTextNode, locale: 'nl' }),
        );
        expect(parse(markup).toJSON()).toEqual(given.toJSON());
      }),
      { numRuns: 200 },
    );
  },
  TIMEOUT_MS,
);

test(
  'what the editor puts on the clipboard, read by the editor, is what was copied',
  () => {
    const pageLink = {
      type: 'link',
      attrs: { ...linkToPage({ $ref: 'api::page.page', documentId: 'p1', hash: 'offer' }, false) },
    };
    const linked = schema.nodeFromJSON({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [pageLink] }] }],
    });
    const write = (node: typeof linked) => {
      const element = document.createElement('div');
      element.append(DOMSerializer.fromSchema(schema).serializeFragment(node.content));
      return element.innerHTML;
    };
    expect(parse(write(linked)).toJSON()).toEqual(linked.toJSON());
    fc.assert(
      fc.property(documents, (given) => {
        expect(parse(write(given)).toJSON()).toEqual(given.toJSON());
      }),
      { numRuns: 80 },
    );
  },
  TIMEOUT_MS,
);

test(
  'every document the editor makes can be opened in it again',
  () => {
    fc.assert(
      fc.property(documents, (given) => {
        expect(readStoredText(given.toJSON() as RichTextNode)).toHaveProperty('text');
      }),
      { numRuns: 100 },
    );
  },
  TIMEOUT_MS,
);
