import type { Messages } from '../../site/messages.ts';

export const messages = {
  /** Name of the slider for screen readers. */
  label: { de: 'Bewertungen', nl: 'Beoordelingen', en: 'Reviews', fr: 'Avis clients' },
  stars: {
    de: '{rating} von 5 Sternen',
    nl: '{rating} van 5 sterren',
    en: '{rating} out of 5 stars',
    fr: '{rating} étoiles sur 5',
  },
  loading: {
    de: 'Bewertungen werden geladen …',
    nl: 'Beoordelingen laden…',
    en: 'Loading reviews…',
    fr: 'Chargement des avis…',
  },
} satisfies Messages;
