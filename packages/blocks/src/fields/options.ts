import type { EditorText } from 'page-format';
import type { ChoiceOption } from 'page-format/fields';

/** Option lists that several blocks share (specification point 3, "Editor option lists"). */

const SIZES = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl', '8xl', '9xl'] as const;
export type TextSize = (typeof SIZES)[number];

/** Words for the eye; the largest are numbered, as posters' sizes are. */
const SIZE_NAMES: Record<TextSize, EditorText> = {
  xs: { en: 'Tiny', de: 'Winzig', nl: 'Heel klein', fr: 'Très petite' },
  sm: { en: 'Small', de: 'Klein', nl: 'Klein', fr: 'Petite' },
  base: { en: 'Normal', de: 'Normal', nl: 'Normaal', fr: 'Normale' },
  lg: { en: 'A little larger', de: 'Etwas größer', nl: 'Iets groter', fr: 'Un peu plus grande' },
  xl: { en: 'Large', de: 'Groß', nl: 'Groot', fr: 'Grande' },
  '2xl': { en: 'Larger', de: 'Größer', nl: 'Groter', fr: 'Plus grande' },
  '3xl': { en: 'Very large', de: 'Sehr groß', nl: 'Heel groot', fr: 'Très grande' },
  '4xl': { en: 'Display 1', de: 'Display 1', nl: 'Display 1', fr: 'Display 1' },
  '5xl': { en: 'Display 2', de: 'Display 2', nl: 'Display 2', fr: 'Display 2' },
  '6xl': { en: 'Display 3', de: 'Display 3', nl: 'Display 3', fr: 'Display 3' },
  '7xl': { en: 'Display 4', de: 'Display 4', nl: 'Display 4', fr: 'Display 4' },
  '8xl': { en: 'Display 5', de: 'Display 5', nl: 'Display 5', fr: 'Display 5' },
  '9xl': { en: 'Display 6', de: 'Display 6', nl: 'Display 6', fr: 'Display 6' },
};

const sizeOption = (value: TextSize): ChoiceOption<TextSize> => ({ value, label: SIZE_NAMES[value] });

export const TEXT_SIZES: readonly ChoiceOption<TextSize>[] = SIZES.map(sizeOption);

/** Headings go up to 7xl; `auto` is the usual size of the heading's level. */
export const HEADING_SIZES: readonly ChoiceOption<TextSize | 'auto'>[] = [
  { value: 'auto', label: { en: 'By level', de: 'Nach Ebene', nl: 'Naar niveau', fr: 'Selon le niveau' } },
  ...SIZES.slice(0, SIZES.indexOf('7xl') + 1).map(sizeOption),
];

export type Alignment = 'left' | 'center' | 'right' | 'justify' | 'start' | 'end';

export const ALIGNMENTS: readonly ChoiceOption<Alignment>[] = [
  { value: 'left', drawing: 'M4 6h16M4 12h10M4 18h13', label: { en: 'Left', de: 'Links', nl: 'Links', fr: 'Gauche' } },
  {
    value: 'center',
    drawing: 'M4 6h16M7 12h10M5.5 18h13',
    label: { en: 'Center', de: 'Mitte', nl: 'Midden', fr: 'Centre' },
  },
  {
    value: 'right',
    drawing: 'M4 6h16M10 12h10M7 18h13',
    label: { en: 'Right', de: 'Rechts', nl: 'Rechts', fr: 'Droite' },
  },
  {
    value: 'justify',
    drawing: 'M4 6h16M4 12h16M4 18h16',
    label: { en: 'Justify', de: 'Blocksatz', nl: 'Uitvullen', fr: 'Justifié' },
  },
  { value: 'start', drawing: 'M4 4v16M8 8h12M8 15h7', label: { en: 'Start', de: 'Anfang', nl: 'Begin', fr: 'Début' } },
  { value: 'end', drawing: 'M20 4v16M4 8h12M9 15h7', label: { en: 'End', de: 'Ende', nl: 'Einde', fr: 'Fin' } },
];

/** Where something stands in the height of its row. */
export const VERTICAL_ALIGNMENTS: readonly ChoiceOption<'top' | 'center' | 'bottom'>[] = [
  { value: 'top', drawing: 'M4 4h16M9 8h6v9H9z', label: { en: 'Top', de: 'Oben', nl: 'Boven', fr: 'Haut' } },
  {
    value: 'center',
    drawing: 'M2 12h4M18 12h4M9 7h6v10H9z',
    label: { en: 'Center', de: 'Mitte', nl: 'Midden', fr: 'Centre' },
  },
  { value: 'bottom', drawing: 'M4 20h16M9 7h6v9H9z', label: { en: 'Bottom', de: 'Unten', nl: 'Onder', fr: 'Bas' } },
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
  { value: 'none', label: { en: 'None', de: 'Kein', nl: 'Geen', fr: 'Aucun' } },
  { value: 'small', label: { en: 'Small', de: 'Klein', nl: 'Klein', fr: 'Petit' } },
  { value: 'medium', label: { en: 'Medium', de: 'Mittel', nl: 'Gemiddeld', fr: 'Moyen' } },
  { value: 'large', label: { en: 'Large', de: 'Groß', nl: 'Groot', fr: 'Grand' } },
];
