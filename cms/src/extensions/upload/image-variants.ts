import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { IMAGE_VARIANTS } from '@lumavelo/blocks/site';
import sharp from 'sharp';
import { decodeAlone } from './decode-alone.ts';

/** A file on its way through Strapi's upload service. */
export interface UploadedFile {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  path?: string | null;
  getStream(): Readable;
  tmpWorkingDirectory?: string;
  width?: number;
}

/** What of Strapi's image service decodes pictures. */
export interface ImageService {
  isFaultyImage(file: UploadedFile): Promise<boolean>;
  optimize(file: UploadedFile): Promise<UploadedFile>;
}

/** Formats whose variants the sites expect; see `imageVariants`, which names the same files without looking them up. */
export const VARIANT_TYPES = new Set(['image/jpeg', 'image/png']);

const WEBP_QUALITY = 78;

/**
 * Strapi's image service with other smaller versions of an uploaded image: webp files named by prefix (specification
 * point 5), where Strapi's own keep the format and have other widths. Strapi stores them beside the original and lists
 * them in its database, so its media library shows them and deletes them with the file.
 */
export function withWebpVariants<Service extends ImageService>(imageService: Service) {
  const [thumbnail, ...formats] = IMAGE_VARIANTS;
  return {
    ...imageService,
    isFaultyImage: (file: UploadedFile) => decodeAlone(() => imageService.isFaultyImage(file)),
    optimize: (file: UploadedFile) => decodeAlone(() => imageService.optimize(file)),
    generateThumbnail: (file: UploadedFile) => makeVariant(file, thumbnail),
    async generateResponsiveFormats(file: UploadedFile) {
      const variants = [];
      for (const format of formats) {
        const variant = await makeVariant(file, format);
        if (variant) variants.push({ key: format.prefix, file: variant });
      }
      return variants;
    },
  };
}

/** Nothing is scaled up: an image that is narrower than the variant has none. */
export async function makeVariant(file: UploadedFile, { prefix, width }: (typeof IMAGE_VARIANTS)[number]) {
  if (!VARIANT_TYPES.has(file.mime) || !file.width || file.width < width) return null;
  const hash = `${prefix}_${file.hash}`;
  const filepath = join(file.tmpWorkingDirectory ?? '', `${hash}.webp`);
  // The original's path is taken off the object as soon as it is stored, which happens at the same time.
  const original = await buffer(file.getStream());
  const info = await decodeAlone(() =>
    sharp(original).resize({ width }).webp({ quality: WEBP_QUALITY }).toFile(filepath),
  );
  return {
    name: `${prefix}_${file.name}`,
    hash,
    ext: '.webp',
    mime: 'image/webp',
    path: file.path ?? null,
    filepath,
    getStream: () => createReadStream(filepath),
    width: info.width,
    height: info.height,
    size: Math.round(info.size / 10.24) / 100,
    sizeInBytes: info.size,
  };
}
