import { toggle } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';

export const Responsive = defineBlock({
  type: 'Responsive',
  category: 'layout',
  label: { en: 'Responsive', de: 'Nach Gerät', nl: 'Per apparaat', fr: 'Selon la taille d’écran' },
  description: {
    en: 'Content for some screens only.',
    de: 'Inhalt, der nur auf bestimmten Bildschirmen erscheint.',
    nl: 'Inhoud die alleen op bepaalde schermen verschijnt.',
    fr: 'Un contenu affiché seulement sur certains écrans.',
  },
  icon: 'Monitor',
  synonyms: 'device hide show breakpoint gerät ausblenden einblenden handy',
  props: {
    desktop: toggle({
      label: {
        en: 'Show on desktop',
        de: 'Auf dem Desktop anzeigen',
        nl: 'Tonen op desktop',
        fr: 'Afficher sur ordinateur',
      },
      help: {
        en: 'Screens from 1024 px.',
        de: 'Bildschirme ab 1024 px.',
        nl: 'Schermen vanaf 1024 px.',
        fr: 'Écrans à partir de 1024 px.',
      },
      default: true,
    }),
    tablet: toggle({
      label: {
        en: 'Show on tablet',
        de: 'Auf dem Tablet anzeigen',
        nl: 'Tonen op tablet',
        fr: 'Afficher sur tablette',
      },
      help: {
        en: 'Screens from 768 to 1023 px.',
        de: 'Bildschirme von 768 bis 1023 px.',
        nl: 'Schermen van 768 tot 1023 px.',
        fr: 'Écrans de 768 à 1023 px.',
      },
      default: true,
    }),
    mobile: toggle({
      label: { en: 'Show on mobile', de: 'Auf dem Handy anzeigen', nl: 'Tonen op mobiel', fr: 'Afficher sur mobile' },
      help: {
        en: 'Screens below 768 px.',
        de: 'Bildschirme unter 768 px.',
        nl: 'Schermen onder 768 px.',
        fr: 'Écrans de moins de 768 px.',
      },
      default: true,
    }),
  },
  areas: { content: { label: { en: 'Content', de: 'Inhalt', nl: 'Inhoud', fr: 'Contenu' }, needed: true } },
});
