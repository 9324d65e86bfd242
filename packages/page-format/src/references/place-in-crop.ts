import type { Crop, FocalPoint } from './references.ts';

/**
 * Where a picture stands in a frame that shows one part of it, in percent as `object-position` counts them: of the room
 * that the part and the frame differ by.
 * @param focalPoint of the original; the part's middle without one, and its edge for one that lies outside it
 */
export function placeInCrop(crop: Crop, focalPoint: FocalPoint | null): FocalPoint {
  if (!focalPoint) return { x: 50, y: 50 };
  const within = (point: number, start: number, length: number) =>
    Math.min(100, Math.max(0, ((point - start) / length) * 100));
  return { x: within(focalPoint.x, crop.x, crop.width), y: within(focalPoint.y, crop.y, crop.height) };
}
