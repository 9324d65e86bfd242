import { videoSource as declareVideoSource, type VideoSourceField, type VideoSourceOptions } from 'page-format/fields';
import { FILE_FOLDERS } from '../site/link-targets.ts';

/** A video: a file of the media library, or an address on the site or elsewhere. */
export function videoSource(options: Omit<VideoSourceOptions, 'folders'>): VideoSourceField {
  return declareVideoSource({ folders: FILE_FOLDERS, ...options });
}
