import { type AnyBlockDefinition, createRegistry, defineBlock, type PageDocument } from 'page-format';
import { createRenderer, type Views } from 'page-format/react';
import { expect, test } from 'vitest';
import { renderDocument } from './render-document.ts';

const about = { category: 'content', label: { en: 'Oven' }, description: { en: 'Oven' }, icon: 'File', props: {} };
function fail(): never {
  throw new Error('No fire');
}

const document: PageDocument = {
  format: 'page',
  formatVersion: 1,
  blocks: [
    { id: 'shop', type: 'Shop', v: 1, props: {}, areas: { content: [{ id: 'oven', type: 'Oven', v: 1, props: {} }] } },
  ],
};
const page = { documentId: 'doc1', title: 'Bread', locale: 'nl', document, refs: {} };
const delivery = { url: 'https://cms.example', readResponses: async () => ({}) };
const Shop = defineBlock({ ...about, type: 'Shop', areas: { content: { label: { en: 'Content' } } } });

test.each<[string, Partial<AnyBlockDefinition>, Views[string], string]>([
  ['a View', {}, fail, 'The block Oven (oven) cannot be drawn: Error: No fire'],
  ['a request', { request: fail }, () => null, 'The block Oven (oven) fails in "request": Error: No fire'],
])('where %s fails, page, block and id are named', async (_, keys, Oven, sentence) => {
  const registry = createRegistry([Shop, defineBlock({ ...about, type: 'Oven', ...keys })]);
  const renderer = createRenderer(registry, { Shop: ({ areas }) => areas.content, Oven });
  await expect(renderDocument(page, { delivery, renderer })).rejects.toThrow(
    `The page "Bread" (nl, doc1) cannot be drawn: Error: ${sentence}`,
  );
});
