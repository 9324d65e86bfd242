import { anchor, choice, number, text, toggle } from 'page-format/fields';
import { image } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { askWhen } from '../../site/prompts.ts';

export const Image = defineBlock({
  type: 'Image',
  category: 'elements',
  label: { en: 'Image', de: 'Bild', nl: 'Afbeelding', fr: 'Image' },
  description: {
    en: 'A picture from the media library, sharp on every screen.',
    de: 'Ein Bild aus der Mediathek, scharf auf jedem Bildschirm.',
    nl: 'Een afbeelding uit de mediabibliotheek, scherp op elk scherm.',
    fr: 'Une image de la médiathèque, nette sur tous les écrans.',
  },
  icon: 'Image',
  synonyms: 'picture photo media figure bild foto grafik',
  props: {
    file: image({ label: { en: 'Image', de: 'Bild', nl: 'Afbeelding', fr: 'Image' }, required: true, altProp: 'alt' }),
    alt: text({
      label: { en: 'Alternative text', de: 'Alternativtext', nl: 'Alternatieve tekst', fr: 'Texte alternatif' },
      help: {
        en: "What the image shows, for people who cannot see it. Left empty, the media library's text is used.",
        de: 'Was das Bild zeigt, für alle, die es nicht sehen können. Bleibt das Feld leer, gilt der Text aus der Mediathek.',
        nl: 'Wat de afbeelding toont, voor wie die niet kan zien. Als je dit leeg laat, geldt de tekst uit de mediabibliotheek.',
        fr: 'Ce que montre l’image, pour les personnes qui ne peuvent pas la voir. Si ce champ est vide, le texte de la médiathèque est utilisé.',
      },
      maxLength: 300,
    }),
    objectFit: choice({
      label: { en: 'Fit', de: 'Einpassung', nl: 'Passend maken', fr: 'Ajustement' },
      help: {
        en: 'Cover fills the frame and crops, contain shows the whole picture.',
        de: '„Füllen“ füllt den Rahmen und schneidet zu, „Ganz zeigen“ zeigt das ganze Bild.',
        nl: '“Vullen” vult het kader en snijdt bij, “Helemaal tonen” toont de hele afbeelding.',
        fr: '« Remplir » remplit le cadre et rogne, « Entière » montre toute l’image.',
      },
      default: 'cover',
      options: [
        { value: 'contain', label: { en: 'Contain', de: 'Ganz zeigen', nl: 'Helemaal tonen', fr: 'Entière' } },
        { value: 'cover', label: { en: 'Cover', de: 'Füllen', nl: 'Vullen', fr: 'Remplir' } },
      ],
    }),
    height: choice({
      label: { en: 'Height', de: 'Höhe', nl: 'Hoogte', fr: 'Hauteur' },
      default: 'auto',
      options: [
        { value: 'auto', label: { en: 'Automatic', de: 'Automatisch', nl: 'Automatisch', fr: 'Automatique' } },
        { value: '10', label: { en: '40 px', de: '40 px', nl: '40 px', fr: '40 px' } },
        { value: '16', label: { en: '64 px', de: '64 px', nl: '64 px', fr: '64 px' } },
        { value: '32', label: { en: '128 px', de: '128 px', nl: '128 px', fr: '128 px' } },
        { value: '64', label: { en: '256 px', de: '256 px', nl: '256 px', fr: '256 px' } },
        { value: '96', label: { en: '384 px', de: '384 px', nl: '384 px', fr: '384 px' } },
      ],
    }),
    width: choice({
      label: { en: 'Width', de: 'Breite', nl: 'Breedte', fr: 'Largeur' },
      default: 'default',
      options: [
        {
          value: 'default',
          label: { en: 'Custom width', de: 'Eigene Breite', nl: 'Eigen breedte', fr: 'Largeur personnalisée' },
        },
        { value: 'full', label: { en: 'Full', de: 'Voll', nl: 'Volledig', fr: 'Pleine' } },
        { value: '25%', label: { en: '25 %', de: '25 %', nl: '25 %', fr: '25 %' } },
        { value: '50%', label: { en: '50 %', de: '50 %', nl: '50 %', fr: '50 %' } },
        { value: '75%', label: { en: '75 %', de: '75 %', nl: '75 %', fr: '75 %' } },
        { value: 'custom', label: { en: 'Custom', de: 'Benutzerdefiniert', nl: 'Aangepast', fr: 'Personnalisée' } },
      ],
    }),
    customWidthPercentage: number({
      label: {
        en: 'Width in percent',
        de: 'Breite in Prozent',
        nl: 'Breedte in procent',
        fr: 'Largeur en pourcentage',
      },
      default: 100,
      min: 1,
      max: 100,
      unit: '%',
      when: { prop: 'width', is: 'custom' },
    }),
    roundedCorners: toggle({
      label: { en: 'Rounded corners', de: 'Abgerundete Ecken', nl: 'Afgeronde hoeken', fr: 'Coins arrondis' },
      group: 'style',
      default: false,
    }),
    uniqueId: anchor(),
  },
  main: ['file', 'alt', 'width'],
  media: { image: 'file' },
  example: () => ({}),
  prompt: askWhen(({ file }) => file === null, {
    en: 'Please select an image on the right.',
    de: 'Bitte rechts ein Bild auswählen.',
    nl: 'Kies rechts een afbeelding.',
    fr: 'Choisissez une image à droite.',
  }),
});
