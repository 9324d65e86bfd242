import type { MediaKind } from 'page-format/fields';
import type { MediaBlockKind } from '../../model/media-blocks.ts';

const IMAGES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
const VIDEOS: readonly string[] = ['video/mp4', 'video/webm'];

/** Offered by the browser's own dialog; the server looks into the files. */
export const OFFERED: Readonly<Record<MediaKind, string>> = {
  image: IMAGES.join(','),
  video: VIDEOS.join(','),
  file: '.jpg,.jpeg,.png,.webp,.avif,.gif,.mp4,.webm,.pdf,.xlsx',
};

/** The kind of block that a file can be, by its type as the browser tells it; undefined for all that is not taken. */
export function mediaKindOf(type: string): MediaBlockKind | undefined {
  if (IMAGES.includes(type)) return 'image';
  return VIDEOS.includes(type) ? 'video' : undefined;
}
