/** The bounds of a year field; without any, whatever has four digits. */
export interface YearBounds {
  min?: number;
  max?: number;
}

/**
 * What the form keeps of typed text: a number as soon as it is one, null for nothing, and else the text as it is, so that
 * a slip is corrected and not typed again.
 */
export function readYear(text: string): number | string | null {
  const written = text.trim();
  if (written === '') return null;
  const year = Number(written);
  return Number.isSafeInteger(year) && String(year) === written ? year : written;
}

export function isYear(value: unknown, { min = 1000, max = 9999 }: YearBounds): boolean {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}
