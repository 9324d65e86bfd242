import type { ChoiceOption } from 'page-format/fields';

/** Option lists that several blocks share (specification point 3, "Editor option lists"). */

const SIZES = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl', '8xl', '9xl'] as const;
export type TextSize = (typeof SIZES)[number];

const sizeOption = (value: TextSize): ChoiceOption<TextSize> => ({
  value,
  label: { en: value, de: value, nl: value, fr: value },
});

export const TEXT_SIZES: readonly ChoiceOption<TextSize>[] = SIZES.map(sizeOption);

/** Headings go up to 7xl; `auto` is the usual size of the heading's level. */
export const HEADING_SIZES: readonly ChoiceOption<TextSize | 'auto'>[] = [
  { value: 'auto', label: { en: 'By level', de: 'Nach Ebene', nl: 'Naar niveau', fr: 'Selon le niveau' } },
  ...SIZES.slice(0, SIZES.indexOf('7xl') + 1).map(sizeOption),
];

export type Alignment = 'left' | 'center' | 'right' | 'justify' | 'start' | 'end';

export const ALIGNMENTS: readonly ChoiceOption<Alignment>[] = [
  { value: 'left', label: { en: 'Left', de: 'Links', nl: 'Links', fr: 'Gauche' } },
  { value: 'center', label: { en: 'Center', de: 'Mitte', nl: 'Midden', fr: 'Centre' } },
  { value: 'right', label: { en: 'Right', de: 'Rechts', nl: 'Rechts', fr: 'Droite' } },
  { value: 'justify', label: { en: 'Justify', de: 'Blocksatz', nl: 'Uitvullen', fr: 'Justifié' } },
  { value: 'start', label: { en: 'Start', de: 'Anfang', nl: 'Begin', fr: 'Début' } },
  { value: 'end', label: { en: 'End', de: 'Ende', nl: 'Einde', fr: 'Fin' } },
];

export type FontName = 'basis' | 'basis-bold' | 'founders';

/** Named by what they are for; the names of the typefaces say nothing to who writes. */
export const FONTS: readonly ChoiceOption<FontName>[] = [
  { value: 'basis', label: { en: 'Text', de: 'Text', nl: 'Tekst', fr: 'Texte' } },
  { value: 'basis-bold', label: { en: 'Text, bold', de: 'Text, fett', nl: 'Tekst, vet', fr: 'Texte, gras' } },
  { value: 'founders', label: { en: 'Headings', de: 'Überschriften', nl: 'Koppen', fr: 'Titres' } },
];

/** Width of a column in twelfths of the row, or `hidden`. */
export type ColumnSize = 'hidden' | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export const COLUMN_SIZES: readonly ChoiceOption<ColumnSize>[] = [
  { value: 'hidden', label: { en: 'Hidden', de: 'Ausgeblendet', nl: 'Verborgen', fr: 'Masquée' } },
  ...([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).map((value) => ({
    value,
    label: { en: `${value} / 12`, de: `${value} / 12`, nl: `${value} / 12`, fr: `${value} / 12` },
  })),
];

/** Distances between columns, in steps of half a line of text. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export const GAPS: readonly ChoiceOption<Gap>[] = ([0, 1, 2, 3, 4, 5, 6, 7, 8] as const).map((value) => ({
  value,
  label: { en: String(value), de: String(value), nl: String(value), fr: String(value) },
}));

export type Spacing = 'auto' | 'none' | 'small' | 'medium' | 'large';

export const SPACINGS: readonly ChoiceOption<Spacing>[] = [
  { value: 'auto', label: { en: 'Automatic', de: 'Automatisch', nl: 'Automatisch', fr: 'Automatique' } },
  { value: 'none', label: { en: 'None', de: 'Ohne', nl: 'Geen', fr: 'Aucun' } },
  { value: 'small', label: { en: 'Small', de: 'Klein', nl: 'Klein', fr: 'Petit' } },
  { value: 'medium', label: { en: 'Medium', de: 'Mittel', nl: 'Gemiddeld', fr: 'Moyen' } },
  { value: 'large', label: { en: 'Large', de: 'Groß', nl: 'Groot', fr: 'Grand' } },
];
