import { foldText } from 'page-format';
import { FILE_PAGE_SIZE, type LibraryFile } from '../../../shared/library-file.ts';
import { type Routes, refuse } from './routes.ts';

/**
 * The media library: files in no folder. Their bytes are not kept; whoever shows the page answers for their addresses,
 * `/uploads/<id>/<name>`.
 */
export function createFileRoutes(
  read: () => readonly LibraryFile[],
  write: (files: readonly LibraryFile[]) => void,
): Routes {
  return {
    'GET page-builder/files': ({ params: { name = '', mime, sort, page = 1 } }) => {
      const [field = 'createdAt', order] = String(sort).split(':') as [keyof LibraryFile | undefined, string?];
      const compare = (one: LibraryFile, other: LibraryFile) =>
        String(one[field]).localeCompare(String(other[field]), undefined, { numeric: true });
      const found = read()
        .filter((file) => foldText(`${file.name}\n${file.alternativeText ?? ''}`).includes(foldText(String(name))))
        .filter((file) => mime === 'any' || file.mime.startsWith(`${mime}/`))
        .sort((one, other) => (order === 'desc' ? compare(other, one) : compare(one, other)));
      return found.slice((Number(page) - 1) * FILE_PAGE_SIZE, Number(page) * FILE_PAGE_SIZE);
    },
    'POST page-builder/upload': async ({ file }) => {
      if (!file || file.size === 0) throw refuse(400, { name: 'ValidationError', message: 'No valid files to upload' });
      const stored = await describe(file);
      write([stored, ...read()]);
      return [stored];
    },
    'GET upload/folder-structure': () => ({ data: [] }),
  };
}

async function describe(file: File): Promise<LibraryFile> {
  const { name, type: mime, size } = file;
  const isDrawn = mime.startsWith('image/');
  const { width, height } = isDrawn ? await createImageBitmap(file) : { width: null, height: null };
  const documentId = crypto.randomUUID();
  return {
    ...{ documentId, name, mime, width, height },
    ...{ ext: name.slice(name.lastIndexOf('.')), folder: null, alternativeText: null, thumbnail: null },
    url: `/uploads/${documentId}/${encodeURIComponent(name)}`,
    size: size / 1000,
    createdAt: new Date().toISOString(),
  };
}
