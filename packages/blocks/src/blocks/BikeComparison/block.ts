import { defineBlock } from '../../site/define-block.ts';

export const BikeComparison = defineBlock({
  type: 'BikeComparison',
  category: 'other',
  label: { en: 'Bike comparison', de: 'Fahrradvergleich' },
  description: {
    en: 'Up to three bikes side by side, with all that is known of them.',
    de: 'Bis zu drei Fahrräder nebeneinander, mit allem, was über sie bekannt ist.',
  },
  icon: 'SlidersHorizontal',
  synonyms: 'compare comparison vergleich vergleichen differences specifications',
  island: true,
  props: {},
});
