import { choice } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';

export const ButtonContainer = defineBlock({
  type: 'ButtonContainer',
  category: 'cta',
  label: { en: 'Button container', de: 'Button-Gruppe', nl: 'Knoppengroep', fr: 'Groupe de boutons' },
  description: {
    en: 'Buttons in a row.',
    de: 'Buttons in einer Reihe.',
    nl: 'Knoppen op een rij.',
    fr: 'Des boutons sur une ligne.',
  },
  icon: 'More',
  synonyms: 'buttons button row group schaltflächen knöpfe reihe gruppe',
  props: {
    // The name is the specification's; what it sets is where the row of buttons stands.
    verticalAlignment: choice({
      label: { en: 'Alignment', de: 'Ausrichtung', nl: 'Uitlijning', fr: 'Alignement' },
      default: 'start',
      options: [
        {
          value: 'start',
          drawing: 'M4 4v16M8 9h11v6H8z',
          label: { en: 'Left', de: 'Links', nl: 'Links', fr: 'Gauche' },
        },
        {
          value: 'center',
          drawing: 'M12 3v4M12 17v4M5 9h14v6H5z',
          label: { en: 'Center', de: 'Mitte', nl: 'Midden', fr: 'Centre' },
        },
        {
          value: 'end',
          drawing: 'M20 4v16M5 9h11v6H5z',
          label: { en: 'Right', de: 'Rechts', nl: 'Rechts', fr: 'Droite' },
        },
      ],
    }),
  },
  areas: {
    buttons: {
      label: { en: 'Buttons', de: 'Buttons', nl: 'Knoppen', fr: 'Boutons' },
      accepts: ['Button'],
      needed: true,
    },
  },
});
