import { fileAddress, media, text } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';

export const Video = defineBlock({
  type: 'Video',
  category: 'elements',
  label: { en: 'Video', de: 'Video' },
  description: {
    en: 'A video that loads nothing from its host until a visitor starts it.',
    de: 'Ein Video, das erst beim Start etwas von seinem Anbieter lädt.',
  },
  icon: 'Play',
  synonyms: 'youtube vimeo mp4 film player',
  element: true,
  // The players of `recognizeVideo`.
  hosts: { frames: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] },
  props: {
    url: fileAddress({
      label: { en: 'Address', de: 'Adresse' },
      help: {
        en: 'Of a video on YouTube or Vimeo, or of an mp4 or webm file.',
        de: 'Von einem Video auf YouTube oder Vimeo oder von einer mp4- oder webm-Datei.',
      },
      placeholder: 'https://',
      shows: 'video',
      maxLength: 2_000,
      pattern: {
        expression: /^(https?:\/\/|\/(?!\/))/i,
        message: {
          en: 'A video address starts with https:// or with / for a file of this site.',
          de: 'Eine Videoadresse beginnt mit https:// oder mit / für eine Datei dieser Website.',
        },
      },
    }),
    title: text({
      label: { en: 'Title', de: 'Titel' },
      help: { en: 'What the video shows.', de: 'Was das Video zeigt.' },
      maxLength: 200,
    }),
    poster: media({
      label: { en: 'Preview picture', de: 'Vorschaubild' },
      help: {
        en: "From the media library, because the host's own picture would tell the host who visits the page.",
        de: 'Aus der Mediathek, denn das Bild des Anbieters würde ihm verraten, wer die Seite besucht.',
      },
    }),
  },
  prompt: ({ url }) => (url.trim() === '' ? PROMPTS.videoMissing : undefined),
});
