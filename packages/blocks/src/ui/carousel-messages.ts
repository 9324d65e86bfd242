import { defineMessages } from '../site/messages.ts';

/** Words that all sliders share. */
export const carouselMessages = defineMessages({
  /** What a slider is called by screen readers, after its name. */
  role: {
    'de-AT': 'Karussell',
    de: 'Karussell',
    nl: 'carrousel',
    be: 'carrousel',
    en: 'carousel',
    fr: 'carrousel',
  },
  slide: { 'de-AT': 'Folie', de: 'Folie', nl: 'dia', be: 'dia', en: 'slide', fr: 'diapositive' },
  position: {
    'de-AT': '{index} von {count}',
    de: '{index} von {count}',
    nl: '{index} van {count}',
    be: '{index} van {count}',
    en: '{index} of {count}',
    fr: '{index} sur {count}',
  },
  previous: {
    'de-AT': 'Zurückblättern',
    de: 'Zurückblättern',
    nl: 'Vorige',
    be: 'Vorige',
    en: 'Previous slide',
    fr: 'Précédent',
  },
  next: {
    'de-AT': 'Weiterblättern',
    de: 'Weiterblättern',
    nl: 'Volgende',
    be: 'Volgende',
    en: 'Next slide',
    fr: 'Suivant',
  },
  goTo: {
    'de-AT': 'Zu Folie {index}',
    de: 'Zu Folie {index}',
    nl: 'Ga naar dia {index}',
    be: 'Ga naar dia {index}',
    en: 'Go to slide {index}',
    fr: 'Aller à la diapositive {index}',
  },
});
