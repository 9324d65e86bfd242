import { defineMessages } from '../../core/text.ts';

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
    nl: 'Als je afspeelt, gaan er gegevens naar {provider}.',
    be: 'Als je afspeelt, gaan er gegevens naar {provider}.',
    en: 'Playing sends data to {provider}.',
    fr: 'La lecture transmet des données à {provider}.',
  },
});
