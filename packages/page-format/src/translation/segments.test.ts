import { expect, test } from 'vitest';
import { defineBlock } from '../block/define-block.ts';
import { text, toggle } from '../fields/index.ts';
import { Card, Note } from '../testing/sample-blocks.ts';
import { listSegments } from './segments.ts';

const label = { en: 'Label' };
const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });

test('what is written is a text of its own: a line, an entry of a list by its id, a paragraph', () => {
  const body = { type: 'doc', content: [paragraph('One'), paragraph('Two')] };
  const facts = [
    { id: 'f1', key: 'Weight', value: '' },
    { id: 'f2', key: 'Colour', value: 'Green' },
  ];
  const found = listSegments(Card, { alt: 'A bicycle', body, facts, uniqueId: 'offer' });
  expect(found.map(({ place, path, text }) => [place.join('/'), path.join('/'), text])).toEqual([
    ['alt', 'alt', 'A bicycle'],
    ['body', 'body', paragraph('One')],
    ['body', 'body', paragraph('Two')],
    ['facts/f1/key', 'facts/0/key', 'Weight'],
    ['facts/f2/key', 'facts/1/key', 'Colour'],
    ['facts/f2/value', 'facts/1/value', 'Green'],
  ]);
});

test('what is the same in every language, or does not matter now, is none', () => {
  const Film = defineBlock({
    ...{ type: 'Film', category: 'other', label, description: label, icon: 'File' },
    props: {
      isNamed: toggle({ label, default: false }),
      name: text({ label, when: { prop: 'isNamed', is: true } }),
      key: text({ label, translated: false }),
      captions: text({ label, translated: true, pattern: { expression: /^WEBVTT/, message: label } }),
    },
  });
  const props = { name: 'Spring', key: 'spring-2027', captions: 'WEBVTT' };
  expect(listSegments(Film, props).map(({ text }) => text)).toEqual(['WEBVTT']);
  expect(listSegments(Film, { ...props, isNamed: true }).map(({ text }) => text)).toEqual(['Spring', 'WEBVTT']);
  expect(listSegments(Note, { heading: 'Bread', level: 4, uniqueId: 'bread' }).map(({ text }) => text)).toEqual([
    'Bread',
  ]);
});
