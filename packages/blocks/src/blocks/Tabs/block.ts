import { choice, list, media, text, toggle } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';

export const Tabs = defineBlock({
  type: 'Tabs',
  category: 'layout',
  label: { en: 'Tabs', de: 'Reiter' },
  description: {
    en: 'Several contents in one place, one shown at a time.',
    de: 'Mehrere Inhalte an einer Stelle, je einer sichtbar.',
  },
  icon: 'Folder',
  synonyms: 'tab panels switch accordion reiter register umschalter',
  element: true,
  props: {
    tabs: list({
      label: { en: 'Tabs', de: 'Reiter' },
      help: {
        en: 'A press pushes click_event onto the data layer, with the address of the page and the title of the tab.',
        de: 'Ein Klick schreibt click_event in den Data Layer, mit Seitenadresse und Titel des Reiters.',
      },
      itemLabel: { en: 'tab', de: 'Reiter' },
      titleProp: 'title',
      max: 12,
      item: {
        title: text({ label: { en: 'Title', de: 'Titel' }, required: true, maxLength: 80 }),
        image: media({
          label: { en: 'Image', de: 'Bild' },
          help: { en: 'A small picture above the title.', de: 'Ein kleines Bild über dem Titel.' },
        }),
        imageAlt: text({
          label: { en: 'Alternative text', de: 'Alternativtext' },
          help: {
            en: 'Only where the picture says more than the title.',
            de: 'Nur wenn das Bild mehr sagt als der Titel.',
          },
          maxLength: 200,
        }),
      },
      default: [{ title: 'First tab' }, { title: 'Second tab' }],
    }),
    containerMaxWidth: choice({
      label: { en: 'Greatest width', de: 'Größte Breite' },
      default: 'max-w-6xl',
      options: [
        { value: 'max-w-4xl', label: { en: 'Narrow', de: 'Schmal' } },
        { value: 'max-w-6xl', label: { en: 'Normal', de: 'Normal' } },
        { value: 'max-w-7xl', label: { en: 'Wide', de: 'Breit' } },
        { value: 'max-w-full', label: { en: 'Full', de: 'Voll' } },
      ],
    }),
    tabStyle: choice({
      label: { en: 'Style', de: 'Stil' },
      group: 'style',
      default: 'white',
      options: [
        { value: 'white', label: { en: 'White', de: 'Weiß' } },
        { value: 'blue', label: { en: 'Blue', de: 'Blau' } },
      ],
    }),
    closedAtFirst: toggle({
      label: { en: 'Closed at first', de: 'Anfangs geschlossen' },
      help: {
        en: 'Visitors see no content until they choose a tab. While editing all contents are open.',
        de: 'Besucher sehen erst Inhalt, wenn sie einen Reiter wählen. Beim Bearbeiten ist alles offen.',
      },
      default: true,
    }),
  },
  itemAreas: { list: 'tabs', label: { en: 'Tab', de: 'Reiter' } },
  prompt: ({ tabs }) =>
    tabs.length === 0
      ? { en: 'Please add at least one tab on the right.', de: 'Bitte rechts mindestens einen Tab hinzufügen.' }
      : undefined,
});
