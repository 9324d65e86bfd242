import type { BoundMedia } from 'page-format/fields';
import type { CSSProperties, ImgHTMLAttributes } from 'react';
import { sourceSet } from './source-set.ts';

/**
 * How wide pictures of cards are (`cards.css`), for browsers to choose a version by. On a telephone a third less than they
 * really are: where its screen is not fine the version of 500 pixels then does, which weighs a third of the next.
 */
export const CARD_SIZES = '(min-width: 64em) 33vw, (min-width: 48em) 50vw, 68vw';

interface ImageAttributeOptions {
  /** The `sizes` attribute: how wide the image is shown, such as `(min-width: 48em) 33vw, 100vw`. */
  sizes: string;
}

/**
 * Everything an `<img>` of the media library needs except `alt` and a class: the webp versions as `srcset`, width and
 * height against layout shift, late loading (the renderer makes an exception for a page's first image), and the focal
 * point for images that their place cuts.
 */
export function imageAttributes(
  file: BoundMedia,
  { sizes }: ImageAttributeOptions,
): ImgHTMLAttributes<HTMLImageElement> {
  const { variants, width } = file;
  return {
    src: file.url,
    ...(variants.length > 0 && { srcSet: sourceSet(file), sizes }),
    width: width ?? undefined,
    height: file.height ?? undefined,
    decoding: 'async',
    loading: 'lazy',
    style: focalStyle(file.focalPoint),
  };
}

/** Keeps the focal point of a picture in view where the picture is cut; undefined for one that has none. */
export function focalStyle(point: BoundMedia['focalPoint'] | undefined): CSSProperties | undefined {
  return point ? { objectPosition: `${point.x}% ${point.y}%` } : undefined;
}

/** A focal point of the CMS's answers, which may hold anything. */
export function readFocalPoint(value: unknown): BoundMedia['focalPoint'] {
  const { x, y } = (value ?? {}) as { x?: unknown; y?: unknown };
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}
