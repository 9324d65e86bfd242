import { expect, test } from 'vitest';
import { list, richText, text } from '../fields/index.ts';
import { Card, Deck, Note } from '../testing/sample-blocks.ts';
import { findContent } from './content.ts';
import { defineBlock } from './define-block.ts';

const label = { en: 'x' };
const about = { category: 'other', label, description: label, icon: 'File' };

test('content is found where the definition says it is', () => {
  expect(findContent(defineBlock({ ...Card, content: { text: 'body', items: 'facts' } }))).toEqual({
    text: 'body',
    items: 'facts',
  });
});

test('without a word of it: the text of prose, a formatted text that is all there is, and the items with areas', () => {
  expect(findContent(defineBlock({ ...Note, prose: { text: 'heading' } }))).toEqual({ text: 'heading' });
  const article = defineBlock({ ...about, type: 'Article', props: { body: richText({ label }) } });
  expect(findContent(article)).toEqual({ text: 'body' });
  expect(findContent(Deck)).toEqual({ items: 'slides' });
});

test('what could be meant or not is left alone', () => {
  expect(findContent(Note)).toEqual({});
  expect(findContent(Card)).toEqual({});
  const props = { name: text({ label }), rows: list({ label, itemLabel: label, item: { word: text({ label }) } }) };
  expect(findContent(defineBlock({ ...about, type: 'Table', props }))).toEqual({});
});
