import type { ImageVariant } from 'page-format';

/**
 * The smaller versions of an uploaded image (specification point 5): webp files beside the original, named by prefix.
 * The server makes them with these names (the upload extension of the CMS), so that rendering needs no look-up.
 */
export const IMAGE_VARIANTS = [
  { prefix: 'thumbnail', width: 250 },
  { prefix: 'small', width: 500 },
  { prefix: 'medium', width: 1200 },
  { prefix: 'large', width: 1600 },
] as const;

/** Only these get variants; svg, gif and webp are delivered as they are. */
const VARIANT_EXTENSION = /\.(jpe?g|png|avif)$/i;

/**
 * The variants that exist for an image: those no wider than the original, because nothing is ever scaled up. One as wide
 * as the original is there too: as webp it weighs half.
 * @param url address of the original, such as `/uploads/bike_0f3a.jpg`; a query or hash is carried over
 * @param width width of the original in pixels; unknown means no variants
 */
export function imageVariants(url: string, width: number | null | undefined): ImageVariant[] {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (!width || !VARIANT_EXTENSION.test(path)) return [];
  const slash = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, slash);
  const file = path.slice(slash).replace(VARIANT_EXTENSION, '.webp') + url.slice(path.length);
  return IMAGE_VARIANTS.filter((variant) => variant.width <= width).map((variant) => ({
    url: `${folder}${variant.prefix}_${file}`,
    width: variant.width,
  }));
}
