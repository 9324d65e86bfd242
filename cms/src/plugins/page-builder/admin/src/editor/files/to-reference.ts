import type { MediaReference } from 'page-format';
import type { LibraryFile } from '../../../../shared/library-file.ts';

/** What a document stores for a file: the snapshot holds what the canvas and a later message need. */
export function toReference(file: LibraryFile): MediaReference {
  const { documentId, name, url, mime, width, height, ext, folder, alternativeText } = file;
  return {
    $ref: 'media',
    documentId,
    snapshot: { name, url, mime, width, height, ext, folder, alternativeText },
  };
}
