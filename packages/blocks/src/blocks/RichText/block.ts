import { isEmptyRichText, listRichTextNodes } from 'page-format';
import { richText } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';

export const RichText = defineBlock({
  type: 'RichText',
  category: 'elements',
  label: { en: 'Rich text', de: 'Formatierter Text' },
  description: {
    en: 'Text with headings, lists, tables and links.',
    de: 'Text mit Überschriften, Listen, Tabellen und Links.',
  },
  icon: 'Feather',
  synonyms: 'wysiwyg formatted text table headings article formatiert tabelle artikel fließtext',
  props: {
    content: richText({ label: { en: 'Text', de: 'Text' } }),
  },
  headings: ({ content }) =>
    listRichTextNodes(content).flatMap((node) => (node.type === 'heading' ? [Number(node.attrs?.level)] : [])),
  placeholder: ({ content }) =>
    isEmptyRichText(content) ? { en: 'Enter some text...', de: 'Text eingeben …' } : undefined,
});
