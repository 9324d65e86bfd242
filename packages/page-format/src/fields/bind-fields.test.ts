import { describe, expect, test } from 'vitest';
import { bindProps } from '../block/bind.ts';
import type { BindContext, Field, Fields } from '../block/field.ts';
import { collectReferences, referenceKey } from '../references/references.ts';
import {
  Card,
  Deck,
  mediaReference,
  Note,
  sampleContext,
  samplePages,
  samplePalette,
} from '../testing/sample-blocks.ts';
import type { RichTextNode } from '../text/rich-text.ts';
import { anchor, colour, link, media, reference, richText } from './index.ts';
import type { BoundMedia } from './media.ts';

const label = { en: 'Label', de: 'Beschriftung' };
const doc = (...content: unknown[]) => ({ type: 'doc', content });

/** A site in English alone. */
const pageAddress: BindContext['pageAddress'] = ({ locale, slug }) =>
  locale === 'en' ? ['/en', slug].filter(Boolean).join('/') : '';

/** As an upload provider might name them. */
const imageVariants: BindContext['imageVariants'] = (url) => [
  { url: url.replace('/uploads/', '/uploads/small_'), width: 500 },
];

/** Binds one value by one field. */
function bind(field: Field, value: unknown, context: Partial<BindContext> = {}): unknown {
  const fields: Fields = { value: field };
  return bindProps({ props: fields }, { value }, { ...sampleContext, ...context }).value;
}

describe('what a View gets for a link', () => {
  const home = { $ref: 'api::page.page', documentId: 'p1', hash: '' };
  const refs = (slug: string, locale: string) => ({
    'api::page.page:p1': { documentId: 'p1', title: 'x', slug, locale },
  });

  test('addresses that are allowed, and nothing for the others', () => {
    expect(bind(link({ label, pages: samplePages }), '/contact')).toBe('/contact');
    expect(bind(link({ label, pages: samplePages }), 'javascript:alert(1)')).toBe('');
  });

  test.each([
    ['about', '', '/en/about'],
    ['about', 'team', '/en/about#team'],
    ['', '', '/en'],
  ])('a page where it stands now: %j with the anchor %j', (slug, hash, expected) => {
    expect(bind(link({ label, pages: samplePages }), { ...home, hash }, { pageAddress, refs: refs(slug, 'en') })).toBe(
      expected,
    );
  });

  test('nothing for an entry that is none of the pages it may lead to', () => {
    const entry = { ...home, $ref: 'api::faq.faq' };
    const resolved = { 'api::faq.faq:p1': { documentId: 'p1', title: 'x', slug: 'x', locale: 'en' } };
    expect(bind(link({ label, pages: samplePages }), entry, { pageAddress, refs: resolved })).toBe('');
    expect(bind(link({ label }), home, { pageAddress, refs: refs('x', 'en') })).toBe('');
  });

  test('nothing when the page is gone, not resolved, or not on the site', () => {
    expect(bind(link({ label, pages: samplePages }), home, { pageAddress, refs: { 'api::page.page:p1': null } })).toBe(
      '',
    );
    expect(bind(link({ label, pages: samplePages }), home, { pageAddress })).toBe('');
    expect(bind(link({ label, pages: samplePages }), home, { pageAddress, refs: refs('x', 'fr') })).toBe('');
  });

  test('the address that the site has in place of a typed one', () => {
    const rewriteAddress = (address: string) => (address === '/old' ? '/new' : undefined);
    expect(bind(link({ label, pages: samplePages }), '/old', { rewriteAddress })).toBe('/new');
    expect(bind(link({ label, pages: samplePages }), '/other', { rewriteAddress })).toBe('/other');
  });
});

describe('what a View gets for a file', () => {
  const resolved = {
    ...mediaReference('m').snapshot,
    documentId: 'm',
    name: 'new.jpg',
    url: '/uploads/new.jpg',
    alternativeText: 'A loaf',
    focalPoint: { x: 20, y: 80 },
  };

  test('the resolved file, complete, with its variants', () => {
    expect(bind(media({ label }), mediaReference('m'), { imageVariants, refs: { 'media:m': resolved } })).toEqual({
      url: 'https://cms.example/uploads/new.jpg',
      name: 'new.jpg',
      mime: 'image/jpeg',
      ext: '.jpg',
      width: 1300,
      height: 800,
      alternativeText: 'A loaf',
      focalPoint: { x: 20, y: 80 },
      variants: [{ url: 'https://cms.example/uploads/small_new.jpg', width: 500 }],
    });
  });

  test('the snapshot while nothing is resolved, as on the canvas right after picking', () => {
    expect(bind(media({ label }), mediaReference('m'))).toMatchObject({
      name: 'photo.jpg',
      alternativeText: '',
      focalPoint: null,
    });
  });

  test('null when it is gone, or none is chosen', () => {
    expect(bind(media({ label }), mediaReference('m'), { refs: { 'media:m': null } })).toBeNull();
    expect(bind(media({ label }), null)).toBeNull();
  });

  test('an address on another host stays as it is', () => {
    const url = 'https://cdn.example/a.jpg';
    expect(bind(media({ label }), mediaReference('m', { url }))).toMatchObject({ url });
  });

  test('an address that cannot leave the CSS or the srcset it is written into', () => {
    const url = '/uploads/a"b\'c(d)e f\\g<h>,i.jpg';
    const bound = bind(media({ label }), mediaReference('m', { url }), { imageVariants }) as BoundMedia;
    expect(bound.url).toBe('https://cms.example/uploads/a%22b%27c%28d%29e%20f%5Cg%3Ch%3E%2Ci.jpg');
    expect(bound.variants[0]?.url).toBe('https://cms.example/uploads/small_a%22b%27c%28d%29e%20f%5Cg%3Ch%3E%2Ci.jpg');
  });

  test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'uploads/a.jpg', ''])(
    'null for the address %j, which no file has',
    (url) => expect(bind(media({ label }), mediaReference('m', { url }))).toBeNull(),
  );
});

describe('what a View gets for an entry', () => {
  const field = reference({ label, contentType: 'api::faq.faq', titleField: 'title' });
  const stored = { $ref: 'api::faq.faq', documentId: 'f', snapshot: { title: 'old', documentId: 'forged' } };

  test('the resolved entry, else its snapshot, else null', () => {
    const entry = { documentId: 'f', title: 'new' };
    expect(bind(field, stored, { refs: { 'api::faq.faq:f': entry } })).toBe(entry);
    expect(bind(field, stored)).toEqual({ title: 'old', documentId: 'f' });
    expect(bind(field, stored, { refs: { 'api::faq.faq:f': null } })).toBeNull();
    expect(bind(field, null)).toBeNull();
  });
});

describe('what a View gets for rich text', () => {
  const linked = (href: unknown) => ({
    type: 'text',
    text: 'here',
    marks: [{ type: 'bold' }, { type: 'link', attrs: { href, target: '_blank' } }],
  });

  test('the document itself when its links are allowed', () => {
    const safe = doc({ type: 'paragraph', content: [linked('/a'), { type: 'text', text: 'x' }] });
    expect(bind(richText({ label, pages: samplePages }), safe)).toBe(safe);
  });

  test.each(['javascript:alert(1)', 'java\tscript:alert(1)', 7, null])('a link to %j leads nowhere', (href) => {
    const deep = doc({
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [linked(href)] }] }],
    });
    const bound = JSON.stringify(bind(richText({ label, pages: samplePages }), deep));
    expect(bound).toContain('"attrs":{"href":"","target":"_blank"}');
    expect(bound).toContain('"type":"bold"');
    expect(bound).not.toContain('script');
  });

  test('what the content model does not have, so that nobody takes the text for an empty one', () => {
    const foreign = doc({ type: 'hologram', attrs: { depth: [3] } });
    expect(bind(richText({ label, pages: samplePages }), foreign)).toEqual(foreign);
    expect(bind(richText({ label, pages: samplePages }), { type: 'doc', content: 'text' })).toEqual(doc());
  });

  describe('with a link to a page', () => {
    const page = { $ref: 'api::page.page', documentId: 'p1', hash: 'offer' };
    const target = { documentId: 'p1', title: 'x', slug: 'about', locale: 'en' };
    const marks = [{ type: 'bold' }, { type: 'link', attrs: { href: '', target: null, rel: null, ...page } }];
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'here', marks }] }];
    const document: RichTextNode = { type: 'doc', content };
    const boundMarks = (refs: BindContext['refs']) => {
      const bound = bind(richText({ label, pages: samplePages }), document, { pageAddress, refs }) as {
        content: { content: { marks: unknown }[] }[];
      };
      return bound.content[0]?.content[0]?.marks;
    };

    test('the address the page has now', () => {
      expect(boundMarks({ 'api::page.page:p1': target })).toEqual([
        { type: 'bold' },
        { type: 'link', attrs: { href: '/en/about#offer', target: null, rel: null } },
      ]);
    });

    test('words without a link when the page is gone', () => {
      expect(boundMarks({ 'api::page.page:p1': null })).toEqual([{ type: 'bold' }]);
    });

    test('is found by whatever collects references, and is no address to check', () => {
      expect(collectReferences(document).map(referenceKey)).toEqual(['api::page.page:p1']);
      expect(richText({ label, pages: samplePages }).check?.(document, {})).toEqual([]);
    });
  });

  describe('with a link to a file', () => {
    const attrs = { href: '/uploads/old.pdf', target: null, rel: null };
    const marks = [{ type: 'link', attrs: { ...attrs, $ref: 'media', documentId: 'f1', hash: null } }];
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'here', marks }] }];
    const document: RichTextNode = { type: 'doc', content };
    const file = { name: 'a', mime: 'application/pdf', ext: '.pdf', width: null, height: null, folder: null };
    const boundMarks = (refs: BindContext['refs']) =>
      (bind(richText({ label }), document, { refs }) as RichTextNode).content?.[0]?.content?.[0]?.marks;

    test.each([
      ['/uploads/new.pdf', 'https://cms.example/uploads/new.pdf'],
      ['https://files.example/new.pdf', 'https://files.example/new.pdf'],
    ])('the address the file has now: %s', (url, href) => {
      const resolved = { ...file, documentId: 'f1', url, alternativeText: null };
      expect(boundMarks({ 'media:f1': resolved })).toEqual([{ type: 'link', attrs: { ...attrs, href } }]);
    });

    test('the address it had when it was chosen, until it is known', () => {
      const href = 'https://cms.example/uploads/old.pdf';
      expect(boundMarks({})).toEqual([{ type: 'link', attrs: { ...attrs, href } }]);
    });

    test('words without a link when it is gone or leads to no file', () => {
      expect(boundMarks({ 'media:f1': null })).toEqual([]);
      const script = { ...file, documentId: 'f1', url: 'javascript:alert(1)', alternativeText: null };
      expect(boundMarks({ 'media:f1': script })).toEqual([]);
    });

    test('is found by whatever collects references, and is no address to check', () => {
      expect(collectReferences(document).map(referenceKey)).toEqual(['media:f1']);
      expect(richText({ label }).check?.(document, {})).toEqual([]);
    });
  });
});

describe('what a View gets for the rest', () => {
  test('colours as CSS', () => {
    expect(bind(colour({ label, default: 'paper', palette: samplePalette }), 'darkInk')).toBe('var(--colour-darkInk)');
    expect(bind(colour({ label, default: 'paper', palette: samplePalette }), '#1d6b4f')).toBe('#1d6b4f');
    expect(bind(colour({ label, default: 'paper', palette: samplePalette }), 'red;background:url(x)')).toBe(
      'var(--colour-paper)',
    );
  });

  test.each([
    ['offer', 'offer'],
    ['a-b_1', 'a-b_1'],
    ['1a', ''],
    ['a b', ''],
    ['a"onclick="x', ''],
    ['größe', ''],
    ['', ''],
  ])('the anchor %j as %j', (stored, expected) => {
    expect(bind(anchor(), stored)).toBe(expected);
  });

  test('list items bound one by one, with their ids', () => {
    const bound = bindProps(
      Deck,
      { slides: [{ id: 'a', name: 7 }], logos: [{ id: 'l', url: 'javascript:x' }] },
      sampleContext,
    );
    expect(bound.slides).toEqual([{ id: 'a', name: '', quote: false, author: '', tags: [] }]);
    expect(bound.logos).toEqual([{ id: 'l', url: '' }]);
  });

  test('only what is declared', () => {
    expect(Object.keys(bindProps(Note, { heading: 'x', evil: 1 }, sampleContext))).toEqual(Object.keys(Note.props));
    expect(Object.keys(bindProps(Card, {}, sampleContext))).toEqual(Object.keys(Card.props));
  });
});
