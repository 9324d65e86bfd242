import { scriptAddress } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';
import { SCRIPT_MISSING } from '../../site/prompts.ts';

export const BusinessBikeMapSE = defineBlock({
  type: 'BusinessBikeMapSE',
  category: 'other',
  label: {
    en: 'Business bike map (SE)',
    de: 'Dienstrad-Karte (SE)',
    nl: 'Kaart voor zakelijke fietsen (SE)',
    fr: 'Carte des vélos de fonction (SE)',
  },
  description: {
    en: 'The Swedish map of dealers for company bikes, from its own script.',
    de: 'Die schwedische Händlerkarte für Diensträder, aus eigenem Skript.',
    nl: 'De Zweedse dealerkaart voor zakelijke fietsen, uit een eigen script.',
    fr: 'La carte suédoise des revendeurs de vélos de fonction, avec son propre script.',
  },
  icon: 'PinMap',
  synonyms: 'sweden map dealers schweden karte händler',
  element: true,
  props: { scriptUrl: scriptAddress() },
  example: 'picture',
  prompt: ({ scriptUrl }) => (scriptUrl.trim() === '' ? SCRIPT_MISSING : undefined),
});
