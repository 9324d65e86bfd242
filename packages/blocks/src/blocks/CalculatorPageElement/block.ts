import { reference } from 'page-format/fields';
import { offerLink } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';

export const CalculatorPageElement = defineBlock({
  type: 'CalculatorPageElement',
  category: 'calculator',
  label: {
    en: 'Calculator beside content',
    de: 'Rechner neben Inhalt',
    nl: 'Calculator naast inhoud',
    fr: 'Calculateur à côté du contenu',
  },
  description: {
    en: 'Two thirds of the width for content, one third for a calculator.',
    de: 'Zwei Drittel der Breite für Inhalte, ein Drittel für einen Rechner.',
    nl: 'Twee derde van de breedte voor inhoud, een derde voor een calculator.',
    fr: 'Deux tiers de la largeur pour le contenu, un tiers pour un calculateur.',
  },
  icon: 'ChartCircle',
  synonyms: 'calculator savings form rechner ersparnis seite',
  element: true,
  props: {
    calculator: reference({
      label: { en: 'Calculator', de: 'Rechner', nl: 'Calculator', fr: 'Calculateur' },
      contentType: 'api::calculator.calculator',
      titleField: 'name',
      required: true,
    }),
    offerLink: offerLink(),
  },
  areas: { content: { label: { en: 'Content', de: 'Inhalt', nl: 'Inhoud', fr: 'Contenu' } } },
  example: 'picture',
  prompt: ({ calculator }) => (calculator === null ? PROMPTS.calculatorMissing : undefined),
});
