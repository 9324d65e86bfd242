import type { Messages } from '../../site/messages.ts';

export const messages = {
  /** Name of the slider for screen readers. */
  label: {
    de: 'Unternehmen, die mit uns fahren',
    nl: 'Bedrijven die met ons fietsen',
    en: 'Companies that ride with us',
    fr: 'Ils roulent avec nous',
  },
  pause: { de: 'Logos anhalten', nl: 'Logo’s stilzetten', en: 'Pause the logos', fr: 'Arrêter le défilement' },
  play: {
    de: 'Logos weiterlaufen lassen',
    nl: 'Logo’s weer laten bewegen',
    en: 'Let the logos move again',
    fr: 'Reprendre le défilement',
  },
} satisfies Messages;
