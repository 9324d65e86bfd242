import { choice } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';

export const ButtonContainer = defineBlock({
  type: 'ButtonContainer',
  category: 'cta',
  label: { en: 'Button container', de: 'Schaltflächengruppe' },
  description: { en: 'Buttons in a row.', de: 'Schaltflächen in einer Reihe.' },
  icon: 'More',
  synonyms: 'buttons button row group schaltflächen knöpfe reihe gruppe',
  props: {
    // The name is the specification's; what it sets is where the row of buttons stands.
    verticalAlignment: choice({
      label: { en: 'Alignment', de: 'Ausrichtung' },
      default: 'start',
      options: [
        { value: 'start', label: { en: 'Left', de: 'Links' } },
        { value: 'center', label: { en: 'Center', de: 'Mitte' } },
        { value: 'end', label: { en: 'Right', de: 'Rechts' } },
      ],
    }),
  },
  areas: { buttons: { label: { en: 'Buttons', de: 'Schaltflächen' }, accepts: ['Button'] } },
});
