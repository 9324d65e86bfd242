import type { Crop, FocalPoint, MediaReference } from 'page-format';
import { LEAST_CROP } from 'page-format/fields';

/** How a picture is cut where it is used, while an editor decides it. */
export interface Cut {
  crop: Crop;
  /** Undefined while the file's own counts. */
  focalPoint: FocalPoint | undefined;
}

export const WHOLE: Crop = { x: 0, y: 0, width: 100, height: 100 };

/** Shapes that a part can be held to, as width by height; `original` is the picture's own. */
export const RATIOS = {
  free: undefined,
  original: undefined,
  '1:1': 1,
  '4:3': 4 / 3,
  '3:2': 3 / 2,
  '16:9': 16 / 9,
  '3:4': 3 / 4,
  '9:16': 9 / 16,
} as const;
export type Ratio = keyof typeof RATIOS;

/**
 * The shape as `react-image-crop` takes it; undefined for a free one.
 * @param picture width by height of the original
 */
export function ratioOf(ratio: Ratio, picture: number): number | undefined {
  return ratio === 'original' ? picture : RATIOS[ratio];
}

/** The largest part of a shape around the middle of another one, and no larger than that. */
export function fitRatio(crop: Crop, ratio: number, picture: number): Crop {
  // In percent of sides that differ, so a square is no square.
  const inPercent = ratio / picture;
  const width = Math.min(crop.width, crop.height * inPercent);
  const height = width / inPercent;
  const grown = Math.max(1, LEAST_CROP / width, LEAST_CROP / height);
  const size = { width: Math.min(100, width * grown), height: Math.min(100, height * grown) };
  return within({
    ...size,
    x: crop.x + (crop.width - size.width) / 2,
    y: crop.y + (crop.height - size.height) / 2,
  });
}

/** A part with one of its numbers as it was typed; with a shape, the other side follows. */
export function setSide(crop: Crop, side: keyof Crop, typed: number, ratio: number | undefined, picture: number): Crop {
  const value = Number.isFinite(typed) ? typed : crop[side];
  if (side === 'x' || side === 'y') return within({ ...crop, [side]: value });
  if (ratio === undefined) return within({ ...crop, [side]: value });
  const inPercent = ratio / picture;
  const width = side === 'width' ? value : value * inPercent;
  const most = Math.min(width, 100, 100 * inPercent);
  const least = Math.max(most, LEAST_CROP, LEAST_CROP * inPercent);
  return within({ ...crop, width: least, height: least / inPercent });
}

/** A part moved and cut down to lie in the picture, in hundredths of a percent. */
export function within({ x, y, width, height }: Crop): Crop {
  const across = side(x, width);
  const down = side(y, height);
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

function side(start: number, length: number): { start: number; length: number } {
  const kept = round(clamp(length, LEAST_CROP, 100));
  return { start: round(clamp(start, 0, 100 - kept)), length: kept };
}

/** A part in pixels of the original. */
export function pixelsOf(crop: Crop, size: { width: number; height: number }): { width: number; height: number } {
  return { width: Math.round((size.width * crop.width) / 100), height: Math.round((size.height * crop.height) / 100) };
}

/** A focal point in the part that is shown, in hundredths of a percent. */
export function pointWithin({ x, y }: FocalPoint, crop: Crop): FocalPoint {
  return {
    x: round(clamp(x, crop.x, crop.x + crop.width)),
    y: round(clamp(y, crop.y, crop.y + crop.height)),
  };
}

/** The picture's use with this cut; what is the whole picture, or the file's own point, is not stored. */
export function applyCut({ crop: _, focalPoint: __, ...reference }: MediaReference, cut: Cut): MediaReference {
  const isWhole = cut.crop.width === 100 && cut.crop.height === 100;
  return {
    ...reference,
    ...(cut.focalPoint && { focalPoint: cut.focalPoint }),
    ...(!isWhole && { crop: cut.crop }),
  };
}

/** Values with one of them replaced where it stands, such as `['slides', 0, 'file']`. */
export function replaceAt<Values>(
  values: Values,
  [step, ...rest]: readonly (string | number)[],
  value: unknown,
): Values {
  if (step === undefined) return value as Values;
  if (Array.isArray(values)) {
    return values.map((entry, index) => (index === step ? replaceAt(entry, rest, value) : entry)) as Values;
  }
  const record = values as Record<string, unknown>;
  return { ...record, [step]: replaceAt(record[step], rest, value) } as Values;
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const round = (value: number) => Math.round(value * 100) / 100;
