import type { Messages } from '../site/messages.ts';

/** Words around components of external scripts, beside the texts that the specification quotes. */
export const scriptEmbedMessages = {
  retry: { de: 'Noch einmal versuchen', nl: 'Opnieuw proberen', en: 'Try again', fr: 'Réessayer' },
  needsScript: {
    de: 'Bitte aktiviere JavaScript in deinem Browser, um das hier zu nutzen.',
    nl: 'Zet JavaScript aan in je browser om dit te gebruiken.',
    en: 'Please turn on JavaScript in your browser to use this.',
    fr: 'Activez JavaScript dans votre navigateur pour utiliser ce service.',
  },
} satisfies Messages;
