import { choice, list, text } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';

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
      label: { en: 'Tabs', de: 'Tabs', nl: 'Tabbladen', fr: 'Onglets' },
      help: {
        en: 'A click pushes click_event onto the data layer, with the address of the page and the title of the tab.',
        de: 'Ein Klick schreibt click_event in den Data Layer, mit der Adresse der Seite und dem Titel des Tabs.',
        nl: 'Een klik zet click_event in de datalayer, met het adres van de pagina en de titel van het tabblad.',
        fr: 'Un clic envoie click_event à la couche de données, avec l’adresse de la page et le titre de l’onglet.',
      },
      itemLabel: { en: 'tab', de: 'Tab', nl: 'tabblad', fr: 'onglet' },
      titleProp: 'title',
      max: 12,
      item: {
        title: text({
          label: { en: 'Title', de: 'Titel', nl: 'Titel', fr: 'Titre' },
          required: true,
          sample: true,
          maxLength: 80,
          room: 36,
        }),
      },
      default: [{ title: 'First tab' }, { title: 'Second tab' }],
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
  prompt: ({ tabs }) =>
    tabs.length === 0
      ? {
          en: 'Please add at least one tab on the right.',
          de: 'Bitte rechts mindestens einen Tab hinzufügen.',
          nl: 'Voeg rechts minstens één tabblad toe.',
          fr: 'Ajoutez au moins un onglet à droite.',
        }
      : undefined,
});
