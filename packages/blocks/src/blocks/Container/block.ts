import { anchor, choice, fileAddress, toggle } from 'page-format/fields';
import { colour, dataLayerItems, image } from '../../fields/index.ts';
import { SPACINGS } from '../../fields/options.ts';
import { defineBlock } from '../../site/define-block.ts';

/** An address rather than a file of the library: background videos are big and usually stand on a host of their own. */
function videoAddress() {
  return fileAddress({
    label: { en: 'Background video', de: 'Hintergrundvideo', nl: 'Achtergrondvideo', fr: 'Vidéo d’arrière-plan' },
    help: {
      en: 'Address of an mp4 or webm file. It plays silently, in a loop, behind the content.',
      de: 'Adresse einer mp4- oder webm-Datei. Sie läuft ohne Ton in Schleife hinter dem Inhalt.',
      nl: 'Adres van een mp4- of webm-bestand. De video speelt zonder geluid, steeds opnieuw, achter de inhoud.',
      fr: 'Adresse d’un fichier mp4 ou webm. La vidéo passe en boucle et sans son derrière le contenu.',
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
        nl: 'Een videoadres begint met https:// of met / voor een bestand van deze website.',
        fr: 'L’adresse d’une vidéo commence par https://, ou par / pour un fichier de ce site.',
      },
    },
  });
}

export const Container = defineBlock({
  type: 'Container',
  category: 'layout',
  label: { en: 'Container', de: 'Container', nl: 'Container', fr: 'Conteneur' },
  description: {
    en: 'A section of the page with its own background, width and spacing.',
    de: 'Ein Abschnitt der Seite mit eigenem Hintergrund, eigener Breite und eigenem Abstand.',
    nl: 'Een deel van de pagina met eigen achtergrond, breedte en witruimte.',
    fr: 'Une section de la page avec son arrière-plan, sa largeur et ses marges.',
  },
  icon: 'Layout',
  synonyms: 'section hero wrapper background box abschnitt sektion aufmacher hintergrund rahmen banner bannière',
  element: ({ backgroundType, backgroundVideo }) => backgroundType === 'video' && backgroundVideo !== '',
  props: {
    isHero: toggle({
      label: { en: 'Hero', de: 'Hero', nl: 'Hero', fr: 'Hero' },
      help: {
        en: 'The opening section of a page: tall, with its content in the middle.',
        de: 'Der erste Abschnitt einer Seite: hoch, mit dem Inhalt in der Mitte.',
        nl: 'Het eerste deel van een pagina: hoog, met de inhoud in het midden.',
        fr: 'La première section d’une page : haute, avec le contenu au milieu.',
      },
      default: false,
    }),
    type: choice({
      label: {
        en: 'Width of the content',
        de: 'Breite des Inhalts',
        nl: 'Breedte van de inhoud',
        fr: 'Largeur du contenu',
      },
      default: 'centered',
      options: [
        { value: 'centered', label: { en: 'Centered', de: 'Zentriert', nl: 'Gecentreerd', fr: 'Centré' } },
        { value: 'large', label: { en: 'Large', de: 'Breit', nl: 'Breed', fr: 'Large' } },
        {
          value: 'full',
          label: { en: 'Full width', de: 'Volle Breite', nl: 'Volledige breedte', fr: 'Pleine largeur' },
          when: { prop: 'isHero', is: false },
        },
      ],
    }),
    border: toggle({
      label: { en: 'Border', de: 'Rahmen', nl: 'Rand', fr: 'Bordure' },
      help: {
        en: 'Turns the section into a card with a thin line around it.',
        de: 'Macht aus dem Abschnitt eine Karte mit einer dünnen Linie ringsum.',
        nl: 'Maakt van het deel een kaart met een dunne lijn eromheen.',
        fr: 'Transforme la section en carte entourée d’une ligne fine.',
      },
      default: false,
    }),
    horizontalPadding: choice({
      label: {
        en: 'Space left and right',
        de: 'Abstand links und rechts',
        nl: 'Ruimte links en rechts',
        fr: 'Espace à gauche et à droite',
      },
      default: 'auto',
      options: SPACINGS,
      display: 'menu',
    }),
    verticalPadding: choice({
      label: {
        en: 'Space above and below',
        de: 'Abstand oben und unten',
        nl: 'Ruimte boven en onder',
        fr: 'Espace au-dessus et au-dessous',
      },
      default: 'auto',
      options: SPACINGS,
      display: 'menu',
    }),
    verticalMargin: choice({
      label: {
        en: 'Distance to other sections',
        de: 'Abstand zu anderen Abschnitten',
        nl: 'Afstand tot andere delen',
        fr: 'Distance aux autres sections',
      },
      help: {
        en: 'Off lets coloured sections touch each other.',
        de: 'Mit „Aus“ stoßen farbige Abschnitte aneinander.',
        nl: 'Met “Uit” sluiten gekleurde delen op elkaar aan.',
        fr: 'Avec « Désactivé », les sections colorées se touchent.',
      },
      default: 'auto',
      options: [
        { value: 'auto', label: { en: 'Automatic', de: 'Automatisch', nl: 'Automatisch', fr: 'Automatique' } },
        { value: 'off', label: { en: 'Off', de: 'Aus', nl: 'Uit', fr: 'Désactivé' } },
      ],
    }),
    textColor: colour({
      label: { en: 'Text colour', de: 'Textfarbe', nl: 'Tekstkleur', fr: 'Couleur du texte' },
      help: {
        en: 'Choose white on dark backgrounds, pictures and videos.',
        de: 'Wählen Sie Weiß auf dunklen Hintergründen, Bildern und Videos.',
        nl: 'Kies wit op donkere achtergronden, afbeeldingen en video’s.',
        fr: 'Choisissez le blanc sur les fonds sombres, les images et les vidéos.',
      },
      default: 'darkGreen',
      use: 'text',
    }),
    backgroundType: choice({
      label: { en: 'Background', de: 'Hintergrund', nl: 'Achtergrond', fr: 'Arrière-plan' },
      group: 'style',
      default: 'color',
      options: [
        { value: 'color', label: { en: 'Colour', de: 'Farbe', nl: 'Kleur', fr: 'Couleur' } },
        { value: 'image', label: { en: 'Image', de: 'Bild', nl: 'Afbeelding', fr: 'Image' } },
        { value: 'video', label: { en: 'Video', de: 'Video', nl: 'Video', fr: 'Vidéo' } },
      ],
    }),
    backgroundColor: colour({
      label: { en: 'Background colour', de: 'Hintergrundfarbe', nl: 'Achtergrondkleur', fr: 'Couleur d’arrière-plan' },
      default: 'white',
      use: 'background',
      when: { prop: 'backgroundType', is: 'color' },
    }),
    backgroundImage: image({
      shownWidth: 1200,
      label: { en: 'Background image', de: 'Hintergrundbild', nl: 'Achtergrondafbeelding', fr: 'Image d’arrière-plan' },
      help: {
        en: 'Darkened a little, so that white text stays readable.',
        de: 'Wird etwas abgedunkelt, damit weißer Text lesbar bleibt.',
        nl: 'Wordt iets donkerder gemaakt, zodat witte tekst leesbaar blijft.',
        fr: 'Un peu assombrie, pour que le texte blanc reste lisible.',
      },
      group: 'style',
      when: { prop: 'backgroundType', is: 'image' },
    }),
    backgroundVideo: videoAddress(),
    dataLayerItems: dataLayerItems({
      en: 'Pushed onto the data layer on the first click into this section, once per page view.',
      de: 'Werden beim ersten Klick in diesen Abschnitt in den Data Layer geschrieben, einmal je Seitenaufruf.',
      nl: 'Worden bij de eerste klik in dit deel in de datalayer gezet, één keer per paginaweergave.',
      fr: 'Envoyés à la couche de données au premier clic dans cette section, une fois par page vue.',
    }),
    uniqueId: anchor(),
  },
  main: ['type', 'backgroundType', 'backgroundColor', 'backgroundImage', 'backgroundVideo'],
  areas: { content: { label: { en: 'Content', de: 'Inhalt', nl: 'Inhoud', fr: 'Contenu' } } },
  wraps: {
    label: {
      en: 'Wrap in a container',
      de: 'In einen Container setzen',
      nl: 'In een container plaatsen',
      fr: 'Placer dans un conteneur',
    },
    usual: true,
  },
});
