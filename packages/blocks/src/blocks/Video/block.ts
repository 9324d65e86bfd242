import { recognizeVideo } from 'page-format';
import { fileAddress, text } from 'page-format/fields';
import { captions, checkCaptions, image } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';

export const Video = defineBlock({
  type: 'Video',
  category: 'elements',
  label: { en: 'Video', de: 'Video', nl: 'Video', fr: 'Vidéo' },
  description: {
    en: 'A video that loads nothing from its host until a visitor starts it.',
    de: 'Ein Video, das erst beim Start etwas von seinem Anbieter lädt.',
    nl: 'Een video die pas iets van zijn aanbieder laadt als een bezoeker hem start.',
    fr: 'Une vidéo qui ne charge rien de son hébergeur avant qu’un visiteur ne la lance.',
  },
  icon: 'Play',
  synonyms: 'youtube vimeo mp4 film player',
  element: true,
  // The players of `recognizeVideo`.
  hosts: { frames: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] },
  props: {
    url: fileAddress({
      label: { en: 'Address', de: 'Adresse', nl: 'Adres', fr: 'Adresse' },
      help: {
        en: 'Of a video on YouTube or Vimeo, or of an mp4 or webm file.',
        de: 'Von einem Video auf YouTube oder Vimeo oder von einer mp4- oder webm-Datei.',
        nl: 'Van een video op YouTube of Vimeo, of van een mp4- of webm-bestand.',
        fr: 'D’une vidéo sur YouTube ou Vimeo, ou d’un fichier mp4 ou webm.',
      },
      placeholder: 'https://',
      shows: 'video',
      maxLength: 2_000,
      pattern: {
        expression: /^(https?:\/\/|\/(?!\/))/i,
        message: {
          en: 'A video address starts with https:// or with / for a file of this site.',
          de: 'Eine Videoadresse beginnt mit https:// oder mit / für eine Datei dieser Website.',
          nl: 'Een videoadres begint met https:// of met / voor een bestand van deze website.',
          fr: 'L’adresse d’une vidéo commence par https://, ou par / pour un fichier de ce site.',
        },
      },
    }),
    title: text({
      label: { en: 'Title', de: 'Titel', nl: 'Titel', fr: 'Titre' },
      help: {
        en: 'What the video shows.',
        de: 'Was das Video zeigt.',
        nl: 'Wat de video toont.',
        fr: 'Ce que montre la vidéo.',
      },
      maxLength: 200,
      // Two lines; what does not fit is cut off.
      room: 60,
    }),
    poster: image({
      label: { en: 'Preview picture', de: 'Vorschaubild', nl: 'Voorbeeldafbeelding', fr: 'Image d’aperçu' },
      help: {
        en: "From the media library, because the host's own picture would tell the host who visits the page.",
        de: 'Aus der Mediathek, denn das Bild des Anbieters würde ihm verraten, wer die Seite besucht.',
        nl: 'Uit de mediabibliotheek, want met zijn eigen afbeelding zou de aanbieder te weten komen wie de pagina bezoekt.',
        fr: 'Depuis la médiathèque, car l’image de l’hébergeur lui révélerait qui visite la page.',
      },
    }),
    captions: captions(),
  },
  media: { video: 'url' },
  // The players of others bring captions of their own.
  check: ({ url, captions }) => (recognizeVideo(url)?.provider === 'file' ? checkCaptions(captions) : []),
  example: 'picture',
  prompt: ({ url }) => (url.trim() === '' ? PROMPTS.videoMissing : undefined),
});
