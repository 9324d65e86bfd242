import { defineMessages } from '../site/messages.ts';

/** Words around components of external scripts, beside the texts that the specification quotes. */
export const scriptEmbedMessages = defineMessages({
  retry: {
    'de-AT': 'Noch einmal versuchen',
    de: 'Noch einmal versuchen',
    nl: 'Opnieuw proberen',
    be: 'Opnieuw proberen',
    en: 'Try again',
    fr: 'Réessayer',
  },
  needsScript: {
    'de-AT': 'Bitte aktiviere JavaScript in deinem Browser, um das hier zu nutzen.',
    de: 'Bitte aktiviere JavaScript in deinem Browser, um das hier zu nutzen.',
    nl: 'Zet JavaScript aan in je browser om dit te gebruiken.',
    be: 'Zet JavaScript aan in je browser om dit te gebruiken.',
    en: 'Please turn on JavaScript in your browser to use this.',
    fr: 'Activez JavaScript dans votre navigateur pour utiliser ce service.',
  },
});
