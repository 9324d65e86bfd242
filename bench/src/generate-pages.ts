import type { Block } from 'page-format';
import type { FakeEntry } from '../../web/src/testing/fake-cms.ts';

const TEXTS =
  'fiets lease werkgever maand voordeel bruto netto onderhoud verzekering sleutel accu route kantoor ochtend wind stad vrij collega’s snel & zuinig'.split(
    ' ',
  );

/** A made-up picture of the media library. */
const PICTURE = {
  $ref: 'media',
  documentId: 'picture',
  snapshot: {
    name: 'bike.jpg',
    url: '/uploads/bike_1a2b.jpg',
    mime: 'image/jpeg',
    width: 1800,
    height: 1200,
    ext: '.jpg',
    folder: null,
    alternativeText: 'A bike',
  },
};

/** Numbers that look random and are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Pages of forty blocks each, as an editor might build them: sections with columns with text, pictures and buttons. */
export function generatePages(count: number): FakeEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    documentId: `page${index}`,
    countries: ['nl'],
    locales: { nl: { title: `Pagina ${index}`, slug: `pagina-${index}`, blocks: generateBlocks(index) } },
    refs: { 'media:picture': { documentId: 'picture', ...PICTURE.snapshot } },
  }));
}

function generateBlocks(seed: number): Block[] {
  const random = createRandom(seed + 1);
  const words = (count: number) =>
    Array.from({ length: count }, () => TEXTS[Math.floor(random() * TEXTS.length)]).join(' ');
  let number = 0;
  const block = (type: string, props: Record<string, unknown>, areas?: Record<string, Block[]>): Block => {
    number += 1;
    return { id: `b${number}`, type, v: 1, props, ...(areas && { areas }) };
  };
  const button = () => block('Button', { label: words(2), link: `/${words(1)}`, type: 'secondary-blue' });
  const section = (heading: 1 | 2): Block =>
    block(
      'Container',
      { backgroundColor: 'sand', verticalPadding: 'medium' },
      {
        content: [
          block('Title', { title: words(5), type: heading, size: '4xl' }),
          block(
            'Columns',
            {
              columns: [
                { id: 'left', desktopSize: 7 },
                { id: 'right', desktopSize: 5 },
              ],
              gap: 6,
            },
            {
              left: [
                block('Title', { title: words(4), type: heading + 1 }),
                block('Text', { content: words(40), size: 'lg' }),
                button(),
              ],
              right: [
                block('Image', { file: PICTURE, alt: words(3), roundedCorners: true }),
                block('RichText', { content: richText(words) }),
              ],
            },
          ),
          block('Text', { content: words(25), overrideTextColor: true, textColor: 'gray' }),
          button(),
        ],
      },
    );
  return [section(1), section(2), section(2), section(2)];
}

function richText(words: (count: number) => string) {
  const text = (count: number, marks?: object[]) => ({ type: 'text', text: words(count), ...(marks && { marks }) });
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
  const item = () => ({ type: 'listItem', content: [paragraph(text(4))] });
  return {
    type: 'doc',
    content: [
      paragraph(text(12), text(2, [{ type: 'bold' }]), text(10)),
      { type: 'bulletList', content: [item(), item(), item()] },
      paragraph(text(8, [{ type: 'italic' }])),
    ],
  };
}
