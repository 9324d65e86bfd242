import { expect, test } from 'vitest';
import type { Attribute } from './content-fields.ts';
import { forgetLostParts, type Lookup, readSentValue, readStoredValue } from './stable-values.ts';

const lookup: Lookup = {
  findComponent: (uid) =>
    uid === 'faq.item'
      ? {
          attributes: {
            question: { type: 'string' },
            open: { type: 'boolean', default: false },
            files: { type: 'media', multiple: true },
          },
        }
      : undefined,
  identifyIn: () => async (item) => `${(item as { documentId?: string }).documentId ?? item}:`,
};
const item: Attribute = { type: 'component', component: 'faq.item' };
const items: Attribute = { ...item, repeatable: true };
const zone: Attribute = { type: 'dynamiczone' };
const stored = { id: 7, question: 'Why?', open: true, files: [{ documentId: 'a', locale: null }] };

/** The same, as it is stored and as it may be sent. */
test.each<[string, Attribute, unknown, unknown]>([
  ['a number as text', { type: 'decimal' }, 2.5, '2.50'],
  ['an empty number', { type: 'integer' }, null, ''],
  ['a large number', { type: 'biginteger' }, '12345678901234567890', '12345678901234567890'],
  ['a moment in another form', { type: 'datetime' }, '2026-01-02T03:04:05.000Z', '2026-01-02T04:04:05+01:00'],
  ['JSON as text, in another order', { type: 'json' }, { a: 1, b: [2] }, '{"b":[2],"a":1}'],
  ['nothing', { type: 'string' }, null, undefined],
  ['a part without what it keeps', item, stored, { id: 7, question: 'Why?' }],
  ['a part with its file', item, stored, { id: '7', files: [{ documentId: 'a' }] }],
  ['no part', item, null, null],
  ['parts without those that are empty', items, [{ id: 1, question: 'A', open: false }], [{ question: 'A' }]],
  ['no parts', items, [], null],
  ['a zone', zone, [{ ...stored, __component: 'faq.item' }], [{ id: 7, __component: 'faq.item' }]],
])('%s is the same', async (_, attribute, before, sent) => {
  expect(await readSentValue(attribute, sent, before, lookup)).toEqual(readStoredValue(attribute, before, lookup));
});

test.each<[string, Attribute, unknown, unknown]>([
  ['another number', { type: 'decimal' }, 2.5, 2.05],
  ['no text and an empty one', { type: 'string' }, null, ''],
  ['another part', item, stored, { id: 7, question: 'How?' }],
  ['a new part that leaves something out', item, stored, { question: 'Why?' }],
  ['another order of parts', items, [{ question: 'A' }, { question: 'B' }], [{ question: 'B' }, { question: 'A' }]],
  ['a part less', items, [{ question: 'A' }], []],
  ['another file', item, stored, { id: 7, files: ['b'] }],
])('%s is another value', async (_, attribute, before, sent) => {
  expect(await readSentValue(attribute, sent, before, lookup)).not.toEqual(readStoredValue(attribute, before, lookup));
});

test('a part that is stored no more becomes a new one, the others keep their ids', () => {
  const sent = [{ id: 7, question: 'Why?' }, { id: 8, question: 'Gone' }, { question: 'New' }];
  expect(forgetLostParts(items, sent, [stored])).toEqual([sent[0], { question: 'Gone' }, sent[2]]);
  expect(forgetLostParts({ type: 'json' }, sent, [])).toBe(sent);
});
