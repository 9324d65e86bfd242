import { placeInCrop } from 'page-format';
import type { BoundMedia } from 'page-format/fields';
import type { CSSProperties } from 'react';

/**
 * What gives a frame its size where its class leaves that to the image: `size` for the part's own pixels, `shape` for the
 * part's shape alone, a length for a height that the class has. Left out where the class gives both sides.
 */
export type OwnShape = 'size' | 'shape' | `${number}rem` | undefined;

/** The frame around a cropped image: its size does not depend on what is in it. */
export function cropFrame({ crop, width, height }: BoundMedia, own: OwnShape): CSSProperties {
  const frame: CSSProperties = { overflow: 'clip', containerType: 'size' };
  if (!own || !crop || !width || !height) return frame;
  const part = { width: round((width * crop.width) / 100), height: round((height * crop.height) / 100) };
  const shape = { ...frame, aspectRatio: `${part.width} / ${part.height}` };
  if (own === 'shape') return shape;
  const ratio = round(part.width / part.height);
  return { ...shape, width: own === 'size' ? `${part.width}px` : `calc(${own} * ${ratio})` };
}

/**
 * The image in its frame: so wide that the part covers the frame, or is contained in it, and moved so that the focal
 * point stays in view. Lengths are those of the frame (`cqw`, `cqh`), shares are of the image.
 * @returns undefined for what is not cropped, and for drawings whose size is not known
 */
export function cropImage(file: BoundMedia, fit: 'cover' | 'contain'): CSSProperties | undefined {
  const { crop, width, height, focalPoint } = file;
  if (!crop || !width || !height) return undefined;
  const place = placeInCrop(crop, focalPoint);
  const byWidth = `${round(10_000 / crop.width)}cqw`;
  const byHeight = `${round((10_000 / crop.height) * (width / height))}cqh`;
  const across = round(crop.x + (place.x * crop.width) / 100);
  const down = round(crop.y + (place.y * crop.height) / 100);
  return {
    width: `${fit === 'cover' ? 'max' : 'min'}(${byWidth}, ${byHeight})`,
    maxWidth: 'none',
    translate: `calc(${round(place.x)}cqw - ${across}%) calc(${round(place.y)}cqh - ${down}%)`,
    // What is beside the part would show where the frame has room left.
    ...(fit === 'contain' && {
      clipPath: `inset(${crop.y}% ${round(100 - crop.x - crop.width)}% ${round(100 - crop.y - crop.height)}% ${crop.x}%)`,
    }),
  };
}

/** How many times as wide an image is as the part of it that is shown. */
export function enlargement({ crop }: Pick<BoundMedia, 'crop'>): number {
  return crop ? 100 / crop.width : 1;
}

/** A `sizes` attribute for an image that is so many times as wide; its conditions and `auto` stay. */
export function widen(sizes: string, times: number): string {
  if (times === 1) return sizes;
  return sizes.replace(
    /([\d.]+)(px|rem|vw)(?=,|$)/g,
    (_, length: string, unit: string) => `${Math.round(Number(length) * times)}${unit}`,
  );
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;
