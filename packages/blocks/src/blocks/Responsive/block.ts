import { toggle } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';

export const Responsive = defineBlock({
  type: 'Responsive',
  category: 'layout',
  label: { en: 'Responsive', de: 'Geräteweiche' },
  description: {
    en: 'Content for some screens only.',
    de: 'Inhalt, der nur auf bestimmten Bildschirmen erscheint.',
  },
  icon: 'Monitor',
  synonyms: 'device hide show breakpoint gerät ausblenden einblenden handy',
  props: {
    desktop: toggle({
      label: { en: 'Show on desktop', de: 'Auf Desktop zeigen' },
      help: { en: 'Screens from 1024 px.', de: 'Bildschirme ab 1024 px.' },
      default: true,
    }),
    tablet: toggle({
      label: { en: 'Show on tablet', de: 'Auf Tablet zeigen' },
      help: { en: 'Screens from 768 to 1023 px.', de: 'Bildschirme von 768 bis 1023 px.' },
      default: true,
    }),
    mobile: toggle({
      label: { en: 'Show on mobile', de: 'Mobil zeigen' },
      help: { en: 'Screens below 768 px.', de: 'Bildschirme unter 768 px.' },
      default: true,
    }),
  },
  areas: { content: { label: { en: 'Content', de: 'Inhalt' } } },
});
