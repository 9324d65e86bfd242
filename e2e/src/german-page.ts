import type { Block } from 'page-format';

/** A page in German of a title, a text, and a formatted one of two paragraphs: four texts to translate. */

export const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
export const words = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});

export const blocks = (title: string): Block[] => [
  { id: 'kop', type: 'Title', v: 1, props: { title } },
  { id: 'zin', type: 'Text', v: 1, props: { content: 'Wähle ein Rad.' } },
  {
    ...{ id: 'tekst', type: 'RichText', v: 1 },
    props: {
      content: {
        type: 'doc',
        content: [paragraph(words('Wir liefern es.')), paragraph(words('Jetzt', { type: 'bold' }))],
      },
    },
  },
];
