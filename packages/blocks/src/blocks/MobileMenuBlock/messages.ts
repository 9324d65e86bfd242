import type { Messages } from '../../site/messages.ts';

export const messages = {
  /** Name of the menu for screen readers. */
  label: { de: 'Schnellzugriff', nl: 'Snel naar', en: 'Quick links', fr: 'Accès rapide' },
} satisfies Messages;
