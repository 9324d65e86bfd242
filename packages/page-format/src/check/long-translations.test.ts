import { expect, test } from 'vitest';
import { defineBlock } from '../block/define-block.ts';
import { createRegistry } from '../block/registry.ts';
import type { Block } from '../document/document.ts';
import { list, text, toggle } from '../fields/index.ts';
import { block, page } from '../testing/sample-blocks.ts';
import { findProblems } from './find-problems.ts';
import { findLongTranslations } from './long-translations.ts';

const label = { en: 'x' };
const about = { category: 'other', label, description: label, icon: 'File' };
const Push = defineBlock({
  ...about,
  type: 'Push',
  props: { label: text({ label, room: 8, default: 'A label of every button', sample: true }), more: text({ label }) },
});
const Strip = defineBlock({
  ...about,
  type: 'Strip',
  props: {
    tabs: list({
      label,
      itemLabel: { en: 'tab' },
      item: {
        hidden: toggle({ label, default: false }),
        title: text({ label, room: 5, when: { prop: 'hidden', is: false } }),
      },
    }),
  },
});
const registry = createRegistry([Push, Strip]);

const push = (words: string, id = 'a') => block(id, 'Push', { label: words, more: words });
const strip = (...titles: [id: string, title: string, hidden?: boolean][]) =>
  block('s', 'Strip', { tabs: titles.map(([id, title, hidden = false]) => ({ id, title, hidden })) });

const own = (...blocks: Block[]) =>
  findProblems(page(...blocks), registry).map(
    ({ level, path, message }) => `${level} ${path.join('.')}: ${message.en}`,
  );

test('a text that is longer than its place is advice, in characters as people count them', () => {
  expect(own(push('Register 🥖'))).toEqual([
    'warning label: "Register 🥖" has 10 characters; 8 fit on a telephone. Shorten it.',
  ]);
  expect(own(push(' Register '), push('🥖🥖🥖🥖🥖🥖🥖🥖', 'b'), push('', 'c'))).toEqual([]);
  expect(own(strip(['t', 'Fine'], ['u', 'Too long'], ['v', 'Too long', true]))).toEqual([
    'warning tabs.1.title: "Too long" has 8 characters; 5 fit on a telephone. Shorten it.',
  ]);
  // What is there only as a sample is told so, and once.
  expect(own(block('a', 'Push', {}))).toEqual([expect.stringContaining('still says')]);
});

const elsewhere = (blocks: Block[], ...translations: [language: string, ...Block[]][]) =>
  findLongTranslations(
    page(...blocks),
    translations.map(([language, ...translated]) => ({ language, document: page(...translated) })),
    registry,
  ).map(({ level, blockId, path, message }) => `${level} ${blockId} ${path.join('.')}: ${message.en}`);

test('a translation that is too long is told at the text that is translated, with its language', () => {
  expect(elsewhere([push('Order')], ['German', push('Jetzt kaufen')], ['French', push('Acheter')])).toEqual([
    'warning a label: In the language "German" this is "Jetzt kaufen": 12 characters, and 8 fit on a telephone. Shorten it there.',
  ]);
});

test('of several the longest is told, and none that is the same here', () => {
  const languages: [string, Block][] = [
    ['German', push('Jetzt kaufen')],
    ['French', push('Acheter maintenant')],
    ['Dutch', push('Direct kopen')],
  ];
  expect(elsewhere([push('Order')], ...languages)).toEqual([expect.stringContaining('"French"')]);
  expect(elsewhere([push('Jetzt kaufen')], ['German', push('Jetzt kaufen')])).toEqual([]);
});

test('items are found by their ids, and what this page does not have is not told here', () => {
  const german = strip(['two', 'Geschäfte'], ['one', 'Brot'], ['three', 'Werkstätten']);
  expect(elsewhere([strip(['one', 'Rye'], ['two', 'Shop'])], ['German', german, push('Jetzt kaufen')])).toEqual([
    expect.stringMatching(/^warning s tabs\.1\.title: .*"Geschäfte"/),
  ]);
  expect(elsewhere([push('Order', 's')], ['German', german])).toEqual([]);
});
