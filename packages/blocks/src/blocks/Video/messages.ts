import type { Messages } from '../../site/messages.ts';

export const messages = {
  play: { de: 'Video abspielen', nl: 'Video afspelen', en: 'Play video', fr: 'Lire la vidéo' },
  /** What pressing play means, where the video comes from somebody else. */
  privacy: {
    de: 'Beim Abspielen werden Daten an {provider} übertragen.',
    nl: 'Als je de video afspeelt, gaan er gegevens naar {provider}.',
    en: 'Playing sends data to {provider}.',
    fr: 'En lançant la vidéo, vous transmettez des données à {provider}.',
  },
} satisfies Messages;
