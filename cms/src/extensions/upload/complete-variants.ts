import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { IMAGE_VARIANTS } from '@lumavelo/blocks/core';
import type { Core } from '@strapi/strapi';
import { makeVariant, type UploadedFile, VARIANT_TYPES } from './image-variants.ts';
import { readUpload } from './read-upload.ts';

const FILES = 'plugin::upload.file';

interface FileRow extends Omit<UploadedFile, 'getStream'> {
  id: number;
  url: string;
  formats: Record<string, object> | null;
}

/**
 * Makes the versions that older releases left out: of an image exactly as wide as a version, that version, which the
 * sites link. Runs at every start and finds nothing once all are there. What fails is told and tried at the next start.
 */
export async function completeVariants(strapi: Core.Strapi): Promise<void> {
  const { provider, sizeLimit } = strapi.config.get<{ provider: string; sizeLimit: number }>('plugin::upload');
  const files: FileRow[] = await strapi.db.query(FILES).findMany({
    where: {
      mime: { $in: [...VARIANT_TYPES] },
      width: { $in: IMAGE_VARIANTS.map(({ width }) => width) },
      // A version stands beside its file; where that was stored by other means, it cannot be put there.
      provider,
    },
    select: ['id', 'name', 'hash', 'ext', 'mime', 'width', 'url', 'formats'],
  });
  for (const file of files) {
    const variant = IMAGE_VARIANTS.find(({ width }) => width === file.width);
    if (!variant || file.formats?.[variant.prefix]) continue;
    try {
      await storeVariant(strapi, file, variant, sizeLimit);
      strapi.log.info(`The picture "${file.name}" (${file.url}) has its version of ${variant.width} pixels now.`);
    } catch (error) {
      strapi.log.warn(
        `The picture "${file.name}" (${file.url}) lacks its version of ${variant.width} pixels, which could not be ` +
          `made: ${(error as Error).message}. Upload the picture again under "Replace media".`,
      );
    }
  }
}

async function storeVariant(
  strapi: Core.Strapi,
  file: FileRow,
  format: (typeof IMAGE_VARIANTS)[number],
  sizeLimit: number,
): Promise<void> {
  const bytes = await readUpload(strapi, file.url, sizeLimit);
  const tmpWorkingDirectory = await mkdtemp(join(tmpdir(), 'variants-'));
  try {
    const getStream = () => Readable.from(Buffer.from(bytes));
    const variant = await makeVariant({ ...file, getStream, tmpWorkingDirectory }, format);
    if (!variant) return;
    await strapi.plugin('upload').service('provider').upload(variant);
    const formats = { ...file.formats, [format.prefix]: variant };
    await strapi.db.query(FILES).update({ where: { id: file.id }, data: { formats } });
  } finally {
    await rm(tmpWorkingDirectory, { recursive: true, force: true });
  }
}
