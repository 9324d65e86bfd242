import { scriptAddress } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';
import { SCRIPT_MISSING } from '../../site/prompts.ts';

export const BusinessBikeCalculatorSE = defineBlock({
  type: 'BusinessBikeCalculatorSE',
  category: 'calculator',
  label: {
    en: 'Business bike calculator (SE)',
    de: 'Dienstrad-Rechner (SE)',
    nl: 'Calculator voor zakelijke fietsen (SE)',
    fr: 'Calculateur de vélos de fonction (SE)',
  },
  description: {
    en: 'The Swedish calculator for company bikes, from its own script.',
    de: 'Der schwedische Rechner für Diensträder, aus eigenem Skript.',
    nl: 'De Zweedse calculator voor zakelijke fietsen, uit een eigen script.',
    fr: 'Le calculateur suédois pour les vélos de fonction, avec son propre script.',
  },
  icon: 'ChartPie',
  synonyms: 'sweden calculator schweden rechner förmånscykel',
  element: true,
  props: { scriptUrl: scriptAddress() },
  example: 'picture',
  prompt: ({ scriptUrl }) => (scriptUrl.trim() === '' ? SCRIPT_MISSING : undefined),
});
