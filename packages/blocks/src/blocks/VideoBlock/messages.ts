import type { Messages } from '../../site/messages.ts';

export const messages = {
  /** The English word is the specification's. */
  play: { de: 'Abspielen', nl: 'Afspelen', en: 'Play', fr: 'Lire' },
  /** Shown while a started video does not go on. */
  stuck: {
    de: 'Das Video lädt gerade nicht.',
    nl: 'De video laadt nu even niet.',
    en: 'The video is not loading right now.',
    fr: 'La vidéo ne se charge pas pour l’instant.',
  },
  open: {
    de: 'Video direkt öffnen',
    nl: 'Video rechtstreeks openen',
    en: 'Open the video directly',
    fr: 'Ouvrir la vidéo directement',
  },
} satisfies Messages;
