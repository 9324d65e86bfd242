import fc from 'fast-check';
import { type Block, findProblems, type PageDocument, type RichTextNode } from 'page-format';
import { expect, test } from 'vitest';
import type { Facts } from '../contract/facts.ts';
import { registry } from '../registry.ts';
import { COUNTRIES, COUNTRY_SITES } from '../site/locales.ts';
import { listNames, listPlaceholders } from './check-placeholders.ts';
import { PLACEHOLDER_NAMES, PLACEHOLDERS } from './names.ts';
import {
  mayHavePlaceholders,
  replaceInDocument,
  replaceInReferences,
  replaceInRichText,
  replaceInText,
} from './replace.ts';
import { createFiller, writeFact } from './write-fact.ts';

const FACTS: Facts = {
  bikes: 1234,
  brands: 8,
  dealers: 40,
  reviews: 180,
  rating: 4.666,
  lowestPrice: 799,
  lowestMonthlyPrice: 23.945,
  typicalSaving: 1299,
  typicalSavingShare: 0.3149,
  phone: '+31 20 555 01 01',
  email: 'hello@lumavelo.test',
  office: 'Veemkade 12, 1019 GZ Amsterdam',
};

const upper = (name: string) => name.toUpperCase();

test.each([
  ['{{bikes}} fietsen', 'BIKES fietsen'],
  ['{{ bikes }} en {{dealers}}', 'BIKES en DEALERS'],
  ['{{{bikes}}}', '{BIKES}'],
  ['{{}}', ''],
  ['{bikes} {{bikes} bikes}}', '{bikes} {{bikes} bikes}}'],
  ['geen', 'geen'],
])('the placeholders of %j make %j', (text, expected) => {
  expect(replaceInText(text, upper)).toBe(expected);
});

test('what stands for a placeholder is never read for placeholders itself, and nothing else of a text changes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('{{', '}}', '{{bikes}}', '{', '}', 'a', '$&', '<b>', ' ')), (parts) => {
      const text = parts.join('');
      const filled = replaceInText(text, () => '$&{{no}}');
      expect(filled.replaceAll('$&{{no}}', '').length).toBeLessThanOrEqual(text.length);
      expect(replaceInText(text, (name) => `{{${name}}}`).length).toBeLessThanOrEqual(text.length);
    }),
  );
});

const bold = [{ type: 'bold' }];

test.each<[string, RichTextNode[], RichTextNode[]]>([
  ['within one text', [{ type: 'text', text: 'Ab {{bikes}}.' }], [{ type: 'text', text: 'Ab BIKES.' }]],
  [
    'formatted as it begins',
    [
      { type: 'text', text: 'Ab {{bi' },
      { type: 'text', text: 'kes', marks: bold },
      { type: 'text', text: '}} und {{brands}}' },
    ],
    [
      { type: 'text', text: 'Ab BIKES' },
      { type: 'text', text: ' und BRANDS' },
    ],
  ],
  [
    'not across a line break',
    [{ type: 'text', text: '{{bi' }, { type: 'hardBreak' }, { type: 'text', text: 'kes}}' }],
    [{ type: 'text', text: '{{bi' }, { type: 'hardBreak' }, { type: 'text', text: 'kes}}' }],
  ],
])('in formatted text a placeholder is found %s', (_, content, expected) => {
  const paragraph = { type: 'paragraph', content };
  expect(replaceInRichText({ type: 'doc', content: [paragraph] }, upper)).toEqual({
    type: 'doc',
    content: [{ ...paragraph, content: expected }],
  });
});

const page = (...blocks: Block[]): PageDocument => ({ format: 'page', formatVersion: 1, blocks });
const block = (id: string, type: string, props: Block['props'], areas?: Block['areas']): Block => ({
  id,
  type,
  v: registry.get(type)?.version ?? 1,
  props,
  ...(areas && { areas }),
});

test('a link in formatted text leads to what stands for its placeholder, as an address has it', () => {
  const link = (href: string) => [{ type: 'link', attrs: { href, target: null } }];
  const paragraph = (text: string, href: string) => ({
    type: 'paragraph',
    content: [{ type: 'text', text, marks: link(href) }],
  });
  const call = paragraph('{{phone}}', 'tel:{{phone}}');
  expect(replaceInRichText(call, () => '+31\u00a020 555')).toEqual(paragraph('+31\u00a020 555', 'tel:+3120555'));
  const plain = paragraph('Call', '/contact');
  expect(replaceInRichText(plain, upper)).toBe(plain);
});

test('every text that visitors read of a page is filled, in blocks within blocks and in lists; nothing else is touched', () => {
  const dataLayerItems = [{ id: 'd1', key: 'event', value: '{{bikes}}' }];
  const button = (label: string) => block('b1', 'Button', { label, link: '/{{bikes}}', dataLayerItems });
  const document = (label: string, text: string) =>
    page(
      block('c1', 'Container', {}, { content: [block('b0', 'ButtonContainer', {}, { buttons: [button(label)] })] }),
      block('d0', 'Downloads', { items: [{ id: 'i1', title: text }] }),
      block('x1', 'Hologram', { title: '{{bikes}}' }),
    );
  expect(replaceInDocument(document('{{bikes}}', '{{brands}} pdf'), registry, upper)).toEqual(
    document('BIKES', 'BRANDS pdf'),
  );
  const without = document('Kies', 'Pdf');
  expect(replaceInDocument(without, registry, upper)).toBe(without);
});

test('questions and answers that a page refers to are filled, and nothing else that it refers to', () => {
  const faq = (question: string, text: string) => ({
    documentId: 'f1',
    title: 'Vragen',
    items: [
      { question, answer: text },
      { question: 'Opmaak?', answer: { type: 'doc', content: [{ type: 'text', text }] } },
    ],
  });
  const review = { documentId: 'r1', text: '{{bikes}}' };
  const refs = (entry: ReturnType<typeof faq>) => ({
    'api::faq.faq:f1': entry,
    'api::faq.faq:gone': null,
    'api::review.review:r1': review,
  });
  expect(replaceInReferences(refs(faq('{{bikes}}?', 'Ja, {{brands}}')), upper)).toEqual(
    refs(faq('BIKES?', 'Ja, BRANDS')),
  );
  const without = refs(faq('Kan dat?', 'Ja'));
  expect(replaceInReferences(without, upper)).toBe(without);
});

test('what nothing can stand for is an ellipsis, and told', () => {
  const missing: string[] = [];
  const fill = createFiller({ ...FACTS, rating: null }, { country: 'nl', lang: 'nl-NL' }, (name) => missing.push(name));
  expect(replaceInText('{{bikes}} {{rating}} {{bycicles}}', fill)).toBe('1.234 … …');
  expect(missing).toEqual(['rating', 'bycicles']);
});

test('a name that is none is told with block and field, as an error; those that there are are no problem', () => {
  const told = (title: string) =>
    findProblems(page(block('t1', 'Title', { title, type: 1 })), registry).filter(({ level }) => level === 'error');
  expect(told(PLACEHOLDER_NAMES.map((name) => `{{${name}}}`).join(' '))).toEqual([]);
  expect(told('{{bikes}} {{bycicles}} {{bycicles}}')).toEqual([
    expect.objectContaining({ blockId: 't1', blockType: 'Title', path: ['title'] }),
  ]);
  expect(told('{{toString}}')[0]?.message.en).toMatch(
    /^"\{\{toString\}\}" is no placeholder of this site\. Use one of these, .*: \{\{bikes\}\}, /,
  );
  const rich = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '{{price}}' }] }] };
  expect(findProblems(page(block('r1', 'RichText', { content: rich })), registry)).toContainEqual(
    expect.objectContaining({ level: 'error', blockId: 'r1', path: ['content'] }),
  );
});

test('each country has its facts in the words of the page', () => {
  const write = (lang: string, country: 'nl' | 'fr' | 'at' = 'nl') =>
    PLACEHOLDER_NAMES.map((name) => writeFact(name, FACTS, { country, lang })?.replaceAll(/[\u00a0\u202f]/g, '~'));
  const prices = ['€~799', '€~23,95', '€~1.299'];
  const contact = ['+31~20~555~01~01', 'hello@lumavelo.test', 'Veemkade 12, 1019 GZ Amsterdam'];
  expect(write('nl-NL')).toEqual(['1.234', '8', '40', '180', '4,7', ...prices, '31%', ...contact]);
  expect(write('de-AT', 'at')).toEqual(['1.234', '8', '40', '180', '4,7', ...prices, '31~%', ...contact]);
  expect(write('fr-FR', 'fr')).toEqual(['1~234', '8', '40', '180', '4,7', ...prices, '31~%', ...contact]);
  for (const country of COUNTRIES) {
    const { locales } = COUNTRY_SITES[country];
    for (const { lang } of locales) expect(writeFact('dealers', FACTS, { country, lang })).toBe('40');
  }
});

test('what a country does not have, and what is no name, has no words', () => {
  const place = { country: 'fr', lang: 'fr-FR' } as const;
  expect(writeFact('lowestMonthlyPrice', { ...FACTS, lowestMonthlyPrice: null }, place)).toBeUndefined();
  expect(writeFact('constructor', FACTS, place)).toBeUndefined();
  expect(writeFact('dealers', { ...FACTS, dealers: 0 }, place)).toBe('0');
});

test('only what may have placeholders is looked at', () => {
  expect(mayHavePlaceholders('Titel', { a: ['{{bikes}}'] })).toBe(true);
  expect(mayHavePlaceholders('Titel {bikes}', null)).toBe(false);
  expect(mayHavePlaceholders({ content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Titel' }] }] })).toBe(
    false,
  );
  expect(listNames('{{bikes}} {{ bikes }} {{x}}')).toEqual(['bikes', 'x']);
});

test('a placeholder whose braces are formatted in parts is found and filled, though no text of the page has two of them', () => {
  const text = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '{', marks: [{ type: 'bold' }] },
          { type: 'text', text: '{nothing}}' },
        ],
      },
    ],
  };
  const block: Block = {
    id: 'a',
    type: 'RichText',
    v: registry.get('RichText')?.version ?? 0,
    props: { content: text },
  };
  const page: PageDocument = { format: 'page', formatVersion: 1, blocks: [block] };
  expect(listPlaceholders(page, registry).map(({ name }) => name)).toEqual(['nothing']);
  expect(mayHavePlaceholders(page)).toBe(true);
  expect(JSON.stringify(replaceInDocument(page, registry, () => 'sixty'))).toContain('sixty');
});

test('placeholders are explained in every language of the editor', () => {
  for (const { label } of Object.values(PLACEHOLDERS))
    expect(Object.keys(label).sort()).toEqual(['de', 'en', 'fr', 'nl']);
});
