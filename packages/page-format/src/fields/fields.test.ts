import { describe, expect, test } from 'vitest';
import type { Field } from '../block/field.ts';
import { mediaReference, samplePages, samplePalette } from '../testing/sample-blocks.ts';
import {
  anchor,
  choice,
  colour,
  link,
  list,
  media,
  number,
  reference,
  richText,
  text,
  textarea,
  toggle,
} from './index.ts';

const label = { en: 'Label', de: 'Beschriftung' };
const options = [
  { value: 'left', label },
  { value: 'right', label },
] as const;
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const reference64 = { $ref: 'api::page.page', documentId: 'x'.repeat(64), hash: '' };

/** What each kind of field takes and refuses. */
const FIELDS: Record<string, { field: Field; takes: unknown[]; refuses: unknown[] }> = {
  text: {
    field: text({ label, maxLength: 5 }),
    takes: ['', 'abcde', '<b>', '👩‍🚒🚲🇳🇱e\u0301!'],
    refuses: ['abcdef', '👩‍🚒🚲🇳🇱e\u0301!!', 1, null, [], {}, true],
  },
  textarea: {
    field: textarea({ label }),
    takes: ['', 'a\nb', 'x'.repeat(20_000)],
    refuses: ['x'.repeat(20_001), 1, null, ['a']],
  },
  anchor: { field: anchor(), takes: ['', 'offer', 'x'.repeat(64)], refuses: ['x'.repeat(65), null, 7] },
  number: {
    field: number({ label, default: 10, min: 10, max: 100, step: 5 }),
    takes: [10, 15, 100],
    refuses: [9, 101, 12, 10.5, '10', null, Number.NaN, Number.POSITIVE_INFINITY],
  },
  'number in tenths': {
    field: number({ label, default: 0, min: 0, max: 1, step: 0.1 }),
    takes: [0, 0.1, 0.3, 0.7, 1],
    refuses: [0.15, 1.1, -0.1],
  },
  toggle: { field: toggle({ label, default: false }), takes: [true, false], refuses: [0, 1, 'true', null] },
  choice: {
    field: choice({ label, default: 'left', options }),
    takes: ['left', 'right'],
    refuses: ['center', 'LEFT', '', 0, null, ['left'], 'toString'],
  },
  'choice of numbers': {
    field: choice({ label, default: 2, options: [1, 2, 3].map((value) => ({ value, label })) }),
    takes: [1, 2, 3],
    refuses: ['1', 4, 1.5, null],
  },
  colour: {
    field: colour({ label, default: 'paper', palette: samplePalette }),
    takes: [...Object.keys(samplePalette), '#fff', '#FFFFFF', '#1d6b4f'],
    refuses: ['', 'red', 'toString', '#ffff', '#ggg', '#fff;', '#fff\n', 'rgb(0,0,0)', 'url(x)', 'var(--x)', null, 0],
  },
  link: {
    field: link({ label, pages: samplePages }),
    takes: ['', '/', 'https://example.com', 'javascript:', reference64],
    refuses: [
      'x'.repeat(2001),
      null,
      7,
      {},
      { ...reference64, documentId: '' },
      { ...reference64, documentId: 'x'.repeat(65) },
      { ...reference64, $ref: 'api::faq.faq' },
      { ...reference64, hash: 'x'.repeat(65) },
      { ...reference64, hash: undefined },
    ],
  },
  media: {
    field: media({ label }),
    takes: [null, mediaReference('a'), mediaReference('a', { width: null, height: null, folder: '/x' })],
    refuses: [
      '',
      '/uploads/a.jpg',
      {},
      { $ref: 'media', documentId: 'a' },
      mediaReference(''),
      mediaReference('a', { url: 7 }),
    ],
  },
  reference: {
    field: reference({ label, contentType: 'api::faq.faq', titleField: 'title' }),
    takes: [
      null,
      { $ref: 'api::faq.faq', documentId: 'a' },
      { $ref: 'api::faq.faq', documentId: 'a', snapshot: { title: 'x' } },
    ],
    refuses: [
      'a',
      7,
      { $ref: 'api::page.page', documentId: 'a' },
      { $ref: 'api::faq.faq', documentId: 7 },
      { $ref: 'api::faq.faq', id: 7 },
    ],
  },
  richText: {
    field: richText({ label, pages: samplePages }),
    takes: [
      doc(),
      { type: 'doc' },
      doc({
        type: 'paragraph',
        attrs: { textAlign: 'left' },
        content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }] }],
      }),
      doc({ type: 'tableCell', attrs: { colspan: 1, rowspan: 1, colwidth: [100, 25] } }),
      doc({ type: 'tableCell', attrs: { colwidth: null } }),
    ],
    refuses: [
      '<p>x</p>',
      null,
      [],
      {},
      { type: 'paragraph' },
      doc({ type: 'script' }),
      doc({ type: 'image', attrs: { src: 'x' } }),
      doc({ type: 'text', text: 7 }),
      doc({ type: 'text', text: 'x', marks: [{ type: 'style' }] }),
      doc({ type: 'paragraph', attrs: { class: ['a'] } }),
      doc({ type: 'paragraph', attrs: { style: { color: 'red' } } }),
      doc({ type: 'paragraph', attrs: { textAlign: [1, 2] } }),
      doc({ type: 'tableCell', attrs: { colwidth: ['100'] } }),
      doc('text'),
    ],
  },
  list: {
    field: list({
      label,
      itemLabel: label,
      max: 2,
      item: { name: text({ label }), on: toggle({ label, default: true }) },
    }),
    takes: [
      [],
      [{ id: 'a' }],
      [
        { id: 'a', name: 'x', on: false },
        { id: 'b', old: 1 },
      ],
    ],
    refuses: [
      null,
      {},
      'x',
      [{}],
      [{ id: '' }],
      [{ id: 7 }],
      [{ id: 'a b' }],
      [{ id: 'a', name: 7 }],
      [null],
      [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    ],
  },
};

describe.each(Object.entries(FIELDS))('%s', (_kind, { field, takes, refuses }) => {
  test('starts with a value it takes itself', () => {
    expect(field.schema.safeParse(field.default).success).toBe(true);
  });

  test.each(takes.map((value) => [value]))('takes %j', (value) => {
    expect(field.schema.safeParse(value).success).toBe(true);
  });

  test.each(refuses.map((value) => [value]))('refuses %j', (value) => {
    expect(field.schema.safeParse(value).success).toBe(false);
  });

  test.each(['en', 'de', 'nl', 'fr'])('says in %s what it expects', (language) => {
    expect(field.expects[language]).toMatch(/\w/);
  });
});

test('up to five options are buttons, more a menu, unless said otherwise', () => {
  const many = (count: number) => Array.from({ length: count }, (_, value) => ({ value, label }));
  expect(choice({ label, default: 0, options: many(5) }).display).toBe('buttons');
  expect(choice({ label, default: 0, options: many(6) }).display).toBe('menu');
  expect(choice({ label, default: 0, options: many(2), display: 'menu' }).display).toBe('menu');
});

test('an anchor of the wrong form is explained', () => {
  expect(anchor().check?.('1 a', {})).toMatchObject([
    {
      level: 'error',
      message: {
        en: 'An anchor starts with a letter and holds letters, digits, "-" and "_" only.',
        de: 'Eine Sprungmarke beginnt mit einem Buchstaben und enthält nur Buchstaben, Ziffern, „-“ und „_“.',
        nl: 'Een anker begint met een letter en bevat alleen letters, cijfers, “-” en “_”.',
        fr: 'Une ancre commence par une lettre et ne contient que des lettres, des chiffres, «\u00a0-\u00a0» et «\u00a0_\u00a0».',
      },
    },
  ]);
});

test('a text that only showed what belongs there is a warning while it is left as it is', () => {
  const own = text({ label, default: 'Button', sample: true, required: true });
  expect(own.check?.('Button', {})).toMatchObject([
    {
      level: 'warning',
      onceSaved: true,
      message: { en: '"Label" still says "Button". Write what visitors should read.' },
    },
  ]);
  expect(own.check?.('Order', {})).toEqual([]);
  expect(own.check?.('', {})).toMatchObject([{ level: 'error' }]);
  expect(text({ label, default: 'Download' }).check?.('Download', {})).toEqual([]);
  expect(text({ label, sample: true }).check?.('', {})).toEqual([]);
});

test('the samples of a list are those that new blocks have there', () => {
  const item = { title: text({ label, sample: true }), word: text({ label }) };
  const tabs = list({ label, itemLabel: label, item, default: [{ title: 'First', word: 'a' }, { title: 'Second' }] });
  expect(
    tabs.check?.([{ id: 'x', title: 'Second', word: 'a' }, { id: 'y', title: 'Prices' }, { id: 'z' }], {}),
  ).toEqual([expect.objectContaining({ level: 'warning', path: [0, 'title'] })]);
});
