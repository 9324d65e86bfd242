import { choice, list, text } from 'page-format/fields';
import { TAB_LIST, TAB_TITLE } from '../../fields/tabs.ts';
import { defineBlock } from '../../site/define-block.ts';
import { TABS_EMPTY } from '../../site/prompts.ts';

export const CalculatorTabs = defineBlock({
  type: 'CalculatorTabs',
  category: 'calculator',
  label: {
    en: 'Calculator tabs',
    de: 'Rechner in Tabs',
    nl: 'Calculators in tabbladen',
    fr: 'Calculateurs en onglets',
  },
  description: {
    en: 'Calculators or other content in one place, one shown at a time.',
    de: 'Rechner oder andere Inhalte an einer Stelle, immer nur einer sichtbar.',
    nl: 'Calculators of andere inhoud op één plek, steeds één zichtbaar.',
    fr: 'Des calculateurs ou d’autres contenus au même endroit, un seul visible à la fois.',
  },
  icon: 'Files',
  synonyms: 'calculator switch rechner reiter umschalter',
  element: true,
  props: {
    title: text({ label: { en: 'Title', de: 'Überschrift', nl: 'Titel', fr: 'Titre' }, maxLength: 200 }),
    tabs: list({
      ...TAB_LIST,
      item: {
        title: TAB_TITLE,
      },
    }),
    style: choice({
      label: { en: 'Style', de: 'Stil', nl: 'Stijl', fr: 'Style' },
      group: 'style',
      default: 'default',
      options: [
        { value: 'default', label: { en: 'Default', de: 'Standard', nl: 'Standaard', fr: 'Par défaut' } },
        { value: 'bordered', label: { en: 'Bordered', de: 'Mit Rahmen', nl: 'Met rand', fr: 'Avec bordure' } },
        { value: 'grey', label: { en: 'Grey', de: 'Grau', nl: 'Grijs', fr: 'Gris' } },
      ],
    }),
  },
  main: ['title', 'tabs', 'style'],
  itemAreas: { list: 'tabs', label: { en: 'Tab', de: 'Tab', nl: 'Tabblad', fr: 'Onglet' }, needed: true },
  headings: ({ title }) => (title.trim() === '' ? [] : [2]),
  prompt: ({ tabs }) => (tabs.length === 0 ? TABS_EMPTY : undefined),
});
