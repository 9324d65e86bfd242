import { reference } from 'page-format/fields';
import { offerLink } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';

export const MiniCalculatorBlock = defineBlock({
  type: 'MiniCalculatorBlock',
  category: 'calculator',
  label: { en: 'Mini calculator', de: 'Kleiner Rechner', nl: 'Kleine calculator', fr: 'Mini-calculateur' },
  description: {
    en: 'A calculator on its own, with its title and description.',
    de: 'Ein Rechner für sich, mit Titel und Beschreibung.',
    nl: 'Een losse calculator, met titel en beschrijving.',
    fr: 'Un calculateur seul, avec son titre et sa description.',
  },
  icon: 'ChartPie',
  synonyms: 'calculator savings price rechner ersparnis preis',
  element: true,
  props: {
    data: reference({
      label: { en: 'Calculator', de: 'Rechner', nl: 'Calculator', fr: 'Calculateur' },
      contentType: 'api::calculator.calculator',
      titleField: 'name',
      required: true,
    }),
    offerLink: offerLink(),
  },
  headings: ({ data }) => (data === null ? [] : [2]),
  example: 'picture',
  prompt: ({ data }) => (data === null ? PROMPTS.calculatorMissing : undefined),
});
