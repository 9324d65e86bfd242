import { toggle } from 'page-format/fields';
import { colour } from './colour.ts';

/** The colour of a text, where it is not the one of its section. */
export const TEXT_COLOUR = {
  overrideTextColor: toggle({
    label: {
      en: 'Custom text colour',
      de: 'Eigene Textfarbe',
      nl: 'Eigen tekstkleur',
      fr: 'Couleur de texte personnalisée',
    },
    group: 'style',
    default: false,
  }),
  textColor: colour({
    label: { en: 'Text colour', de: 'Textfarbe', nl: 'Tekstkleur', fr: 'Couleur du texte' },
    default: 'darkGreen',
    use: 'text',
    when: { prop: 'overrideTextColor', is: true },
  }),
};
