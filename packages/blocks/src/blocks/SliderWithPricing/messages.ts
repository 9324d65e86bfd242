import type { Messages } from '../../site/messages.ts';

export const messages = {
  /** Name of the slider for screen readers. */
  label: {
    de: 'Räder und ihre Monatsraten',
    nl: 'Fietsen en wat ze per maand kosten',
    en: 'Bikes and what they cost a month',
    fr: 'Nos vélos et leur loyer mensuel',
  },
  monthlyCosts: {
    de: 'Deine Rate im Monat',
    nl: 'Jij betaalt per maand',
    en: 'You pay per month',
    fr: 'Votre loyer mensuel',
  },
  saving: { de: 'Du sparst', nl: 'Jouw voordeel', en: 'You save', fr: 'Vous économisez' },
  calculate: {
    de: 'Jetzt Ersparnis berechnen',
    nl: 'Bereken je voordeel',
    en: 'Calculate your saving',
    fr: 'Calculer mon économie',
  },
} satisfies Messages;
