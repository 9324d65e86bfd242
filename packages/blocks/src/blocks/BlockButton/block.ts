import { fileAddress, text } from 'page-format/fields';
import { CLICK_ACTION, POPUP_AREA } from '../../fields/click-action.ts';
import { colour, image } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { TITLE_MISSING } from '../../site/prompts.ts';

/** A picture on another host, for those that are not in the media library. */
function imageAddress() {
  return fileAddress({
    label: {
      en: 'Address of an image',
      de: 'Adresse eines Bildes',
      nl: 'Adres van een afbeelding',
      fr: 'Adresse d’une image',
    },
    help: {
      en: 'An image on another host. Used while no image is chosen above.',
      de: 'Ein Bild auf einem anderen Host. Gilt, solange oben kein Bild gewählt ist.',
      nl: 'Een afbeelding op een andere host. Wordt gebruikt zolang hierboven geen afbeelding is gekozen.',
      fr: 'Une image sur un autre serveur. Utilisée tant qu’aucune image n’est choisie ci-dessus.',
    },
    placeholder: 'https://',
    maxLength: 2_000,
    pattern: {
      expression: /^(https:\/\/|\/(?!\/))/i,
      message: {
        en: 'The address of an image starts with https:// or with / for a file of this site.',
        de: 'Die Adresse eines Bildes beginnt mit https:// oder mit / für eine Datei dieser Website.',
        nl: 'Het adres van een afbeelding begint met https:// of met / voor een bestand van deze website.',
        fr: 'L’adresse d’une image commence par https://, ou par / pour un fichier de ce site.',
      },
    },
  });
}

export const BlockButton = defineBlock({
  type: 'BlockButton',
  category: 'cta',
  label: {
    en: 'Large call to action',
    de: 'Großer Call-to-Action',
    nl: 'Grote call-to-action',
    fr: 'Grand appel à l’action',
  },
  description: {
    en: 'A large card that leads to a page or opens a popup.',
    de: 'Eine große Karte, die zu einer Seite führt oder ein Popup öffnet.',
    nl: 'Een grote kaart die naar een pagina leidt of een pop-up opent.',
    fr: 'Une grande carte qui mène à une page ou ouvre une fenêtre pop-up.',
  },
  icon: 'Rocket',
  synonyms: 'cta card call to action teaser handlungsaufruf kachel popup banner',
  element: ({ actionType }) => actionType === 'popup',
  props: {
    title: text({ label: { en: 'Title', de: 'Titel', nl: 'Titel', fr: 'Titre' }, required: true, maxLength: 200 }),
    ...CLICK_ACTION,
    file: image({
      shownWidth: 576,
      label: { en: 'Image', de: 'Bild', nl: 'Afbeelding', fr: 'Image' },
      help: {
        en: 'Decorates the card.',
        de: 'Schmückt die Karte.',
        nl: 'Ter versiering van de kaart.',
        fr: 'Décore la carte.',
      },
    }),
    imageUrl: imageAddress(),
    textColor: colour({
      label: { en: 'Text colour', de: 'Textfarbe', nl: 'Tekstkleur', fr: 'Couleur du texte' },
      default: 'orangeDark',
      use: 'text',
    }),
    buttonColor: colour({
      label: { en: 'Colour of the arrow', de: 'Farbe des Pfeils', nl: 'Kleur van de pijl', fr: 'Couleur de la flèche' },
      default: 'orange',
    }),
    backgroundColor: colour({
      label: { en: 'Background colour', de: 'Hintergrundfarbe', nl: 'Achtergrondkleur', fr: 'Couleur d’arrière-plan' },
      default: 'orangeSoft',
      use: 'background',
    }),
  },
  main: ['title', 'actionType', 'link', 'file'],
  areas: { popup: POPUP_AREA },
  example: (say) => ({
    title: say({
      en: 'Calculate what you save',
      de: 'Berechne deine Ersparnis',
      nl: 'Bereken je voordeel',
      fr: 'Calculez votre avantage',
    }),
    actionType: 'link',
  }),
  prompt: ({ title }) => (title.trim() === '' ? TITLE_MISSING : undefined),
});
