/** The project's blocks: CMS, editor and site read this list. Plain data, which Node runs as it is. */
import { createRegistry, defineBlock } from 'page-format';
import { list, media, number, text, textarea } from 'page-format/fields';

export const Teaser = defineBlock({
  type: 'Teaser',
  category: 'content',
  label: { en: 'Teaser', de: 'Teaser' },
  description: { en: 'A picture, a text, and what speaks for it.', de: 'Ein Bild, ein Text und was dafür spricht.' },
  icon: 'Image',
  props: {
    title: text({ label: { en: 'Title', de: 'Titel' }, required: true }),
    content: textarea({ label: { en: 'Text', de: 'Text' } }),
    image: media({ label: { en: 'Image', de: 'Bild' }, altProp: 'imageAlt' }),
    imageAlt: text({ label: { en: 'Alternative text', de: 'Alternativtext' } }),
    points: list({
      label: { en: 'Points', de: 'Punkte' },
      itemLabel: { en: 'Point', de: 'Punkt' },
      titleProp: 'text',
      item: { text: text({ label: { en: 'Text', de: 'Text' } }) },
    }),
  },
  areas: { content: { label: { en: 'Below the text', de: 'Unter dem Text' } } },
});

export const Counter = defineBlock({
  type: 'Counter',
  category: 'content',
  label: { en: 'Counter', de: 'Zähler' },
  description: { en: 'A button that counts how often it is pressed.', de: 'Ein Knopf, der seine Klicks zählt.' },
  icon: 'Plus',
  props: {
    label: text({ label: { en: 'Label', de: 'Beschriftung' }, default: 'Pressed' }),
    start: number({ label: { en: 'Counts from', de: 'Zählt ab' }, default: 0, min: 0, max: 999 }),
  },
  island: true,
});

export const registry = createRegistry(
  [Teaser, Counter],
  [{ name: 'content', label: { en: 'Content', de: 'Inhalt' } }],
);
