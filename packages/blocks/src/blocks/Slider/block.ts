import { choice, list, media, text, textarea, toggle } from 'page-format/fields';
import { colour } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';

export const Slider = defineBlock({
  type: 'Slider',
  category: 'sliders',
  label: { en: 'Slider', de: 'Slider' },
  description: {
    en: 'Testimonials or other content to leaf through.',
    de: 'Stimmen von Kunden oder andere Inhalte zum Durchblättern.',
  },
  icon: 'Quotes',
  synonyms: 'testimonial carousel quotes swiper karussell zitate stimmen kundenstimmen',
  island: true,
  props: {
    slides: list({
      label: { en: 'Slides', de: 'Folien' },
      itemLabel: { en: 'slide', de: 'Folie' },
      titleProp: 'name',
      max: 30,
      item: {
        name: text({
          label: { en: 'Name', de: 'Name' },
          help: { en: 'Heading of the slide.', de: 'Überschrift der Folie.' },
          maxLength: 200,
        }),
        file: media({ label: { en: 'Image', de: 'Bild' } }),
        content: textarea({ label: { en: 'Text', de: 'Text' }, required: true, maxLength: 2_000 }),
        author: text({
          label: { en: 'Author', de: 'Autor' },
          help: { en: 'Who says it; may stay empty.', de: 'Wer es sagt; darf leer bleiben.' },
          maxLength: 200,
        }),
        contentStyle: choice({
          label: { en: 'Text style', de: 'Textstil' },
          group: 'style',
          default: 'quote',
          options: [
            { value: 'quote', label: { en: 'Quote', de: 'Zitat' } },
            { value: 'none', label: { en: 'Plain', de: 'Schlicht' } },
          ],
        }),
        quoteColor: choice({
          label: { en: 'Colour of the quote', de: 'Farbe des Zitats' },
          group: 'style',
          default: 'orange',
          when: { prop: 'contentStyle', is: 'quote' },
          options: [
            { value: 'orange', label: { en: 'Orange', de: 'Orange' } },
            { value: 'green', label: { en: 'Green', de: 'Grün' } },
            { value: 'blue', label: { en: 'Blue', de: 'Blau' } },
          ],
        }),
        roundedCorners: toggle({
          label: { en: 'Rounded corners', de: 'Runde Ecken' },
          group: 'style',
          default: true,
        }),
      },
    }),
    slidesPerView: choice({
      label: { en: 'Slides side by side', de: 'Folien nebeneinander' },
      help: { en: 'On screens below 600 px always one.', de: 'Auf Bildschirmen unter 600 px immer eine.' },
      group: 'layout',
      default: 3,
      options: [1, 2, 3, 4].map((count) => ({ value: count, label: { en: String(count), de: String(count) } })),
    }),
    backgroundColor: colour({ label: { en: 'Background colour', de: 'Hintergrundfarbe' }, default: 'sand' }),
  },
  prompt: ({ slides }) =>
    slides.length === 0
      ? { en: 'Please add at least one slide on the right.', de: 'Bitte rechts mindestens einen Slide hinzufügen.' }
      : undefined,
});
