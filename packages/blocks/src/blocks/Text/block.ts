import { choice, textarea } from 'page-format/fields';
import { ALIGNMENTS, FONTS, TEXT_SIZES } from '../../fields/options.ts';
import { TEXT_COLOUR } from '../../fields/text-colour.ts';
import { defineBlock } from '../../site/define-block.ts';
import { askWhen } from '../../site/prompts.ts';

export const Text = defineBlock({
  type: 'Text',
  category: 'elements',
  label: { en: 'Text', de: 'Text', nl: 'Tekst', fr: 'Texte' },
  description: {
    en: 'A paragraph without formatting.',
    de: 'Ein Absatz ohne Formatierung.',
    nl: 'Een alinea zonder opmaak.',
    fr: 'Un paragraphe sans mise en forme.',
  },
  icon: 'Paragraph',
  synonyms: 'paragraph copy body absatz fließtext',
  props: {
    content: textarea({
      label: { en: 'Text', de: 'Text', nl: 'Tekst', fr: 'Texte' },
      help: {
        en: 'Line breaks are kept.',
        de: 'Zeilenumbrüche bleiben erhalten.',
        nl: 'Regeleinden blijven behouden.',
        fr: 'Les retours à la ligne sont conservés.',
      },
    }),
    size: choice({
      label: { en: 'Size', de: 'Größe', nl: 'Grootte', fr: 'Taille' },
      group: 'style',
      default: 'base',
      options: TEXT_SIZES,
    }),
    alignment: choice({
      label: { en: 'Alignment', de: 'Ausrichtung', nl: 'Uitlijning', fr: 'Alignement' },
      default: 'left',
      options: ALIGNMENTS,
    }),
    fontFamily: choice({
      label: { en: 'Font', de: 'Schrift', nl: 'Lettertype', fr: 'Police' },
      group: 'style',
      default: 'basis',
      options: FONTS,
    }),
    ...TEXT_COLOUR,
  },
  main: ['content', 'size', 'alignment'],
  prose: { text: 'content', paragraph: true },
  prompt: askWhen(({ content }) => content.trim() === '', {
    en: 'Please enter a text on the right.',
    de: 'Bitte rechts einen Text eingeben.',
    nl: 'Vul rechts een tekst in.',
    fr: 'Saisissez un texte à droite.',
  }),
});
