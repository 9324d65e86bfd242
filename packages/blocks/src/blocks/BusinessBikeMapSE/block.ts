import { scriptAddress } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';

export const BusinessBikeMapSE = defineBlock({
  type: 'BusinessBikeMapSE',
  category: 'other',
  label: { en: 'Business bike map (SE)', de: 'Dienstrad-Karte (SE)' },
  description: {
    en: 'The Swedish map of dealers for company bikes, from its own script.',
    de: 'Die schwedische Händlerkarte für Diensträder, aus eigenem Skript.',
  },
  icon: 'PinMap',
  synonyms: 'sweden map dealers schweden karte händler',
  element: true,
  props: { scriptUrl: scriptAddress() },
  prompt: ({ scriptUrl }) =>
    scriptUrl.trim() === ''
      ? {
          en: 'Please enter the address of the script on the right.',
          de: 'Bitte rechts die Adresse des Skripts eingeben.',
        }
      : undefined,
});
