import { reference } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';

export const CalculatorPageElement = defineBlock({
  type: 'CalculatorPageElement',
  category: 'calculator',
  label: { en: 'Calculator beside content', de: 'Rechner neben Inhalt' },
  description: {
    en: 'Two thirds of the width for content, one third for a calculator.',
    de: 'Zwei Drittel der Breite für Inhalte, ein Drittel für einen Rechner.',
  },
  icon: 'ChartCircle',
  synonyms: 'calculator savings form rechner ersparnis seite',
  element: true,
  props: {
    calculator: reference({
      label: { en: 'Calculator', de: 'Rechner' },
      contentType: 'api::calculator.calculator',
      titleField: 'name',
      required: true,
    }),
  },
  areas: { content: { label: { en: 'Content', de: 'Inhalt' } } },
  prompt: ({ calculator }) => (calculator === null ? PROMPTS.calculatorMissing : undefined),
});
