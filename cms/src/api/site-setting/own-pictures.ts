import type { SiteSettings } from '@lumavelo/blocks/contract';
import { entry, list, number, type Row, text, toFocalPoint } from '../../rows/read-row.ts';

const COLUMNS = ['documentId', 'name', 'url', 'mime', 'width', 'height', 'ext', 'alternativeText', 'focalPoint'];

/** What `listOwnPictures` reads of the settings' pictures. */
export const OWN_PICTURES = { populate: { picture: { select: ['documentId'] }, instead: { select: COLUMNS } } };

/** The country's own pictures, by those that they stand for; one whose file was deleted stands for none. */
export function listOwnPictures(rows: unknown): SiteSettings['ownPictures'] {
  return list(rows).flatMap((row) => {
    const [picture, instead] = [entry(row.picture), entry(row.instead)];
    return picture && instead ? [{ picture: picture.documentId, instead: toFile(instead) }] : [];
  });
}

function toFile(row: Row): SiteSettings['ownPictures'][number]['instead'] {
  return {
    documentId: row.documentId,
    name: text(row.name),
    url: text(row.url),
    mime: text(row.mime),
    width: number(row.width),
    height: number(row.height),
    ext: text(row.ext),
    folder: null,
    alternativeText: text(row.alternativeText),
    focalPoint: toFocalPoint(row.focalPoint),
  };
}
