import { text, textarea } from 'page-format/fields';
import { image, link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { TITLE_MISSING } from '../../site/prompts.ts';

export const BrandButton = defineBlock({
  type: 'BrandButton',
  category: 'cta',
  label: { en: 'Brand button', de: 'Marken-Button', nl: 'Merkknop', fr: 'Bouton de marque' },
  description: {
    en: 'A card that leads to the bikes of a brand.',
    de: 'Eine Karte, die zu den Rädern einer Marke führt.',
    nl: 'Een kaart die naar de fietsen van een merk leidt.',
    fr: 'Une carte qui mène aux vélos d’une marque.',
  },
  icon: 'PriceTag',
  synonyms: 'brand partner logo link marke hersteller',
  props: {
    title: text({ label: { en: 'Title', de: 'Titel', nl: 'Titel', fr: 'Titre' }, required: true, maxLength: 120 }),
    content: textarea({ label: { en: 'Text', de: 'Text', nl: 'Tekst', fr: 'Texte' }, maxLength: 600 }),
    link: link({ label: { en: 'Link', de: 'Link', nl: 'Link', fr: 'Lien' }, default: '/' }),
    logoImage: image({
      label: { en: 'Logo', de: 'Logo', nl: 'Logo', fr: 'Logo' },
      help: {
        en: 'Shown above the title.',
        de: 'Steht über dem Titel.',
        nl: 'Staat boven de titel.',
        fr: 'Affiché au-dessus du titre.',
      },
    }),
    bikeImage: image({
      shownWidth: 480,
      label: { en: 'Image of a bike', de: 'Bild eines Rades', nl: 'Afbeelding van een fiets', fr: 'Image d’un vélo' },
      help: {
        en: 'Decorates the card.',
        de: 'Schmückt die Karte.',
        nl: 'Ter versiering van de kaart.',
        fr: 'Décore la carte.',
      },
    }),
  },
  example: (say) => ({
    title: say({
      en: 'Discover the brand',
      de: 'Die Marke entdecken',
      nl: 'Ontdek het merk',
      fr: 'Découvrir la marque',
    }),
    content: say({
      en: 'A sentence about its bikes.',
      de: 'Ein Satz über ihre Räder.',
      nl: 'Een zin over de fietsen.',
      fr: 'Une phrase sur ses vélos.',
    }),
  }),
  prompt: ({ title }) => (title.trim() === '' ? TITLE_MISSING : undefined),
});
