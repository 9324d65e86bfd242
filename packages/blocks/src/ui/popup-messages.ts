import type { Messages } from '../site/messages.ts';

export const popupMessages = {
  close: { de: 'Schließen', nl: 'Sluiten', en: 'Close', fr: 'Fermer' },
} satisfies Messages;
