import { defineMessages } from '../../site/messages.ts';

export const messages = defineMessages({
  /** Name of the slider for screen readers. */
  label: {
    'de-AT': 'Unternehmen, die mit uns fahren',
    de: 'Unternehmen, die mit uns fahren',
    nl: 'Bedrijven die met ons fietsen',
    be: 'Bedrijven die met ons fietsen',
    en: 'Companies that ride with us',
    fr: 'Ils roulent avec nous',
  },
  pause: {
    'de-AT': 'Logos anhalten',
    de: 'Logos anhalten',
    nl: 'Logo’s stilzetten',
    be: 'Logo’s stilzetten',
    en: 'Pause the logos',
    fr: 'Arrêter le défilement',
  },
  play: {
    'de-AT': 'Logos weiterlaufen lassen',
    de: 'Logos weiterlaufen lassen',
    nl: 'Logo’s weer laten bewegen',
    be: 'Logo’s weer laten bewegen',
    en: 'Let the logos move again',
    fr: 'Reprendre le défilement',
  },
});
