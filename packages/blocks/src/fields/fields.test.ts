import { describe, expect, test } from 'vitest';
import { colour, dataLayerItems, link, PALETTE, richText } from './index.ts';

const label = { en: 'Label', de: 'Beschriftung' };

test.each([...Object.keys(PALETTE), '#fff', '#1d6b4f'])('%s is a colour', (value) => {
  expect(colour({ label, default: 'white' }).schema.safeParse(value).success).toBe(true);
});

test('links of fields and texts lead to pages, and to no other entries', () => {
  const page = { documentId: 'p1', hash: '' };
  const { schema, pages } = link({ label });
  expect(schema.safeParse({ ...page, $ref: 'api::page.page' }).success).toBe(true);
  expect(schema.safeParse({ ...page, $ref: 'api::faq.faq' }).success).toBe(false);
  expect(richText({ label }).pages).toEqual(pages);
});

test('paths of files lead to the folders that the site has', () => {
  const warned = (address: string) => (link({ label }).check?.(address, {}) ?? []).length;
  expect(['/img/a.png', '/share/a.png', '/assets/js/a.js', '/uploads/a.png'].map(warned)).toEqual([0, 0, 0, 0]);
  expect(warned('/pictures/a.png')).toBe(1);
});

describe('data layer items', () => {
  const { schema } = dataLayerItems();

  test.each([[[]], [[{ id: 'a', key: 'event', value: 'click' }]]])('takes %j', (value) => {
    expect(schema.safeParse(value).success).toBe(true);
  });

  test.each([[[{ key: 'event' }]], [[{ id: 'a', key: 'x'.repeat(101) }]], [{ event: 'click' }]])(
    'refuses %j',
    (value) => {
      expect(schema.safeParse(value).success).toBe(false);
    },
  );
});
