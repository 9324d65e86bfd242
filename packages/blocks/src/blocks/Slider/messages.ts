import { defineMessages } from '../../site/messages.ts';

export const messages = defineMessages({
  /** Name of the slider for screen readers. */
  label: {
    'de-AT': 'Erfahrungen',
    de: 'Erfahrungen',
    nl: 'Ervaringen',
    be: 'Ervaringen',
    en: 'What people say',
    fr: 'Témoignages',
  },
});
