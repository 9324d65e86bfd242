import { anchor, choice, text, toggle } from 'page-format/fields';
import { colour } from '../../fields/index.ts';
import { ALIGNMENTS, FONTS, HEADING_SIZES } from '../../fields/options.ts';
import { defineBlock } from '../../site/define-block.ts';

export const Title = defineBlock({
  type: 'Title',
  category: 'elements',
  label: { en: 'Title', de: 'Überschrift', nl: 'Titel', fr: 'Titre' },
  description: {
    en: 'A heading of level 1 to 5.',
    de: 'Eine Überschrift der Ebene 1 bis 5.',
    nl: 'Een kop van niveau 1 tot 5.',
    fr: 'Un titre de niveau 1 à 5.',
  },
  icon: 'HeadingTwo',
  synonyms: 'heading headline h1 h2 h3 überschrift titel schlagzeile',
  props: {
    title: text({
      label: { en: 'Title', de: 'Überschrift', nl: 'Titel', fr: 'Titre' },
      help: {
        en: 'Write “br” where a new line begins.',
        de: 'Schreiben Sie „br“, wo eine neue Zeile beginnt.',
        nl: 'Schrijf “br” waar een nieuwe regel begint.',
        fr: 'Écrivez « br » là où commence une nouvelle ligne.',
      },
      required: true,
    }),
    type: choice({
      label: { en: 'Level', de: 'Ebene', nl: 'Niveau', fr: 'Niveau' },
      group: 'content',
      default: 2,
      options: [1, 2, 3, 4, 5].map((level) => ({
        value: level,
        label: { en: `H${level}`, de: `H${level}`, nl: `H${level}`, fr: `H${level}` },
      })),
    }),
    size: choice({
      label: { en: 'Size', de: 'Größe', nl: 'Grootte', fr: 'Taille' },
      group: 'style',
      default: 'auto',
      options: HEADING_SIZES,
    }),
    alignment: choice({
      label: { en: 'Alignment', de: 'Ausrichtung', nl: 'Uitlijning', fr: 'Alignement' },
      default: 'left',
      options: ALIGNMENTS,
    }),
    alignmentMobile: choice({
      label: {
        en: 'Alignment on mobile',
        de: 'Ausrichtung auf dem Handy',
        nl: 'Uitlijning op mobiel',
        fr: 'Alignement sur mobile',
      },
      default: 'left',
      options: ALIGNMENTS,
    }),
    fontFamily: choice({
      label: { en: 'Font', de: 'Schrift', nl: 'Lettertype', fr: 'Police' },
      group: 'style',
      default: 'founders',
      options: FONTS,
    }),
    overrideTextColor: toggle({
      label: {
        en: 'Custom text colour',
        de: 'Eigene Textfarbe',
        nl: 'Eigen tekstkleur',
        fr: 'Couleur de texte personnalisée',
      },
      group: 'style',
      default: false,
    }),
    textColor: colour({
      label: { en: 'Text colour', de: 'Textfarbe', nl: 'Tekstkleur', fr: 'Couleur du texte' },
      default: 'darkGreen',
      use: 'text',
      when: { prop: 'overrideTextColor', is: true },
    }),
    uniqueId: anchor(),
  },
  main: ['title', 'type', 'alignment'],
  headings: ({ title, type }) => (title.trim() === '' ? [] : [type]),
  setHeading: (_props, _index, level) => ({ type: level }),
  prose: {
    text: 'title',
    markdown: { '#': { type: 1 }, '##': { type: 2 }, '###': { type: 3 }, '####': { type: 4 }, '#####': { type: 5 } },
  },
  prompt: ({ title }) =>
    title.trim() === ''
      ? {
          en: 'Please enter a title on the right.',
          de: 'Bitte rechts einen Titel eingeben.',
          nl: 'Vul rechts een titel in.',
          fr: 'Saisissez un titre à droite.',
        }
      : undefined,
});
