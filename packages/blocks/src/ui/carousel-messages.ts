import type { Messages } from '../site/messages.ts';

/** Words that all sliders share. */
export const carouselMessages = {
  /** What a slider is called by screen readers, after its name. */
  role: { de: 'Karussell', nl: 'carrousel', en: 'carousel', fr: 'carrousel' },
  slide: { de: 'Folie', nl: 'dia', en: 'slide', fr: 'diapositive' },
  position: {
    de: '{index} von {count}',
    nl: '{index} van {count}',
    en: '{index} of {count}',
    fr: '{index} sur {count}',
  },
  previous: { de: 'Zurückblättern', nl: 'Vorige', en: 'Previous slide', fr: 'Précédent' },
  next: { de: 'Weiterblättern', nl: 'Volgende', en: 'Next slide', fr: 'Suivant' },
  goTo: {
    de: 'Zu Folie {index}',
    nl: 'Ga naar dia {index}',
    en: 'Go to slide {index}',
    fr: 'Aller à la diapositive {index}',
  },
} satisfies Messages;
