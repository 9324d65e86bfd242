import { createHash } from 'node:crypto';
import { SHARE_PICTURE_DESIGN, SHARE_PICTURE_SIZE, SHARE_PICTURES_FOLDER } from '@lumavelo/blocks/site';
import type { Settings } from '../settings.ts';

/**
 * The picture that stands for a page where its address is shared, unless an editor chose one. It is named by what it
 * shows, and drawn by the publisher from the title that stands beside it in the page's head.
 */
export function sharePicture(title: string, { country, siteUrls }: Pick<Settings, 'country' | 'siteUrls'>) {
  const name = createHash('sha256').update(`${SHARE_PICTURE_DESIGN} ${title}`).digest('hex').slice(0, 20);
  return { url: `${siteUrls[country]}/${SHARE_PICTURES_FOLDER}/${name}.jpg`, ...SHARE_PICTURE_SIZE };
}
