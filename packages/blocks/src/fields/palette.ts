import type { EditorText } from 'page-format';

/**
 * The colours of the brand, by the names that documents store. The style sheet's custom properties (`--colour-<name>`)
 * are written from this table, so a token has one home.
 */
export const PALETTE = {
  white: { value: '#ffffff', label: { en: 'White', de: 'Weiß' } },
  black: { value: '#101613', label: { en: 'Black', de: 'Schwarz' } },
  darkGreen: { value: '#0f3b2e', label: { en: 'Dark green', de: 'Dunkelgrün' } },
  green: { value: '#1f7a55', label: { en: 'Green', de: 'Grün' } },
  greenSoft: { value: '#e3f2ea', label: { en: 'Soft green', de: 'Zartgrün' } },
  orange: { value: '#f2672a', label: { en: 'Orange', de: 'Orange' } },
  orangeDark: { value: '#b8430f', label: { en: 'Dark orange', de: 'Dunkelorange' } },
  orangeSoft: { value: '#fdebe0', label: { en: 'Soft orange', de: 'Zartorange' } },
  blue: { value: '#1d5fae', label: { en: 'Blue', de: 'Blau' } },
  blueDark: { value: '#143f75', label: { en: 'Dark blue', de: 'Dunkelblau' } },
  blueSoft: { value: '#e4eef9', label: { en: 'Soft blue', de: 'Zartblau' } },
  gray: { value: '#5b655f', label: { en: 'Gray', de: 'Grau' } },
  graySoft: { value: '#e8ebe6', label: { en: 'Soft gray', de: 'Zartgrau' } },
  sand: { value: '#f7f4ec', label: { en: 'Sand', de: 'Sand' } },
} as const satisfies Record<string, { value: string; label: EditorText }>;

export type PaletteColour = keyof typeof PALETTE;
