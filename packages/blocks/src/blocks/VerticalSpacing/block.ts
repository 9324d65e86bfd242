import { choice } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';

export const VerticalSpacing = defineBlock({
  type: 'VerticalSpacing',
  category: 'layout',
  label: { en: 'Vertical spacing', de: 'Vertikaler Abstand', nl: 'Verticale ruimte', fr: 'Espace vertical' },
  description: {
    en: 'Empty space between two blocks.',
    de: 'Freiraum zwischen zwei Blöcken.',
    nl: 'Lege ruimte tussen twee blokken.',
    fr: 'Un espace vide entre deux blocs.',
  },
  icon: 'ArrowsVertical',
  synonyms:
    'spacer gap space distance abstand leerraum abstandshalter divider separator trenner scheidingslijn séparateur',
  props: {
    amount: choice({
      label: { en: 'Height', de: 'Höhe', nl: 'Hoogte', fr: 'Hauteur' },
      default: 'default',
      options: [
        { value: 'minimal', label: { en: 'Minimal', de: 'Minimal', nl: 'Minimaal', fr: 'Minimal' } },
        { value: 'default', label: { en: 'Default', de: 'Standard', nl: 'Standaard', fr: 'Par défaut' } },
        { value: 'large', label: { en: 'Large', de: 'Groß', nl: 'Groot', fr: 'Grand' } },
        { value: 'extra-large', label: { en: 'Extra large', de: 'Sehr groß', nl: 'Extra groot', fr: 'Très grand' } },
      ],
    }),
  },
});
