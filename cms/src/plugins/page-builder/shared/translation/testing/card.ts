import { type Block, createRegistry, defineBlock, type RichTextNode } from 'page-format';
import { list, richText, text } from 'page-format/fields';

const label = { en: 'Label' };
const Card = defineBlock({
  ...{ type: 'Card', category: 'other', label, description: label, icon: 'File' },
  props: {
    title: text({ label }),
    body: richText({ label }),
    points: list({ label, itemLabel: label, item: { name: text({ label }) } }),
  },
});

/** A block with a text of each kind: of its own, formatted, and in a list. */
export const registry = createRegistry([Card]);

export const paragraph = (words: string): RichTextNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text: words }],
});

export const card = (title: string, paragraphs: string[], points: Record<string, string> = {}): Block => ({
  ...{ id: 'c', type: 'Card', v: 1 },
  props: {
    title,
    body: { type: 'doc', content: paragraphs.map(paragraph) },
    points: Object.entries(points).map(([id, name]) => ({ id, name })),
  },
});
