import type { Messages } from '../../site/messages.ts';

export const messages = {
  /** Name of a switch that is on while the film behind a section stands still. */
  pause: {
    de: 'Hintergrundvideo anhalten',
    nl: 'Achtergrondvideo pauzeren',
    en: 'Pause the background video',
    fr: 'Mettre la vidéo de fond en pause',
  },
} satisfies Messages;
