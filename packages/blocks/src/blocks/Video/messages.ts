import { defineMessages } from '../../site/messages.ts';

export const messages = defineMessages({
  play: {
    'de-AT': 'Video abspielen',
    de: 'Video abspielen',
    nl: 'Video afspelen',
    be: 'Video afspelen',
    en: 'Play video',
    fr: 'Lire la vidéo',
  },
  /** What pressing play means, where the video comes from somebody else. */
  privacy: {
    'de-AT': 'Beim Abspielen werden Daten an {provider} übertragen.',
    de: 'Beim Abspielen werden Daten an {provider} übertragen.',
    nl: 'Als je de video afspeelt, gaan er gegevens naar {provider}.',
    be: 'Als je de video afspeelt, gaan er gegevens naar {provider}.',
    en: 'Playing sends data to {provider}.',
    fr: 'En lançant la vidéo, vous transmettez des données à {provider}.',
  },
});
