import { type MediaField, type MediaOptions, media } from 'page-format/fields';

/** A picture of the media library. Views draw it with `Picture`, which shows the part that is chosen for the place. */
export function image(options: Omit<MediaOptions, 'accepts' | 'crop'>): MediaField {
  return media({ crop: true, ...options });
}
