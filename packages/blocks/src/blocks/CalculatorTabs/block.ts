import { choice, list, text } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';

export const CalculatorTabs = defineBlock({
  type: 'CalculatorTabs',
  category: 'calculator',
  label: { en: 'Calculator tabs', de: 'Rechner in Reitern' },
  description: {
    en: 'Calculators or other content in one place, one shown at a time.',
    de: 'Rechner oder andere Inhalte an einer Stelle, je einer sichtbar.',
  },
  icon: 'Files',
  synonyms: 'calculator switch rechner reiter umschalter',
  element: true,
  props: {
    title: text({ label: { en: 'Title', de: 'Überschrift' }, maxLength: 200 }),
    tabs: list({
      label: { en: 'Tabs', de: 'Reiter' },
      help: {
        en: 'A press pushes click_event onto the data layer, with the address of the page and the title of the tab.',
        de: 'Ein Klick schreibt click_event in den Data Layer, mit Seitenadresse und Titel des Reiters.',
      },
      itemLabel: { en: 'tab', de: 'Reiter' },
      titleProp: 'title',
      max: 12,
      item: { title: text({ label: { en: 'Title', de: 'Titel' }, required: true, maxLength: 80 }) },
      default: [{ title: 'First tab' }, { title: 'Second tab' }],
    }),
    style: choice({
      label: { en: 'Style', de: 'Stil' },
      group: 'style',
      default: 'default',
      options: [
        { value: 'default', label: { en: 'Default', de: 'Standard' } },
        { value: 'bordered', label: { en: 'Bordered', de: 'Mit Rahmen' } },
        { value: 'grey', label: { en: 'Grey', de: 'Grau' } },
      ],
    }),
  },
  itemAreas: { list: 'tabs', label: { en: 'Tab', de: 'Reiter' } },
  headings: ({ title }) => (title.trim() === '' ? [] : [2]),
  prompt: ({ tabs }) =>
    tabs.length === 0
      ? { en: 'Please add at least one tab on the right.', de: 'Bitte rechts mindestens einen Tab hinzufügen.' }
      : undefined,
});
