import { choice } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';

export const VerticalSpacing = defineBlock({
  type: 'VerticalSpacing',
  category: 'layout',
  label: { en: 'Vertical spacing', de: 'Vertikaler Abstand' },
  description: { en: 'Empty space between two blocks.', de: 'Freiraum zwischen zwei Blöcken.' },
  icon: 'ArrowsVertical',
  synonyms: 'spacer gap space distance abstand leerraum abstandshalter',
  props: {
    amount: choice({
      label: { en: 'Amount', de: 'Höhe' },
      default: 'default',
      options: [
        { value: 'minimal', label: { en: 'Minimal', de: 'Minimal' } },
        { value: 'default', label: { en: 'Default', de: 'Standard' } },
        { value: 'large', label: { en: 'Large', de: 'Groß' } },
        { value: 'extra-large', label: { en: 'Extra large', de: 'Sehr groß' } },
      ],
    }),
  },
});
