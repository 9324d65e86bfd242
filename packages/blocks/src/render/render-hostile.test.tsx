import fc from 'fast-check';
import {
  type AnyBlockDefinition,
  accepts,
  type Block,
  createId,
  type Fields,
  LINK_SCHEMES,
  listAreas,
  type PageDocument,
  walk,
} from 'page-format';
import type { AnyField } from 'page-format/fields';
import { EXAMPLE_PICTURE } from 'page-format/react';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PALETTE } from '../fields/index.ts';
import { registry } from '../registry.ts';
import { createContext, type SiteContext } from '../site/site-context.ts';
import { renderPage } from './index.ts';
import { renderBlock } from './render-block.ts';

/**
 * Pages of every block of the site, with texts that try to become markup wherever a text may stand. Each payload would
 * leave an element or attribute called `x-evil`, a script, an event handler or a foreign scheme, if it got through.
 */
const PAYLOADS = [
  '<x-evil>',
  '</p></div><x-evil a="',
  '"><x-evil x-evil="',
  "'><x-evil x-evil='",
  '" x-evil="1" onmouseover="x',
  "' x-evil='1",
  '` x-evil=`1',
  '<script>x</script>',
  '</script><x-evil>',
  '</style><x-evil>',
  '<!--><x-evil>-->',
  '<![CDATA[<x-evil>]]>',
  '<svg onload=x>',
  '<img src=x onerror=x>',
  '&lt;x-evil&gt;&#60;x-evil&#62;',
  '<template data-island="0"></template>',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<x-evil>',
  'vbscript:x',
  '//host.example/x',
  ');x-evil:1;background:url(javascript:alert(1)',
  '"></style><x-evil>',
  '{{x-evil}}',
  '\u2028\u2029\u0000\u202e',
  '__proto__',
  'br br br',
  'harmless',
  '',
];

const context: SiteContext = {
  mode: 'site',
  locale: 'nl',
  country: 'nl',
  lang: 'nl-NL',
  refs: {},
  cmsUrl: 'https://cms.example',
};

const payload = fc.constantFrom(...PAYLOADS);
const word = fc.oneof(
  payload,
  fc.tuple(payload, payload).map(([a, b]) => a + b),
  fc.string(),
);

const mark = fc.oneof(
  fc.constantFrom('bold', 'italic', 'strike', 'code').map((type) => ({ type })),
  fc.record({ type: fc.constant('link'), attrs: fc.record({ href: word, target: word, rel: word, class: word }) }),
);
const textNode = fc.record({
  type: fc.constant('text'),
  text: word.map((text) => text || 'x'),
  marks: fc.array(mark, { maxLength: 2 }),
});
const attrs = fc.dictionary(
  fc.constantFrom(
    'textAlign',
    'level',
    'language',
    'start',
    'type',
    'colspan',
    'rowspan',
    'class',
    'style',
    'onclick',
    'id',
  ),
  fc.oneof(word, fc.integer({ min: -2, max: 9 }), fc.constant(null)),
  { noNullPrototype: true, maxKeys: 4 },
);
const node = fc.letrec((tie) => ({
  node: fc.record({
    type: fc.constantFrom(
      'paragraph',
      'heading',
      'blockquote',
      'bulletList',
      'orderedList',
      'listItem',
      'codeBlock',
      'horizontalRule',
      'hardBreak',
      'table',
      'tableRow',
      'tableHeader',
      'tableCell',
    ),
    attrs,
    content: fc.array(fc.oneof({ depthSize: 'small' }, textNode, tie('node')), { maxLength: 3 }),
  }),
})).node;

/** Values of a field that its schema takes, with payloads wherever it takes free text. */
function arbitraryValue(field: AnyField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return word.map((text) => text.slice(0, field.maxLength));
    case 'number':
      return fc
        .integer({ min: 0, max: Math.floor((field.max - field.min) / field.step) })
        .map((steps) => field.min + steps * field.step);
    case 'toggle':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.options.map((option) => option.value));
    case 'colour':
      return fc.constantFrom(...Object.keys(PALETTE), '#1d6b4f', 'red;x-evil:1');
    case 'link':
      return fc.oneof(
        word,
        fc.record({
          $ref: fc.constant('api::page.page'),
          documentId: fc.constant('p'),
          hash: word.map((text) => text.slice(0, 64)),
        }),
      );
    case 'media':
      return fc.oneof(
        fc.constant(null),
        fc
          .record({ name: word, url: word.map((text) => `/uploads/${text}`), alternativeText: word, folder: word })
          .map(mediaOf),
      );
    case 'videoSource':
      return fc.oneof(arbitraryValue(field.file), word);
    case 'reference':
      return fc.record({
        $ref: fc.constant(field.contentType),
        documentId: fc.constant('e'),
        snapshot: fc.dictionary(fc.constantFrom('title', 'slug', 'description', 'name', 'text'), word, {
          noNullPrototype: true,
        }),
      });
    case 'richText':
      return fc.array(node, { maxLength: 3 }).map((content) => ({ type: 'doc', content }));
    case 'list':
      return fc
        .array(propsOf(field.item), { maxLength: Math.min(field.max, 3) })
        .map((items) => items.map((item, index) => ({ ...item, id: `item${index}` })));
  }
}

function mediaOf(texts: { name: string; url: string; alternativeText: string; folder: string }) {
  return {
    $ref: 'media',
    documentId: 'm',
    snapshot: { ...texts, mime: 'image/jpeg', ext: '.jpg', width: 1700, height: 900 },
  };
}

function propsOf(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(fields).map(
    ([name, field]) => [name, arbitraryValue(field as unknown as AnyField)] as const,
  );
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
}

/** A block of any type the rule allows, with blocks in all its areas down to the third level. */
function blockIn(rule: { accepts?: readonly string[] } | undefined, levels: number): fc.Arbitrary<Block> {
  const types = [...registry.values()].filter(
    (definition) => !rule || accepts({ label: { en: '', de: '' }, ...rule }, definition.type),
  );
  return fc.oneof(...types.map((definition) => blockOf(definition, levels)));
}

function blockOf(definition: AnyBlockDefinition, levels: number): fc.Arbitrary<Block> {
  return propsOf(definition.props).chain((props) => {
    const block: Block = { id: 'x', type: definition.type, v: definition.version, props };
    const areas = levels > 1 ? listAreas(definition, props) : [];
    const children = areas.map((area) => fc.array(blockIn(area.rule, levels - 1), { maxLength: 2 }));
    return fc.tuple(...children).map((lists) => ({
      ...block,
      id: createId(),
      areas: Object.fromEntries(lists.map((list, index) => [areas[index]?.name ?? '', list])),
    }));
  });
}

const pages: fc.Arbitrary<PageDocument> = fc
  .array(blockIn(undefined, 3), { minLength: 1, maxLength: 4 })
  .map((blocks) => ({ format: 'page', formatVersion: 1, blocks }));

type Element = DefaultTreeAdapterTypes.Element;

function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'srcset', 'cite']);
const FOREIGN_ELEMENTS = new Set([
  'script',
  'iframe',
  'object',
  'embed',
  'base',
  'meta',
  'link',
  'style',
  'x-evil',
  'template',
]);

/** What must never be in the markup of a page, whatever its texts say. */
function breachesIn(markup: string): string[] {
  return elementsIn(parseFragment(markup)).flatMap(({ tagName, attrs }) => {
    const found = FOREIGN_ELEMENTS.has(tagName) ? [`<${tagName}>`] : [];
    for (const { name, value } of attrs) {
      if (name.startsWith('on') || name.includes('evil') || /[^a-z0-9:-]/i.test(name))
        found.push(`<${tagName} ${name}>`);
      if (ADDRESSES.has(name) && !isHarmlessAddress(value)) found.push(`<${tagName} ${name}="${value}">`);
      if (name === 'style' && /evil\s*:|javascript:|expression\(/i.test(value.replace(/url\("[^"]*"\)/g, '')))
        found.push(`<${tagName} style="${value}">`);
    }
    return found;
  });
}

function isHarmlessAddress(address: string): boolean {
  if (address === EXAMPLE_PICTURE.url) return true;
  const url = URL.canParse(address, 'https://site.example/') ? new URL(address, 'https://site.example/') : undefined;
  return url === undefined || (LINK_SCHEMES as readonly string[]).includes(url.protocol.slice(0, -1));
}

/** Every kind of markup that is made of a document: the site’s, the islands’ first paint, and the canvas. */
function markupsOf(document: PageDocument): string[] {
  const drawAll = (mode: SiteContext['mode']) => {
    const draw = (block: Block) =>
      renderBlock(block, {
        context: createContext({ ...context, mode }),
        renderArea: (parent, area) =>
          (parent.areas?.[area.name] ?? []).map((child) => <div key={child.id}>{draw(child)}</div>),
      });
    return document.blocks.map((block) => renderToStaticMarkup(createElement(Fragment, null, draw(block)))).join('');
  };
  const parts = renderPage(document, context).parts.filter((part) => typeof part === 'string');
  return [parts.join(''), drawAll('site'), drawAll('edit')];
}

test('no text of any field of any block becomes an element, an attribute, a handler or a foreign scheme', () => {
  let drawn = '';
  const types = new Set<string>();
  fc.assert(
    fc.property(pages, (document) => {
      for (const { block } of walk(document)) types.add(block.type);
      for (const markup of markupsOf(document)) {
        expect(breachesIn(markup)).toEqual([]);
        drawn = markup.length > drawn.length ? markup : drawn;
      }
    }),
    { seed: 20261120, numRuns: 300 },
  );
  expect(drawn).toContain('x-evil');
  expect([...types].sort()).toEqual([...registry.keys()].sort());
});

test('the check above sees what it is there to see', () => {
  const caught = [
    '<x-evil>',
    '<p onclick="x">',
    '<a href="javascript:alert(1)">',
    '<a href=" java&#9;script:alert(1)">',
    '<p x-evil="1">',
    '<script>x</script>',
    '<p style="x-evil:1">',
    '<svg><a xlink:href="javascript:x">',
  ];
  for (const markup of caught) expect(breachesIn(markup), markup).not.toEqual([]);
  expect(breachesIn('<a href="/x" style="background-image:url(&quot;/a;evil:1&quot;)">&lt;x-evil&gt;</a>')).toEqual([]);
});

test('nothing was added to Object.prototype on the way', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect('x-evil' in {}).toBe(false);
});
