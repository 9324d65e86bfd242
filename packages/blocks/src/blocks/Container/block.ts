import { anchor, choice, fileAddress, media, toggle } from 'page-format/fields';
import { colour, dataLayerItems } from '../../fields/index.ts';
import { SPACINGS } from '../../fields/options.ts';
import { defineBlock } from '../../site/define-block.ts';

/** An address rather than a file of the library: background videos are big and usually stand on a host of their own. */
function videoAddress() {
  return fileAddress({
    label: { en: 'Background video', de: 'Hintergrundvideo' },
    help: {
      en: 'Address of an mp4 or webm file. It plays silently, in a loop, behind the content.',
      de: 'Adresse einer mp4- oder webm-Datei. Sie läuft ohne Ton in Schleife hinter dem Inhalt.',
    },
    group: 'style',
    placeholder: 'https://',
    shows: 'video',
    when: { prop: 'backgroundType', is: 'video' },
    pattern: {
      expression: /^(https?:\/\/|\/)/i,
      message: {
        en: 'A video address starts with https:// or with / for a file of this site.',
        de: 'Eine Videoadresse beginnt mit https:// oder mit / für eine Datei dieser Website.',
      },
    },
  });
}

export const Container = defineBlock({
  type: 'Container',
  category: 'layout',
  label: { en: 'Container', de: 'Bereich' },
  description: {
    en: 'A section of the page with its own background, width and spacing.',
    de: 'Ein Abschnitt der Seite mit eigenem Hintergrund, eigener Breite und eigenem Abstand.',
  },
  icon: 'Layout',
  synonyms: 'section hero wrapper background box abschnitt sektion aufmacher hintergrund rahmen',
  element: ({ backgroundType, backgroundVideo }) => backgroundType === 'video' && backgroundVideo !== '',
  props: {
    isHero: toggle({
      label: { en: 'Hero', de: 'Aufmacher' },
      help: {
        en: 'The opening section of a page: tall, with its content in the middle.',
        de: 'Der erste Abschnitt einer Seite: hoch, mit dem Inhalt in der Mitte.',
      },
      default: false,
    }),
    type: choice({
      label: { en: 'Width of the content', de: 'Breite des Inhalts' },
      default: 'centered',
      options: [
        { value: 'centered', label: { en: 'Centered', de: 'Zentriert' } },
        { value: 'large', label: { en: 'Large', de: 'Breit' } },
        { value: 'full', label: { en: 'Full width', de: 'Volle Breite' }, when: { prop: 'isHero', is: false } },
      ],
    }),
    border: toggle({
      label: { en: 'Border', de: 'Rahmen' },
      help: {
        en: 'Turns the section into a card with a thin line around it.',
        de: 'Macht den Abschnitt zu einer Karte mit dünner Linie.',
      },
      default: false,
    }),
    horizontalPadding: choice({
      label: { en: 'Space left and right', de: 'Abstand links und rechts' },
      default: 'auto',
      options: SPACINGS,
      display: 'menu',
    }),
    verticalPadding: choice({
      label: { en: 'Space above and below', de: 'Abstand oben und unten' },
      default: 'auto',
      options: SPACINGS,
      display: 'menu',
    }),
    verticalMargin: choice({
      label: { en: 'Distance to other sections', de: 'Abstand zu anderen Abschnitten' },
      help: {
        en: 'Off lets coloured sections touch each other.',
        de: 'Mit „Aus“ stoßen farbige Abschnitte aneinander.',
      },
      default: 'auto',
      options: [
        { value: 'auto', label: { en: 'Automatic', de: 'Automatisch' } },
        { value: 'off', label: { en: 'Off', de: 'Aus' } },
      ],
    }),
    textColor: colour({
      label: { en: 'Text colour', de: 'Textfarbe' },
      help: {
        en: 'Choose white on dark backgrounds, pictures and videos.',
        de: 'Auf dunklem Grund, Bildern und Videos Weiß wählen.',
      },
      default: 'darkGreen',
      use: 'text',
    }),
    backgroundType: choice({
      label: { en: 'Background', de: 'Hintergrund' },
      group: 'style',
      default: 'color',
      options: [
        { value: 'color', label: { en: 'Colour', de: 'Farbe' } },
        { value: 'image', label: { en: 'Image', de: 'Bild' } },
        { value: 'video', label: { en: 'Video', de: 'Video' } },
      ],
    }),
    backgroundColor: colour({
      label: { en: 'Background colour', de: 'Hintergrundfarbe' },
      default: 'white',
      use: 'background',
      when: { prop: 'backgroundType', is: 'color' },
    }),
    backgroundImage: media({
      label: { en: 'Background image', de: 'Hintergrundbild' },
      help: {
        en: 'Darkened a little, so that white text stays readable.',
        de: 'Wird etwas abgedunkelt, damit weißer Text lesbar bleibt.',
      },
      group: 'style',
      when: { prop: 'backgroundType', is: 'image' },
    }),
    backgroundVideo: videoAddress(),
    dataLayerItems: dataLayerItems({
      en: 'Pushed onto the data layer on the first click into this section, once per page view.',
      de: 'Werden beim ersten Klick in diesen Abschnitt in den Data Layer geschrieben, einmal je Seitenaufruf.',
    }),
    uniqueId: anchor(),
  },
  areas: { content: { label: { en: 'Content', de: 'Inhalt' } } },
  wraps: { label: { en: 'Wrap in a container', de: 'In einen Bereich setzen' }, usual: true },
});
