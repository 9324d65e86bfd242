import { defineMessages } from '../../site/messages.ts';

export const messages = defineMessages({
  /** Name of a switch that is on while the film behind a section stands still. */
  pause: {
    'de-AT': 'Hintergrundvideo anhalten',
    de: 'Hintergrundvideo anhalten',
    nl: 'Achtergrondvideo pauzeren',
    be: 'Achtergrondvideo pauzeren',
    en: 'Pause the background video',
    fr: 'Mettre la vidéo de fond en pause',
  },
});
