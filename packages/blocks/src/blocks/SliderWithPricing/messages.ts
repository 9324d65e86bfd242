import { defineMessages } from '../../site/messages.ts';

export const messages = defineMessages({
  /** Name of the slider for screen readers. */
  label: {
    'de-AT': 'Räder und ihre Monatsraten',
    de: 'Räder und ihre Monatsraten',
    nl: 'Fietsen en wat ze per maand kosten',
    be: 'Fietsen en wat ze per maand kosten',
    en: 'Bikes and what they cost a month',
    fr: 'Nos vélos et leur loyer mensuel',
  },
  monthlyCosts: {
    'de-AT': 'Deine Rate im Monat',
    de: 'Deine Rate im Monat',
    nl: 'Jij betaalt per maand',
    be: 'Jij betaalt per maand',
    en: 'You pay per month',
    fr: 'Votre loyer mensuel',
  },
  saving: {
    'de-AT': 'Du sparst',
    de: 'Du sparst',
    nl: 'Jouw voordeel',
    be: 'Jouw voordeel',
    en: 'You save',
    fr: 'Vous économisez',
  },
  calculate: {
    'de-AT': 'Jetzt Ersparnis berechnen',
    de: 'Jetzt Ersparnis berechnen',
    nl: 'Bereken je voordeel',
    be: 'Bereken je voordeel',
    en: 'Calculate your saving',
    fr: 'Calculer mon économie',
  },
});
