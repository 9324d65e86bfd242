import { describe, expect, test } from 'vitest';
import { block, mediaReference, page } from '../testing/sample-blocks.ts';
import { collectReferences, isReference, referenceKey } from './references.ts';

test.each([
  [{ $ref: 'media', documentId: 'abc' }, 'media:abc'],
  [{ $ref: 'api::faq.faq', documentId: 'abc' }, 'api::faq.faq:abc'],
  [{ $ref: 'api::bread-type.bread-type', documentId: 'abc' }, 'api::bread-type.bread-type:abc'],
  [{ $ref: 'api::page.page', documentId: 'abc', hash: 'x' }, 'api::page.page:abc'],
])('%j is a reference with the key %s', (value, key) => {
  expect(isReference(value)).toBe(true);
  expect(referenceKey(value)).toBe(key);
});

test.each([
  ['an administrator', { $ref: 'admin::user', documentId: 'abc' }],
  ['an API token', { $ref: 'admin::api-token', documentId: 'abc' }],
  ['a plugin’s table', { $ref: 'plugin::users-permissions.user', documentId: 'abc' }],
  ['a key of Object.prototype', { $ref: '__proto__', documentId: 'abc' }],
  ['a numeric id', { $ref: 'media', documentId: 7 }],
  ['no id', { $ref: 'media' }],
  ['an empty id', { $ref: 'media', documentId: '' }],
  ['an id of 65 characters', { $ref: 'media', documentId: 'x'.repeat(65) }],
  ['a kind in capitals', { $ref: 'API::faq.faq', documentId: 'abc' }],
  ['a kind with a line break', { $ref: 'api::faq.faq\n', documentId: 'abc' }],
  ['null', null],
  ['a text', 'media:abc'],
])('%s is no reference', (_what, value) => {
  expect(isReference(value)).toBe(false);
});

describe('collectReferences', () => {
  test('finds references in props, lists, rich text, areas and unknown blocks, in reading order', () => {
    const document = page(
      block('a', 'Card', { image: mediaReference('m1'), faq: { $ref: 'api::faq.faq', documentId: 'f1' } }),
      block(
        'b',
        'Hologram',
        { deep: [{ list: [{ picture: mediaReference('m2') }] }] },
        {
          x: [block('c', 'Note', { link: { $ref: 'api::page.page', documentId: 'p1', hash: '' } })],
        },
      ),
    );
    expect(collectReferences(document).map(referenceKey)).toEqual([
      'media:m1',
      'api::faq.faq:f1',
      'media:m2',
      'api::page.page:p1',
    ]);
  });

  test('does not look inside the snapshot of a reference', () => {
    expect(collectReferences(mediaReference('m1', { other: mediaReference('m2') }))).toHaveLength(1);
  });
});
