import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { IMAGE_VARIANTS } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import type { DecodedImage, ImageJob, WrittenImage } from './decode-image.ts';
import { runImageWorker } from './run-image-worker.ts';

/** A file on its way through Strapi's upload service. */
export interface UploadedFile {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  path?: string | null;
  /** Where it is until it is stored. */
  filepath?: string;
  getStream(): Readable;
  tmpWorkingDirectory?: string;
  width?: number;
  height?: number;
  size?: number;
  sizeInBytes?: number;
}

/** What of Strapi's image service decodes pictures. */
export interface ImageService {
  isFaultyImage(file: UploadedFile): Promise<boolean>;
  isOptimizableImage(file: UploadedFile): Promise<boolean>;
  isResizableImage(file: UploadedFile): Promise<boolean>;
  optimize(file: UploadedFile): Promise<UploadedFile>;
}

/** Formats whose variants the sites expect; see `imageVariants`, which names the same files without looking them up. */
export const VARIANT_TYPES = new Set(['image/jpeg', 'image/png', 'image/avif']);

const QUALITY = 80;

/** What was made of pictures that are being stored. */
const decoded = new WeakMap<UploadedFile, DecodedImage>();

/**
 * Strapi's image service with other smaller versions of an uploaded image: webp files named by prefix (specification
 * point 5), where Strapi's own keep the format and have other widths. Strapi stores them beside the original and lists
 * them in its database, so its media library shows them and deletes them with the file. Where Strapi asks whether the
 * picture is whole, everything is made of it at once, in a process of its own.
 */
export function withWebpVariants<Service extends ImageService>(strapi: Core.Strapi, imageService: Service) {
  const [thumbnail, ...formats] = IMAGE_VARIANTS;
  return {
    ...imageService,
    // Strapi knows AVIF by another name than its decoder.
    isImage: async ({ mime }: UploadedFile) => mime.startsWith('image/'),
    async isFaultyImage(file: UploadedFile) {
      const image = await decodeFile(file, await readQuality(strapi));
      if (image) decoded.set(file, image);
      return image === undefined;
    },
    isOptimizableImage: async () => true,
    async optimize(file: UploadedFile) {
      const image = decoded.get(file);
      const stored = image?.original ? { ...file, ...describe(image.original) } : file;
      if (image) decoded.set(stored, image);
      return stored;
    },
    isResizableImage: async () => true,
    generateThumbnail: async (file: UploadedFile) => nameVariant(file, thumbnail.prefix, decoded.get(file)),
    async generateResponsiveFormats(file: UploadedFile) {
      return formats.flatMap(({ prefix }) => {
        const variant = nameVariant(file, prefix, decoded.get(file));
        return variant ? [{ key: prefix, file: variant }] : [];
      });
    },
  };
}

/** Null where the project stores pictures as they arrive. */
async function readQuality(strapi: Core.Strapi): Promise<number | null> {
  const { sizeOptimization } = await strapi.plugin('upload').service('upload').getSettings();
  return sizeOptimization ? QUALITY : null;
}

/**
 * Makes everything that is stored of a picture.
 * @returns undefined for one that is damaged
 * @throws ValidationError where it takes too long
 */
export function decodeFile(
  file: UploadedFile,
  quality: number | null,
  versions: ImageJob['versions'] = VARIANT_TYPES.has(file.mime) ? IMAGE_VARIANTS : [],
): Promise<DecodedImage | undefined> {
  const { filepath = '', tmpWorkingDirectory = '' } = file;
  const target = join(tmpWorkingDirectory, `decoded-${basename(file.hash)}`);
  return runImageWorker({ path: filepath, target, quality, versions }, file.name);
}

/** A version as Strapi stores it: under the name that its file has by now. Null where the picture is narrower. */
export function nameVariant(file: UploadedFile, prefix: string, image: DecodedImage | undefined) {
  const version = image?.versions[prefix];
  if (!version) return null;
  return {
    name: `${prefix}_${file.name}`,
    hash: `${prefix}_${file.hash}`,
    ext: '.webp',
    mime: 'image/webp',
    path: file.path ?? null,
    ...describe(version),
  };
}

function describe({ path, width, height, size }: WrittenImage) {
  return {
    filepath: path,
    getStream: () => createReadStream(path),
    width,
    height,
    size: Math.round(size / 10.24) / 100,
    sizeInBytes: size,
  };
}
