import type { EditorText, Layout } from 'page-format';

/** The usual rows of columns, in twelfths on the desktop; on a tablet those of three and four stand two by two or below each other. */
export const LAYOUTS: readonly Layout[] = [
  layout([6, 6], { en: 'Two halves', de: 'Zwei Hälften', nl: 'Twee helften', fr: 'Deux moitiés' }),
  layout([4, 8], {
    en: 'A third, two thirds',
    de: 'Ein Drittel, zwei Drittel',
    nl: 'Een derde, twee derde',
    fr: 'Un tiers, deux tiers',
  }),
  layout([8, 4], {
    en: 'Two thirds, a third',
    de: 'Zwei Drittel, ein Drittel',
    nl: 'Twee derde, een derde',
    fr: 'Deux tiers, un tiers',
  }),
  layout([3, 9], {
    en: 'A quarter, three quarters',
    de: 'Ein Viertel, drei Viertel',
    nl: 'Een kwart, drie kwart',
    fr: 'Un quart, trois quarts',
  }),
  layout([9, 3], {
    en: 'Three quarters, a quarter',
    de: 'Drei Viertel, ein Viertel',
    nl: 'Drie kwart, een kwart',
    fr: 'Trois quarts, un quart',
  }),
  layout([4, 4, 4], { en: 'Three thirds', de: 'Drei Drittel', nl: 'Drie derden', fr: 'Trois tiers' }),
  layout([3, 6, 3], {
    en: 'A quarter, half, a quarter',
    de: 'Ein Viertel, die Hälfte, ein Viertel',
    nl: 'Een kwart, de helft, een kwart',
    fr: 'Un quart, la moitié, un quart',
  }),
  layout([3, 3, 3, 3], { en: 'Four quarters', de: 'Vier Viertel', nl: 'Vier kwarten', fr: 'Quatre quarts' }),
];

type Span = 3 | 4 | 6 | 8 | 9;

function layout(spans: readonly Span[], label: EditorText): Layout {
  return {
    label,
    drawing: draw(spans),
    items: spans.map((span) => ({ desktopSize: span, tabletSize: tabletSpan(span, spans.length), mobileSize: 12 })),
  };
}

/** Two stay beside each other on a tablet, four stand two by two, and three are too narrow there. */
function tabletSpan(span: Span, count: number): Span | 12 {
  if (count === 2) return span;
  return count === 4 ? 6 : 12;
}

/** Frames side by side, as wide as their columns, with a gap of two between them. */
function draw(spans: readonly Span[]): string {
  const room = 22 - 2 * (spans.length - 1);
  let x = 1;
  return spans
    .map((span) => {
      const width = (room * span) / 12;
      const frame = `M${round(x)} 5h${round(width)}v14h${round(-width)}z`;
      x += width + 2;
      return frame;
    })
    .join('');
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
