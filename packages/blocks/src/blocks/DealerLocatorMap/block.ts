import { defineBlock } from '../../site/define-block.ts';

export const DealerLocatorMap = defineBlock({
  type: 'DealerLocatorMap',
  category: 'other',
  label: { en: 'Dealer locator', de: 'Händlersuche', nl: 'Dealerzoeker', fr: 'Recherche de revendeurs' },
  description: {
    en: 'A map over the whole width, with a search and the list of dealers on it.',
    de: 'Eine Karte über die ganze Breite, darauf die Suche und die Liste der Händler.',
    nl: 'Een kaart over de volle breedte, met daarop een zoekveld en de lijst van dealers.',
    fr: 'Une carte sur toute la largeur, avec une recherche et la liste des revendeurs.',
  },
  icon: 'PinMap',
  synonyms: 'dealer map search store finder händler karte suche filiale',
  island: true,
  props: {},
  request: (_props, { country }) => `/api/dealers?country=${country}`,
});
