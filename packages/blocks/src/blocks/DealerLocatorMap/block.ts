import { defineBlock } from '../../site/define-block.ts';

export const DealerLocatorMap = defineBlock({
  type: 'DealerLocatorMap',
  category: 'other',
  label: { en: 'Dealer locator', de: 'Händlersuche' },
  description: {
    en: 'A map over the whole width, with a search and the list of dealers on it.',
    de: 'Eine Karte über die ganze Breite, darauf die Suche und die Liste der Händler.',
  },
  icon: 'PinMap',
  synonyms: 'dealer map search store finder händler karte suche filiale',
  island: true,
  props: {},
  request: (_props, { country }) => `/api/dealers?country=${country}`,
});
