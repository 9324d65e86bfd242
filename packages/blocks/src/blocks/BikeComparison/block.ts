import { defineBlock } from '../../site/define-block.ts';

export const BikeComparison = defineBlock({
  type: 'BikeComparison',
  category: 'other',
  label: { en: 'Bike comparison', de: 'Fahrradvergleich', nl: 'Fietsvergelijking', fr: 'Comparateur de vélos' },
  description: {
    en: 'Up to three bikes side by side, with everything known about them.',
    de: 'Bis zu drei Fahrräder nebeneinander, mit allem, was über sie bekannt ist.',
    nl: 'Maximaal drie fietsen naast elkaar, met alles wat ervan bekend is.',
    fr: 'Jusqu’à trois vélos côte à côte, avec toutes leurs caractéristiques.',
  },
  icon: 'SlidersHorizontal',
  synonyms: 'compare comparison vergleich vergleichen differences specifications',
  island: true,
  props: {},
});
