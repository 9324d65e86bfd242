import { defineMessages } from '../../core/text.ts';

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
    'de-AT': 'Bewegung anhalten',
    de: 'Bewegung anhalten',
    nl: 'Beweging stoppen',
    be: 'Beweging stoppen',
    en: 'Stop the movement',
    fr: 'Arrêter le défilement',
  },
  play: {
    'de-AT': 'Bewegung fortsetzen',
    de: 'Bewegung fortsetzen',
    nl: 'Verder laten bewegen',
    be: 'Verder laten bewegen',
    en: 'Let it move again',
    fr: 'Reprendre le défilement',
  },
});
