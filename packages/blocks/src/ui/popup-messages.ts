import { defineMessages } from '../site/messages.ts';

/** Words of popups. */
export const popupMessages = defineMessages({
  close: {
    'de-AT': 'Schließen',
    de: 'Schließen',
    nl: 'Sluiten',
    be: 'Sluiten',
    en: 'Close',
    fr: 'Fermer',
  },
});
