import type { MediaReference } from 'page-format';
import sharp from 'sharp';
import type { Cms } from './cms.ts';

const SIZE = { width: 60, height: 30 };

/** Puts a picture of one colour into the media library. @returns its id there, and the reference that a document stores */
export async function uploadPlainPicture(cms: Cms, name: string): Promise<{ id: number; reference: MediaReference }> {
  const bytes = await sharp({ create: { ...SIZE, channels: 3, background: '#1f7a55' } })
    .png()
    .toBuffer();
  const alternativeText = 'Een vlak';
  const { id, documentId } = await cms.uploadFile(name, bytes, { alternativeText });
  const snapshot = { name, url: '', mime: 'image/png', ...SIZE, ext: '.png', folder: null, alternativeText };
  return { id, reference: { $ref: 'media', documentId, snapshot } };
}
