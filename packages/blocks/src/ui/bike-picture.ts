import { imageVariants } from '../site/image-variants.ts';
import { sourceSet } from './source-set.ts';

/**
 * How wide pictures of bikes are, for browsers to choose a version by. A little less than they really are: on a
 * telephone the version of 500 pixels then does, which weighs a fifth of the next and looks the same on a card.
 */
export const BIKE_PICTURE_SIZES = {
  card: '(min-width: 48em) 16rem, 68vw',
  page: '(min-width: 48em) 45vw, 68vw',
  /** One of three beside each other. */
  column: '(min-width: 48em) 16rem, 25vw',
} as const;

/**
 * The versions of a bike's picture as a `srcset`; empty where there is only the original.
 * @param url complete address of the original
 * @param width of the original in pixels
 */
export function bikePictureSources(url: string, width: number | null | undefined): string {
  const variants = imageVariants(url, width);
  return variants.length > 0 ? sourceSet({ url, width: width ?? null, variants }) : '';
}
