import type { Messages } from '../site/messages.ts';

/** What stands in place of a calculator on the site of a country whose law it does not know. */
export const calculatorOfferMessages = {
  title: {
    de: 'Was würde dein Rad kosten?',
    nl: 'Wat zou jouw fiets kosten?',
    en: 'What would your bike cost?',
    fr: 'Combien coûterait votre vélo\u202f?',
  },
  text: {
    'de-AT': 'Für dein Land rechnen wir das mit deinem Betrieb zusammen aus. Das Angebot kostet nichts.',
    de: 'Für dein Land rechnen wir das mit deinem Arbeitgeber zusammen aus. Das Angebot kostet nichts.',
    nl: 'Voor jouw land rekenen we het samen met je werkgever uit. De offerte kost niets.',
    en: 'For your country we work it out together with your employer. The offer is free.',
    fr: 'Dans votre pays, nous le calculons avec votre employeur. Le devis est gratuit.',
  },
  action: {
    'de-AT': 'Angebot holen',
    de: 'Angebot anfordern',
    nl: 'Vraag een offerte aan',
    be: 'Vraag een offerte',
    en: 'Ask for an offer',
    fr: 'Demander un devis',
  },
} satisfies Messages;
