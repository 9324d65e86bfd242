import type { EditorText } from 'page-format';

/**
 * The colours of the brand, by the names that documents store. The style sheet's custom properties (`--colour-<name>`)
 * are written from this table, so a token has one home.
 */
export const PALETTE = {
  white: { value: '#ffffff', label: { en: 'White', de: 'Weiß', nl: 'Wit', fr: 'Blanc' } },
  black: { value: '#101613', label: { en: 'Black', de: 'Schwarz', nl: 'Zwart', fr: 'Noir' } },
  darkGreen: { value: '#0f3b2e', label: { en: 'Dark green', de: 'Dunkelgrün', nl: 'Donkergroen', fr: 'Vert foncé' } },
  green: { value: '#1f7a55', label: { en: 'Green', de: 'Grün', nl: 'Groen', fr: 'Vert' } },
  greenSoft: { value: '#e3f2ea', label: { en: 'Soft green', de: 'Zartgrün', nl: 'Zachtgroen', fr: 'Vert pâle' } },
  orange: { value: '#f2672a', label: { en: 'Orange', de: 'Orange', nl: 'Oranje', fr: 'Orange' } },
  orangeDark: {
    value: '#b8430f',
    label: { en: 'Dark orange', de: 'Dunkelorange', nl: 'Donkeroranje', fr: 'Orange foncé' },
  },
  orangeSoft: {
    value: '#fdebe0',
    label: { en: 'Soft orange', de: 'Zartorange', nl: 'Zachtoranje', fr: 'Orange pâle' },
  },
  blue: { value: '#1d5fae', label: { en: 'Blue', de: 'Blau', nl: 'Blauw', fr: 'Bleu' } },
  blueDark: { value: '#143f75', label: { en: 'Dark blue', de: 'Dunkelblau', nl: 'Donkerblauw', fr: 'Bleu foncé' } },
  blueSoft: { value: '#e4eef9', label: { en: 'Soft blue', de: 'Zartblau', nl: 'Zachtblauw', fr: 'Bleu pâle' } },
  gray: { value: '#5b655f', label: { en: 'Gray', de: 'Grau', nl: 'Grijs', fr: 'Gris' } },
  graySoft: { value: '#e8ebe6', label: { en: 'Soft gray', de: 'Zartgrau', nl: 'Zachtgrijs', fr: 'Gris pâle' } },
  sand: { value: '#f7f4ec', label: { en: 'Sand', de: 'Sand', nl: 'Zand', fr: 'Sable' } },
} as const satisfies Record<string, { value: string; label: EditorText }>;
