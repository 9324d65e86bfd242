import { choice, list, media, text, textarea, toggle } from 'page-format/fields';
import { colour } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { askWhen } from '../../site/prompts.ts';

export const Slider = defineBlock({
  type: 'Slider',
  category: 'sliders',
  label: { en: 'Slider', de: 'Slider', nl: 'Slider', fr: 'Carrousel' },
  description: {
    en: 'Testimonials or other content to leaf through.',
    de: 'Stimmen von Kunden oder andere Inhalte zum Durchblättern.',
    nl: 'Ervaringen van klanten of andere inhoud om door te bladeren.',
    fr: 'Des témoignages ou d’autres contenus à faire défiler.',
  },
  icon: 'Quotes',
  synonyms: 'testimonial carousel quotes swiper karussell zitate stimmen kundenstimmen',
  island: true,
  props: {
    slides: list({
      label: { en: 'Slides', de: 'Folien', nl: 'Slides', fr: 'Diapositives' },
      itemLabel: { en: 'slide', de: 'Folie', nl: 'slide', fr: 'diapositive' },
      titleProp: 'name',
      max: 30,
      item: {
        name: text({
          label: { en: 'Name', de: 'Name', nl: 'Naam', fr: 'Nom' },
          help: {
            en: 'Heading of the slide.',
            de: 'Überschrift der Folie.',
            nl: 'Kop van de slide.',
            fr: 'Titre de la diapositive.',
          },
          maxLength: 200,
        }),
        // Shown by its focal point and not cropped: the script that slides is on home pages, which are near their budget.
        file: media({ shownWidth: 360, label: { en: 'Image', de: 'Bild', nl: 'Afbeelding', fr: 'Image' } }),
        content: textarea({
          label: { en: 'Text', de: 'Text', nl: 'Tekst', fr: 'Texte' },
          required: true,
          maxLength: 2_000,
        }),
        author: text({
          label: { en: 'Author', de: 'Autor', nl: 'Auteur', fr: 'Auteur' },
          help: {
            en: 'Who says it; may stay empty.',
            de: 'Wer es sagt; darf leer bleiben.',
            nl: 'Wie het zegt; mag leeg blijven.',
            fr: 'Qui le dit ; peut rester vide.',
          },
          maxLength: 200,
        }),
        contentStyle: choice({
          label: { en: 'Text style', de: 'Textstil', nl: 'Tekststijl', fr: 'Style du texte' },
          group: 'style',
          default: 'quote',
          options: [
            { value: 'quote', label: { en: 'Quote', de: 'Zitat', nl: 'Citaat', fr: 'Citation' } },
            { value: 'none', label: { en: 'Plain', de: 'Schlicht', nl: 'Gewoon', fr: 'Simple' } },
          ],
        }),
        quoteColor: choice({
          label: {
            en: 'Colour of the quote',
            de: 'Farbe des Zitats',
            nl: 'Kleur van het citaat',
            fr: 'Couleur de la citation',
          },
          group: 'style',
          default: 'orange',
          when: { prop: 'contentStyle', is: 'quote' },
          options: [
            { value: 'orange', label: { en: 'Orange', de: 'Orange', nl: 'Oranje', fr: 'Orange' } },
            { value: 'green', label: { en: 'Green', de: 'Grün', nl: 'Groen', fr: 'Vert' } },
            { value: 'blue', label: { en: 'Blue', de: 'Blau', nl: 'Blauw', fr: 'Bleu' } },
          ],
        }),
        roundedCorners: toggle({
          label: { en: 'Rounded corners', de: 'Abgerundete Ecken', nl: 'Afgeronde hoeken', fr: 'Coins arrondis' },
          group: 'style',
          default: true,
        }),
      },
    }),
    slidesPerView: choice({
      label: {
        en: 'Slides side by side',
        de: 'Folien nebeneinander',
        nl: 'Slides naast elkaar',
        fr: 'Diapositives côte à côte',
      },
      help: {
        en: 'On screens below 600 px always one.',
        de: 'Auf Bildschirmen unter 600 px immer eine.',
        nl: 'Op schermen onder 600 px altijd één.',
        fr: 'Toujours une seule sur les écrans de moins de 600 px.',
      },
      group: 'layout',
      default: 3,
      options: [1, 2, 3, 4].map((count) => ({
        value: count,
        label: { en: String(count), de: String(count), nl: String(count), fr: String(count) },
      })),
    }),
    backgroundColor: colour({
      label: { en: 'Background colour', de: 'Hintergrundfarbe', nl: 'Achtergrondkleur', fr: 'Couleur d’arrière-plan' },
      default: 'sand',
    }),
  },
  main: ['slides', 'slidesPerView'],
  content: { items: 'slides' },
  example: (say) => ({
    slides: [
      {
        name: 'Sanne',
        author: 'Utrecht',
        content: say({
          en: 'What somebody says about it.',
          de: 'Was jemand darüber sagt.',
          nl: 'Wat iemand erover zegt.',
          fr: 'Ce que quelqu’un en dit.',
        }),
      },
      {
        name: 'Jonas',
        author: 'Köln',
        content: say({
          en: 'A second voice, in a sentence or two.',
          de: 'Eine zweite Stimme, in ein, zwei Sätzen.',
          nl: 'Een tweede stem, in een paar zinnen.',
          fr: 'Une deuxième voix, en une ou deux phrases.',
        }),
      },
      {
        name: 'Claire',
        author: 'Lyon',
        content: say({ en: 'And a third one.', de: 'Und eine dritte.', nl: 'En een derde.', fr: 'Et une troisième.' }),
      },
    ],
  }),
  prompt: askWhen(({ slides }) => slides.length === 0, {
    en: 'Please add at least one slide on the right.',
    de: 'Bitte rechts mindestens eine Folie hinzufügen.',
    nl: 'Voeg rechts minstens één slide toe.',
    fr: 'Ajoutez au moins une diapositive à droite.',
  }),
});
