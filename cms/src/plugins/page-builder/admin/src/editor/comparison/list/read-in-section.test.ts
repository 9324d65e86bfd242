import { createRegistry, defineBlock } from 'page-format';
import { text } from 'page-format/fields';
import { expect, test } from 'vitest';
import { readInSection } from './read-in-section.ts';

const label = { en: 'Card', de: 'Karte' };
const Card = defineBlock({
  ...{ type: 'Card', category: 'elements', icon: 'Bold', label, description: label },
  props: { title: text({ label }) },
});
const registry = createRegistry([Card]);
const block = { id: 'a', type: 'Card', v: 1, props: { title: 'For all' } };
const section = {
  ...{ documentId: 's', name: 'Steps' },
  content: { format: 'page' as const, formatVersion: 1 as const, blocks: [block] },
};

test('what a page has otherwise than a section is a difference of the section’s block, beside what the section says', () => {
  const difference = { kind: 'set' as const, path: ['a/title'], before: undefined, after: 'Here' };
  expect(readInSection(difference, section, registry)).toEqual({
    difference: { kind: 'set', path: ['title'], before: 'For all', after: 'Here' },
    block,
  });
});

test('every other property is the page’s own, also of a section that is not known', () => {
  const difference = { kind: 'set' as const, path: ['title'], before: 'One', after: 'Two' };
  expect(readInSection(difference, section, registry)).toBeUndefined();
  expect(readInSection({ ...difference, path: ['a/title'] }, null, registry)).toBeUndefined();
  expect(readInSection({ ...difference, path: ['gone/title'] }, section, registry)).toBeUndefined();
});
