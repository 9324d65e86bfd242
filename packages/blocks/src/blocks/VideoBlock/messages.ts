import { defineMessages } from '../../site/messages.ts';

export const messages = defineMessages({
  /** The English word is the specification's. */
  play: {
    'de-AT': 'Abspielen',
    de: 'Abspielen',
    nl: 'Afspelen',
    be: 'Afspelen',
    en: 'Play',
    fr: 'Lire',
  },
  /** Shown while a started video does not go on. */
  stuck: {
    'de-AT': 'Das Video lädt gerade nicht.',
    de: 'Das Video lädt gerade nicht.',
    nl: 'De video laadt nu even niet.',
    be: 'De video laadt nu even niet.',
    en: 'The video is not loading right now.',
    fr: 'La vidéo ne se charge pas pour l’instant.',
  },
  open: {
    'de-AT': 'Video direkt öffnen',
    de: 'Video direkt öffnen',
    nl: 'Video rechtstreeks openen',
    be: 'Video rechtstreeks openen',
    en: 'Open the video directly',
    fr: 'Ouvrir la vidéo directement',
  },
});
