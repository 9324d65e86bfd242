import { defineMessages } from '../../site/messages.ts';

export const messages = defineMessages({
  /** Name of the menu for screen readers. */
  label: {
    'de-AT': 'Schnellzugriff',
    de: 'Schnellzugriff',
    nl: 'Snel naar',
    be: 'Snel naar',
    en: 'Quick links',
    fr: 'Accès rapide',
  },
});
