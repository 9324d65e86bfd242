import { choice, list, text, toggle } from 'page-format/fields';
import { image } from '../../fields/index.ts';
import { TAB_LIST, TAB_TITLE } from '../../fields/tabs.ts';
import { defineBlock } from '../../site/define-block.ts';
import { TABS_EMPTY } from '../../site/prompts.ts';

export const Tabs = defineBlock({
  type: 'Tabs',
  category: 'layout',
  label: { en: 'Tabs', de: 'Tabs', nl: 'Tabbladen', fr: 'Onglets' },
  description: {
    en: 'Several pieces of content in one place, one shown at a time.',
    de: 'Mehrere Inhalte an einer Stelle, immer nur einer sichtbar.',
    nl: 'Verschillende inhoud op één plek, steeds één tabblad zichtbaar.',
    fr: 'Plusieurs contenus au même endroit, un seul visible à la fois.',
  },
  icon: 'Folder',
  synonyms: 'tab panels switch accordion reiter register umschalter',
  element: true,
  props: {
    tabs: list({
      ...TAB_LIST,
      item: {
        title: TAB_TITLE,
        image: image({
          label: { en: 'Image', de: 'Bild', nl: 'Afbeelding', fr: 'Image' },
          help: {
            en: 'A small picture above the title.',
            de: 'Ein kleines Bild über dem Titel.',
            nl: 'Een kleine afbeelding boven de titel.',
            fr: 'Une petite image au-dessus du titre.',
          },
        }),
        imageAlt: text({
          label: { en: 'Alternative text', de: 'Alternativtext', nl: 'Alternatieve tekst', fr: 'Texte alternatif' },
          help: {
            en: 'Only where the picture says more than the title.',
            de: 'Nur wenn das Bild mehr sagt als der Titel.',
            nl: 'Alleen als de afbeelding meer zegt dan de titel.',
            fr: 'Seulement si l’image en dit plus que le titre.',
          },
          maxLength: 200,
        }),
      },
    }),
    containerMaxWidth: choice({
      label: { en: 'Maximum width', de: 'Maximale Breite', nl: 'Maximale breedte', fr: 'Largeur maximale' },
      default: 'max-w-6xl',
      options: [
        { value: 'max-w-4xl', label: { en: 'Narrow', de: 'Schmal', nl: 'Smal', fr: 'Étroite' } },
        { value: 'max-w-6xl', label: { en: 'Normal', de: 'Normal', nl: 'Normaal', fr: 'Normale' } },
        { value: 'max-w-7xl', label: { en: 'Wide', de: 'Breit', nl: 'Breed', fr: 'Large' } },
        { value: 'max-w-full', label: { en: 'Full', de: 'Voll', nl: 'Volledig', fr: 'Pleine' } },
      ],
    }),
    tabStyle: choice({
      label: { en: 'Style', de: 'Stil', nl: 'Stijl', fr: 'Style' },
      group: 'style',
      default: 'white',
      options: [
        { value: 'white', label: { en: 'White', de: 'Weiß', nl: 'Wit', fr: 'Blanc' } },
        { value: 'blue', label: { en: 'Blue', de: 'Blau', nl: 'Blauw', fr: 'Bleu' } },
      ],
    }),
    closedAtFirst: toggle({
      label: { en: 'Closed at first', de: 'Anfangs geschlossen', nl: 'In het begin gesloten', fr: 'Fermés au départ' },
      help: {
        en: 'Visitors see no content until they choose a tab. While editing all contents are open.',
        de: 'Besucher sehen erst Inhalte, wenn sie einen Tab auswählen. Beim Bearbeiten ist alles offen.',
        nl: 'Bezoekers zien pas inhoud als ze een tabblad kiezen. Tijdens het bewerken staat alles open.',
        fr: 'Les visiteurs ne voient aucun contenu avant de choisir un onglet. Pendant l’édition, tout est ouvert.',
      },
      default: true,
    }),
  },
  main: ['tabs', 'tabStyle'],
  itemAreas: { list: 'tabs', label: { en: 'Tab', de: 'Tab', nl: 'Tabblad', fr: 'Onglet' }, needed: true },
  prompt: ({ tabs }) => (tabs.length === 0 ? TABS_EMPTY : undefined),
});
