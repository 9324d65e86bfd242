import { text, textarea } from 'page-format/fields';
import { captions, checkCaptions, videoSource } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';

export const VideoBlock = defineBlock({
  type: 'VideoBlock',
  category: 'blocks',
  label: { en: 'Video section', de: 'Videobereich', nl: 'Videosectie', fr: 'Section vidéo' },
  description: {
    en: 'A silent video behind a title. A button plays it with sound.',
    de: 'Ein stummes Video hinter einer Überschrift. Ein Button spielt es mit Ton ab.',
    nl: 'Een stille video achter een titel. Een knop speelt hem met geluid af.',
    fr: 'Une vidéo muette derrière un titre. Un bouton la lit avec le son.',
  },
  icon: 'Television',
  synonyms: 'background video hero film hintergrundvideo',
  element: true,
  props: {
    video: videoSource({
      label: { en: 'Video', de: 'Video', nl: 'Video', fr: 'Vidéo' },
      help: {
        en: 'A file of the media library, or the address of an mp4 or webm file.',
        de: 'Eine Datei der Mediathek oder die Adresse einer mp4- oder webm-Datei.',
        nl: 'Een bestand uit de mediabibliotheek, of het adres van een mp4- of webm-bestand.',
        fr: 'Un fichier de la médiathèque, ou l’adresse d’un fichier mp4 ou webm.',
      },
    }),
    title: text({ label: { en: 'Title', de: 'Titel', nl: 'Titel', fr: 'Titre' }, maxLength: 200 }),
    description: textarea({
      label: { en: 'Description', de: 'Beschreibung', nl: 'Beschrijving', fr: 'Description' },
      maxLength: 600,
    }),
    captions: captions(),
  },
  check: ({ video, captions }) => (video === null || video === '' ? [] : checkCaptions(captions)),
  example: 'picture',
  prompt: ({ video }) => (video === null || video === '' ? PROMPTS.videoMissing : undefined),
  headings: ({ title }) => (title.trim() === '' ? [] : [2]),
});
