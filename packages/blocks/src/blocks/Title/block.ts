import { anchor, choice, text } from 'page-format/fields';
import { ALIGNMENTS, FONTS, HEADING_SIZES } from '../../fields/options.ts';
import { TEXT_COLOUR } from '../../fields/text-colour.ts';
import { defineBlock } from '../../site/define-block.ts';
import { TITLE_MISSING } from '../../site/prompts.ts';

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
        fr: 'Écrivez « br » là où commence une nouvelle ligne.',
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
    ...TEXT_COLOUR,
    uniqueId: anchor(),
  },
  main: ['title', 'type', 'alignment'],
  headings: ({ title, type }) => (title.trim() === '' ? [] : [type]),
  setHeading: (_props, _index, level) => ({ type: level }),
  prose: {
    text: 'title',
    markdown: { '#': { type: 1 }, '##': { type: 2 }, '###': { type: 3 }, '####': { type: 4 }, '#####': { type: 5 } },
  },
  prompt: ({ title }) => (title.trim() === '' ? TITLE_MISSING : undefined),
});
