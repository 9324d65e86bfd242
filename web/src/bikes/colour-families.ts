import type { SiteLocale } from '@lumavelo/blocks/site';
import { bikeValueText } from '@lumavelo/blocks/ui/bike-values.ts';

/** What people call a colour when they look for one, in the order in which they choose; as `bikeValueText` knows them. */
export const COLOUR_FAMILIES = [
  'black',
  'grey',
  'white',
  'beige',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
] as const;

export type ColourFamily = (typeof COLOUR_FAMILIES)[number];

/** As a filter names it, in the visitor's language. */
export function colourName(family: ColourFamily, locale: Pick<SiteLocale, 'locale'>): string {
  return bikeValueText(family.charAt(0).toUpperCase() + family.slice(1), locale);
}

/** True for a colour as the CMS keeps it, such as `#5f7350`. */
export function isSwatch(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

/** Where each family ends on the circle of hues, in degrees; what is left is red again. */
const HUES: readonly [end: number, family: ColourFamily][] = [
  [18, 'red'],
  [38, 'orange'],
  [65, 'yellow'],
  [175, 'green'],
  [255, 'blue'],
  [335, 'purple'],
  [360, 'red'],
];

/**
 * The family of a lacquer, whatever its maker calls it.
 * @param swatch such as `#5f7350`
 * @returns undefined for what is no colour
 */
export function findColourFamily(swatch: string): ColourFamily | undefined {
  if (!isSwatch(swatch)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(swatch.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, chroma] = [(most + least) / 2, most - least];
  if (lightness < 0.18 && chroma < 0.15) return 'black';
  if (lightness > 0.82 && chroma < 0.15) return 'white';
  if (chroma < 0.08) return 'grey';
  const hue = findHue({ red, green, blue }, most, chroma);
  const isEarthy = hue > 18 && hue < 65 && chroma < 0.5;
  if (isEarthy) return lightness > 0.5 ? 'beige' : 'brown';
  const isPink = (hue < 18 || hue > 300) && lightness > 0.7;
  return isPink ? 'pink' : HUES.find(([end]) => hue < end)?.[1];
}

/** In degrees, as CSS counts them: red is 0, green 120, blue 240. */
function findHue(
  { red, green, blue }: Readonly<Record<'red' | 'green' | 'blue', number>>,
  most: number,
  chroma: number,
): number {
  if (most === red) return (60 * ((green - blue) / chroma) + 360) % 360;
  return most === green ? 60 * ((blue - red) / chroma) + 120 : 60 * ((red - green) / chroma) + 240;
}
