import { isEmptyRichText, listRichTextNodes, setHeadingLevel } from 'page-format';
import { richText } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';

export const RichText = defineBlock({
  type: 'RichText',
  category: 'elements',
  label: { en: 'Rich text', de: 'Formatierter Text', nl: 'Opgemaakte tekst', fr: 'Texte enrichi' },
  description: {
    en: 'Text with headings, lists, tables and links.',
    de: 'Text mit Überschriften, Listen, Tabellen und Links.',
    nl: 'Tekst met koppen, lijsten, tabellen en links.',
    fr: 'Du texte avec des titres, des listes, des tableaux et des liens.',
  },
  icon: 'Feather',
  synonyms: 'wysiwyg formatted text table headings article formatiert tabelle artikel fließtext',
  props: {
    content: richText({ label: { en: 'Text', de: 'Text', nl: 'Tekst', fr: 'Texte' } }),
  },
  headings: ({ content }) =>
    listRichTextNodes(content).flatMap((node) => (node.type === 'heading' ? [Number(node.attrs?.level)] : [])),
  setHeading: ({ content }, index, level) => ({ content: setHeadingLevel(content, index, level) }),
  placeholder: ({ content }) =>
    isEmptyRichText(content)
      ? { en: 'Enter some text...', de: 'Text eingeben …', nl: 'Voer tekst in…', fr: 'Saisissez du texte…' }
      : undefined,
});
