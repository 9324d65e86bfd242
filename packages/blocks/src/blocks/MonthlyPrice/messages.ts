import { defineMessages } from '../../site/messages.ts';

export const messages = defineMessages({
  title: {
    'de-AT': 'Dein Rad kostet dich',
    de: 'Dein Rad kostet dich',
    nl: 'Jouw fiets kost je',
    be: 'Jouw fiets kost je',
    en: 'Your bike costs you',
    fr: 'Votre vélo vous coûte',
  },
  failed: {
    'de-AT': 'Der Preis lässt sich gerade nicht ausrechnen.',
    de: 'Der Preis lässt sich gerade nicht ausrechnen.',
    nl: 'De prijs kan nu niet worden berekend.',
    be: 'De prijs kan nu niet worden berekend.',
    en: 'The price cannot be worked out right now.',
    fr: 'Le prix ne peut pas être calculé pour le moment.',
  },
  calculate: {
    'de-AT': 'Genau ausrechnen',
    de: 'Genau ausrechnen',
    nl: 'Reken het precies uit',
    be: 'Reken het precies uit',
    en: 'Work it out exactly',
    fr: 'Calculer précisément',
  },
});
