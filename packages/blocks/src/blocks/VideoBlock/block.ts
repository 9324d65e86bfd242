import { text, textarea } from 'page-format/fields';
import { videoSource } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';

export const VideoBlock = defineBlock({
  type: 'VideoBlock',
  category: 'blocks',
  label: { en: 'Video section', de: 'Videobereich' },
  description: {
    en: 'A silent video behind a title. A button plays it with sound.',
    de: 'Ein stummes Video hinter einer Überschrift. Eine Schaltfläche spielt es mit Ton ab.',
  },
  icon: 'Television',
  synonyms: 'background video hero film hintergrundvideo',
  element: true,
  props: {
    video: videoSource({
      label: { en: 'Video', de: 'Video' },
      help: {
        en: 'A file of the media library, or the address of an mp4 or webm file.',
        de: 'Eine Datei der Mediathek oder die Adresse einer mp4- oder webm-Datei.',
      },
    }),
    title: text({ label: { en: 'Title', de: 'Titel' }, maxLength: 200 }),
    description: textarea({ label: { en: 'Description', de: 'Beschreibung' }, maxLength: 600 }),
  },
  prompt: ({ video }) => (video === null || video === '' ? PROMPTS.videoMissing : undefined),
  headings: ({ title }) => (title.trim() === '' ? [] : [2]),
});
