import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import type { FileKind } from '../../../../shared/library-file.ts';
import { errors } from '../../strapi-errors.ts';
import { assertHarmlessPdf } from './pdf/judge-pdf.ts';

/** A file as it arrived, before anything was stored. */
export interface ReceivedFile {
  filepath: string;
  originalFilename?: string | null;
}

/** What may be uploaded, told by content, and what names of such files end in. SVG can carry script and is left out. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'video/mp4': ['.mp4'],
  'video/webm': ['.webm'],
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};

/**
 * A picture of a few kilobytes can be one of a hundred million pixels. Shrinking one of fifty million takes half a
 * gigabyte and seven seconds; webp, which smaller versions are made of, ends at 16,383 pixels a side.
 */
const LARGEST_IMAGE = { pixels: 50_000_000, side: 16_000 };

/**
 * Refuses a file whose content is not what its name says. Strapi asks the content as well, but where it cannot tell
 * (scripts and markup have no signature) it believes the name, and a browser may believe the content.
 * @param accepts the kind of file that is wanted
 * @throws ValidationError naming the file and what is taken
 */
export async function assertContentFitsName(file: ReceivedFile, accepts: FileKind = 'any'): Promise<void> {
  const name = file.originalFilename ?? '';
  const ending = extname(name).toLowerCase();
  const wanted = Object.entries(ENDINGS).filter(([type]) => accepts === 'any' || type.startsWith(`${accepts}/`));
  const type = wanted.find(([, endings]) => endings.includes(ending))?.[0];
  if (type === undefined) {
    const taken = wanted.flatMap(([, endings]) => endings).join(', ');
    throw new errors.ValidationError(`"${name}" cannot be uploaded here. Files may end in ${taken}.`);
  }
  if ((await readType(file.filepath)) !== type) {
    throw new errors.ValidationError(`The content of "${name}" is no ${ending} file. Export it again in that format.`);
  }
  if (type.startsWith('image/')) await assertReadableImage(file.filepath, name);
  if (type === 'application/pdf') await assertHarmlessPdf(file.filepath, name);
}

/** @returns undefined where the content has no signature, or breaks off inside of it */
async function readType(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch {
    return undefined;
  }
}

/** Judges an image by its head, which takes no decoding, before anything else looks at it. */
async function assertReadableImage(path: string, name: string): Promise<void> {
  const image = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!image) throw new errors.ValidationError(`The image "${name}" is damaged. Export it again.`);
  const { width, height, pages = 1 } = image;
  if (width * height * pages > LARGEST_IMAGE.pixels || Math.max(width, height) > LARGEST_IMAGE.side) {
    const frames = pages > 1 ? ` in ${pages} frames` : '';
    throw new errors.ValidationError(
      `The image "${name}" is ${width} × ${height} pixels${frames}. At most 50 megapixels, all frames together, and 16,000 pixels a side are taken; make it smaller.`,
    );
  }
}
