import { anchor, choice, media, number, text, toggle } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';

export const Image = defineBlock({
  type: 'Image',
  category: 'elements',
  label: { en: 'Image', de: 'Bild' },
  description: {
    en: 'A picture from the media library, sharp on every screen.',
    de: 'Ein Bild aus der Mediathek, scharf auf jedem Bildschirm.',
  },
  icon: 'Image',
  synonyms: 'picture photo media figure bild foto grafik',
  props: {
    file: media({ label: { en: 'Image', de: 'Bild' }, required: true, altProp: 'alt' }),
    alt: text({
      label: { en: 'Alternative text', de: 'Alternativtext' },
      help: {
        en: "What the picture shows, for people who cannot see it. Left empty, the media library's text is used.",
        de: 'Was das Bild zeigt, für alle, die es nicht sehen. Leer gilt der Text aus der Mediathek.',
      },
      maxLength: 300,
    }),
    objectFit: choice({
      label: { en: 'Fit', de: 'Einpassung' },
      help: {
        en: 'Cover fills the frame and crops, contain shows the whole picture.',
        de: '„Füllen“ schneidet zu, „Ganz zeigen“ zeigt das ganze Bild.',
      },
      default: 'cover',
      options: [
        { value: 'contain', label: { en: 'Contain', de: 'Ganz zeigen' } },
        { value: 'cover', label: { en: 'Cover', de: 'Füllen' } },
      ],
    }),
    height: choice({
      label: { en: 'Height', de: 'Höhe' },
      default: 'auto',
      options: [
        { value: 'auto', label: { en: 'Automatic', de: 'Automatisch' } },
        { value: '10', label: { en: '40 px', de: '40 px' } },
        { value: '16', label: { en: '64 px', de: '64 px' } },
        { value: '32', label: { en: '128 px', de: '128 px' } },
        { value: '64', label: { en: '256 px', de: '256 px' } },
        { value: '96', label: { en: '384 px', de: '384 px' } },
      ],
    }),
    width: choice({
      label: { en: 'Width', de: 'Breite' },
      default: 'default',
      options: [
        { value: 'default', label: { en: 'Own width', de: 'Eigene Breite' } },
        { value: 'full', label: { en: 'Full', de: 'Voll' } },
        { value: '25%', label: { en: '25 %', de: '25 %' } },
        { value: '50%', label: { en: '50 %', de: '50 %' } },
        { value: '75%', label: { en: '75 %', de: '75 %' } },
        { value: 'custom', label: { en: 'Custom', de: 'Eigener Wert' } },
      ],
    }),
    customWidthPercentage: number({
      label: { en: 'Width in percent', de: 'Breite in Prozent' },
      default: 100,
      min: 1,
      max: 100,
      unit: '%',
      when: { prop: 'width', is: 'custom' },
    }),
    roundedCorners: toggle({
      label: { en: 'Rounded corners', de: 'Runde Ecken' },
      group: 'style',
      default: false,
    }),
    uniqueId: anchor(),
  },
  prompt: ({ file }) =>
    file === null ? { en: 'Please select an image on the right.', de: 'Bitte rechts ein Bild wählen.' } : undefined,
});
