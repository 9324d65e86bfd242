import { expect, test } from 'vitest';
import { createRegistry } from '../block/registry.ts';
import type { Block } from '../document/document.ts';
import { Box, block, Card, Deck, Note, page } from '../testing/sample-blocks.ts';
import { anchorLinks } from './anchor-links.ts';

const registry = createRegistry([Note, Card, Box, Deck]);
const check = anchorLinks(['content']);
const find = (...blocks: Block[]) =>
  check.check(page(...blocks), registry).map(({ level, blockId, path }) => `${level} ${blockId} ${path.join('.')}`);

const note = (id: string, props: Block['props']) => block(id, 'Note', { heading: 'Hi', ...props });
const body = (href: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }] },
  ],
});

test('a link to an anchor that no block has, in a property, in a list and in rich text', () => {
  expect(
    find(
      note('a', { link: '#offer', uniqueId: 'team' }),
      block('b', 'Deck', {
        slides: [],
        logos: [
          { id: 'x', url: '#team' },
          { id: 'y', url: '#offer' },
        ],
      }),
      block('box', 'Box', {}, { content: [block('c', 'Card', { body: body('#offer') })] }),
      block('d', 'Card', { body: body('#team') }),
    ),
  ).toEqual(['warning a link', 'warning b logos.1.url', 'warning c body']);
  expect(check.check(page(note('a', { link: '#offer' })), registry)[0]?.message.en).toMatch(/has the anchor "offer"/);
});

test.each([
  ['', '/offer#top-of-it', 'https://a.test/#offer', 'mailto:a@b.test', '#', '#top', '#content', ' #team ', '#1st'],
])('addresses that lead somewhere, or are wrong in another way: %j', (...links) => {
  expect(find(note('t', { uniqueId: 'team' }), ...links.map((link, index) => note(`n${index}`, { link })))).toEqual([]);
});

test('anchors are told apart as browsers do, and those of blocks that show nothing are none', () => {
  expect(find(note('a', { link: '#Offer' }), note('b', { uniqueId: 'offer' }))).toEqual(['warning a link']);
  expect(find(note('a', { link: '#offer' }), { ...note('b', { uniqueId: 'offer' }), v: 99 })).toHaveLength(1);
});
