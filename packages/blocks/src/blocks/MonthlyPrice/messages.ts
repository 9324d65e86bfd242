import type { Messages } from '../../site/messages.ts';

export const messages = {
  title: {
    de: 'Dein Rad kostet dich',
    nl: 'Jouw fiets kost je',
    en: 'Your bike costs you',
    fr: 'Votre vélo vous coûte',
  },
  failed: {
    de: 'Der Preis lässt sich gerade nicht ausrechnen.',
    nl: 'De prijs kan nu niet worden berekend.',
    en: 'The price cannot be worked out right now.',
    fr: 'Le prix ne peut pas être calculé pour le moment.',
  },
  calculate: {
    de: 'Genau ausrechnen',
    nl: 'Reken het precies uit',
    en: 'Work it out exactly',
    fr: 'Calculer précisément',
  },
} satisfies Messages;
