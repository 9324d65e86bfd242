import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import names from 'colord/plugins/names';

extend([names, a11y]);

/** Shares of WCAG 2.2: small text needs 4.5 to 1, text from 24 px (bold from 18.5 px) 3 to 1. */
export const ENOUGH = 4.5;
export const ENOUGH_WHEN_LARGE = 3;

/**
 * Reads a colour in any notation of CSS, or in six digits as drawing programs copy them.
 * @returns the one notation documents hold, such as `#1d6b4f`; undefined where it is no colour, or a transparent one
 */
export function readColour(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const colour = colord(/^[0-9a-f]{6}$/.test(typed) ? `#${typed}` : typed);
  return colour.isValid() && colour.alpha() === 1 ? colour.toHex() : undefined;
}

export interface Contrast {
  /** From 1 (the same colour) to 21 (black on white), rounded down. */
  ratio: number;
  reads: 'well' | 'large' | 'badly';
}

/** How well text of one colour can be read on the other. */
export function contrastOf(one: string, other: string): Contrast {
  const ratio = colord(one).contrast(other);
  return { ratio, reads: ratio >= ENOUGH ? 'well' : ratio >= ENOUGH_WHEN_LARGE ? 'large' : 'badly' };
}
