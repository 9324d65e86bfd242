import { choice, textarea, toggle } from 'page-format/fields';
import { colour } from '../../fields/index.ts';
import { ALIGNMENTS, FONTS, TEXT_SIZES } from '../../fields/options.ts';
import { defineBlock } from '../../site/define-block.ts';

export const Text = defineBlock({
  type: 'Text',
  category: 'elements',
  label: { en: 'Text', de: 'Text' },
  description: { en: 'A paragraph without formatting.', de: 'Ein Absatz ohne Formatierung.' },
  icon: 'Paragraph',
  synonyms: 'paragraph copy body absatz fließtext',
  props: {
    content: textarea({
      label: { en: 'Text', de: 'Text' },
      help: { en: 'Line breaks are kept.', de: 'Zeilenumbrüche bleiben erhalten.' },
      required: true,
    }),
    size: choice({ label: { en: 'Size', de: 'Größe' }, group: 'style', default: 'base', options: TEXT_SIZES }),
    alignment: choice({ label: { en: 'Alignment', de: 'Ausrichtung' }, default: 'left', options: ALIGNMENTS }),
    fontFamily: choice({ label: { en: 'Font', de: 'Schrift' }, group: 'style', default: 'basis', options: FONTS }),
    overrideTextColor: toggle({
      label: { en: 'Own text colour', de: 'Eigene Textfarbe' },
      group: 'style',
      default: false,
    }),
    textColor: colour({
      label: { en: 'Text colour', de: 'Textfarbe' },
      default: 'darkGreen',
      use: 'text',
      when: { prop: 'overrideTextColor', is: true },
    }),
  },
  prompt: ({ content }) =>
    content.trim() === ''
      ? { en: 'Please enter a text on the right.', de: 'Bitte rechts einen Text eingeben.' }
      : undefined,
});
