import { defineMessages } from '../../site/messages.ts';

export const messages = defineMessages({
  /** Name of the slider for screen readers. */
  label: {
    'de-AT': 'Bewertungen',
    de: 'Bewertungen',
    nl: 'Beoordelingen',
    be: 'Beoordelingen',
    en: 'Reviews',
    fr: 'Avis clients',
  },
  stars: {
    'de-AT': '{rating} von 5 Sternen',
    de: '{rating} von 5 Sternen',
    nl: '{rating} van 5 sterren',
    be: '{rating} van 5 sterren',
    en: '{rating} out of 5 stars',
    fr: '{rating} étoiles sur 5',
  },
  loading: {
    'de-AT': 'Bewertungen werden geladen …',
    de: 'Bewertungen werden geladen …',
    nl: 'Beoordelingen laden…',
    be: 'Beoordelingen laden…',
    en: 'Loading reviews…',
    fr: 'Chargement des avis…',
  },
});
