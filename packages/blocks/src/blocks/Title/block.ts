import { anchor, choice, text, toggle } from 'page-format/fields';
import { colour } from '../../fields/index.ts';
import { ALIGNMENTS, FONTS, HEADING_SIZES } from '../../fields/options.ts';
import { defineBlock } from '../../site/define-block.ts';

export const Title = defineBlock({
  type: 'Title',
  category: 'elements',
  label: { en: 'Title', de: 'Überschrift' },
  description: { en: 'A heading of level 1 to 5.', de: 'Eine Überschrift der Ebene 1 bis 5.' },
  icon: 'HeadingTwo',
  synonyms: 'heading headline h1 h2 h3 überschrift titel schlagzeile',
  props: {
    title: text({
      label: { en: 'Title', de: 'Überschrift' },
      help: { en: 'Write br where a new line begins.', de: 'br steht für einen Zeilenumbruch.' },
      required: true,
    }),
    type: choice({
      label: { en: 'Level', de: 'Ebene' },
      group: 'content',
      default: 2,
      options: [1, 2, 3, 4, 5].map((level) => ({ value: level, label: { en: `H${level}`, de: `H${level}` } })),
    }),
    size: choice({ label: { en: 'Size', de: 'Größe' }, group: 'style', default: 'auto', options: HEADING_SIZES }),
    alignment: choice({ label: { en: 'Alignment', de: 'Ausrichtung' }, default: 'left', options: ALIGNMENTS }),
    alignmentMobile: choice({
      label: { en: 'Alignment on mobile', de: 'Ausrichtung mobil' },
      default: 'left',
      options: ALIGNMENTS,
    }),
    fontFamily: choice({ label: { en: 'Font', de: 'Schrift' }, group: 'style', default: 'founders', options: FONTS }),
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
    uniqueId: anchor(),
  },
  headings: ({ title, type }) => (title.trim() === '' ? [] : [type]),
  prompt: ({ title }) =>
    title.trim() === ''
      ? { en: 'Please enter a title on the right.', de: 'Bitte rechts einen Titel eingeben.' }
      : undefined,
});
