import type { ChoiceOption } from './choice.ts';

/** Option lists that several blocks share (specification point 3, "Editor option lists"). */

const SIZES = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl', '8xl', '9xl'] as const;
export type TextSize = (typeof SIZES)[number];

const sizeOption = (value: TextSize): ChoiceOption<TextSize> => ({ value, label: { en: value, de: value } });

export const TEXT_SIZES: readonly ChoiceOption<TextSize>[] = SIZES.map(sizeOption);

/** Headings go up to 7xl; `auto` is the usual size of the heading's level. */
export const HEADING_SIZES: readonly ChoiceOption<TextSize | 'auto'>[] = [
  { value: 'auto', label: { en: 'By level', de: 'Nach Ebene' } },
  ...SIZES.slice(0, SIZES.indexOf('7xl') + 1).map(sizeOption),
];

export type Alignment = 'left' | 'center' | 'right' | 'justify' | 'start' | 'end';

export const ALIGNMENTS: readonly ChoiceOption<Alignment>[] = [
  { value: 'left', label: { en: 'Left', de: 'Links' } },
  { value: 'center', label: { en: 'Center', de: 'Mitte' } },
  { value: 'right', label: { en: 'Right', de: 'Rechts' } },
  { value: 'justify', label: { en: 'Justify', de: 'Blocksatz' } },
  { value: 'start', label: { en: 'Start', de: 'Anfang' } },
  { value: 'end', label: { en: 'End', de: 'Ende' } },
];

export type FontName = 'basis' | 'basis-bold' | 'founders';

export const FONTS: readonly ChoiceOption<FontName>[] = [
  { value: 'basis', label: { en: 'Basis', de: 'Basis' } },
  { value: 'basis-bold', label: { en: 'Basis bold', de: 'Basis fett' } },
  { value: 'founders', label: { en: 'Founders', de: 'Founders' } },
];
