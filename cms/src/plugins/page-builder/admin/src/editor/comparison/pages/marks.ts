import { lightTheme } from '@strapi/design-system';
import type { Difference } from '../../../../../shared/differences/list-differences.ts';

export type MarkKind = Difference['kind'];

const { colors } = lightTheme;

/**
 * Colours of what became of a block. They stand on pages of the site, which are the same in the dark, and so are these;
 * white letters can be read on each.
 */
export const MARK_COLOURS: Readonly<Record<MarkKind, string>> = {
  added: colors.success700,
  removed: colors.danger700,
  // The theme's own orange is too light for white letters.
  moved: '#9c4a00',
  changed: colors.primary700,
};

/** A sign before the word, for whoever looks at the shape and not at the colour. */
export const MARK_SIGNS: Readonly<Record<MarkKind, string>> = {
  added: '+',
  removed: '−',
  moved: '↕',
  changed: '≠',
};

export const MARK_LINES: Readonly<Record<MarkKind, string>> = {
  added: 'solid',
  removed: 'dashed',
  moved: 'dotted',
  changed: 'solid',
};
