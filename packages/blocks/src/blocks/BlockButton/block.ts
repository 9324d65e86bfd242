import { choice, fileAddress, media, text } from 'page-format/fields';
import { colour, link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';

/** A picture on another host, for those that are not in the media library. */
function imageAddress() {
  return fileAddress({
    label: { en: 'Address of a picture', de: 'Adresse eines Bildes' },
    help: {
      en: 'A picture on another host. Used while no image is chosen above.',
      de: 'Ein Bild auf einem anderen Host. Gilt, solange oben kein Bild gewählt ist.',
    },
    placeholder: 'https://',
    maxLength: 2_000,
    pattern: {
      expression: /^(https:\/\/|\/(?!\/))/i,
      message: {
        en: 'The address of a picture starts with https:// or with / for a file of this site.',
        de: 'Die Adresse eines Bildes beginnt mit https:// oder mit / für eine Datei dieser Website.',
      },
    },
  });
}

export const BlockButton = defineBlock({
  type: 'BlockButton',
  category: 'cta',
  label: { en: 'Large call to action', de: 'Große Handlungskarte' },
  description: {
    en: 'A large card that leads to a page or opens a popup.',
    de: 'Eine große Karte, die zu einer Seite führt oder ein Popup öffnet.',
  },
  icon: 'Rocket',
  synonyms: 'cta card call to action teaser handlungsaufruf kachel popup',
  element: ({ actionType }) => actionType === 'popup',
  props: {
    title: text({ label: { en: 'Title', de: 'Titel' }, required: true, maxLength: 200 }),
    actionType: choice({
      label: { en: 'A press', de: 'Ein Klick' },
      group: 'content',
      default: 'link',
      options: [
        { value: 'link', label: { en: 'Opens a link', de: 'Öffnet einen Link' } },
        { value: 'popup', label: { en: 'Opens a popup', de: 'Öffnet ein Popup' } },
      ],
    }),
    link: link({ label: { en: 'Link', de: 'Link' }, default: '/', when: { prop: 'actionType', is: 'link' } }),
    file: media({
      label: { en: 'Image', de: 'Bild' },
      help: { en: 'Decorates the card.', de: 'Schmückt die Karte.' },
    }),
    imageUrl: imageAddress(),
    textColor: colour({ label: { en: 'Text colour', de: 'Textfarbe' }, default: 'orangeDark', use: 'text' }),
    buttonColor: colour({ label: { en: 'Colour of the arrow', de: 'Farbe des Pfeils' }, default: 'orange' }),
    backgroundColor: colour({
      label: { en: 'Background colour', de: 'Hintergrundfarbe' },
      default: 'orangeSoft',
      use: 'background',
    }),
  },
  areas: { popup: { label: { en: 'Popup', de: 'Popup' }, popup: true } },
  prompt: ({ title }) =>
    title.trim() === ''
      ? { en: 'Please enter a title on the right.', de: 'Bitte rechts einen Titel eingeben.' }
      : undefined,
});
