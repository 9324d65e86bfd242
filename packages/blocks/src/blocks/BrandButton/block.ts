import { media, text, textarea } from 'page-format/fields';
import { link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';

export const BrandButton = defineBlock({
  type: 'BrandButton',
  category: 'cta',
  label: { en: 'Brand button', de: 'Markenkachel' },
  description: {
    en: 'A card that leads to the bikes of a brand.',
    de: 'Eine Karte, die zu den Rädern einer Marke führt.',
  },
  icon: 'PriceTag',
  synonyms: 'brand partner logo link marke hersteller',
  props: {
    title: text({ label: { en: 'Title', de: 'Titel' }, required: true, maxLength: 120 }),
    content: textarea({ label: { en: 'Text', de: 'Text' }, maxLength: 600 }),
    link: link({ label: { en: 'Link', de: 'Link' }, default: '/' }),
    logoImage: media({
      label: { en: 'Logo', de: 'Logo' },
      help: { en: 'Shown above the title.', de: 'Steht über dem Titel.' },
    }),
    bikeImage: media({
      label: { en: 'Picture of a bike', de: 'Bild eines Rades' },
      help: { en: 'Decorates the card.', de: 'Schmückt die Karte.' },
    }),
  },
  prompt: ({ title }) =>
    title.trim() === ''
      ? { en: 'Please enter a title on the right.', de: 'Bitte rechts einen Titel eingeben.' }
      : undefined,
});
