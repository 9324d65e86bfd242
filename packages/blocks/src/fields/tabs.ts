import { text } from 'page-format/fields';

/** What lists of tabs have in common; beside it goes their `item`. */
export const TAB_LIST = {
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
  default: [{ title: 'First tab' }, { title: 'Second tab' }],
} as const;

export const TAB_TITLE = text({
  label: { en: 'Title', de: 'Titel', nl: 'Titel', fr: 'Titre' },
  required: true,
  sample: true,
  maxLength: 80,
  room: 36,
});
