import { setImmediate } from 'node:timers/promises';
import { createId, type MediaReference } from 'page-format';
import sharp from 'sharp';
import { type Answer, call } from './client.ts';

interface Picture {
  width: number;
  height: number;
  format?: 'jpeg' | 'png' | 'webp' | 'avif';
  focalPoint?: { x: number; y: number };
}

/** A picture of one colour, as the bytes of a file. */
export function paint({ width, height, format = 'jpeg' }: Picture): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#1f7a55' } })
    .toFormat(format)
    .toBuffer();
}

/**
 * Sends a file the way the media library of the admin does. A test that has made a large file for seconds hears only then
 * which connections the server has ended meanwhile.
 */
export async function send(name: string, type: string, bytes: Buffer | string, fileInfo: object = {}): Promise<Answer> {
  await setImmediate();
  const form = new FormData();
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  form.append('fileInfo', JSON.stringify({ name, ...fileInfo }));
  form.append('files', new Blob([content], { type }), name);
  return call('/upload', { as: 'admin', body: form });
}

/** Uploads a picture and asks for the reference that a document stores. */
export async function upload(picture: Picture): Promise<{ id: number; reference: MediaReference }> {
  const format = picture.format ?? 'jpeg';
  const name = `${createId()}.${format === 'jpeg' ? 'jpg' : format}`;
  const sent = await send(name, `image/${format}`, await paint(picture), {
    alternativeText: 'A test picture',
    focalPoint: picture.focalPoint,
  });
  if (sent.status !== 201) throw new Error(`The upload failed: ${JSON.stringify(sent.body)}`);
  const { id } = sent.body[0];
  const found = await call(`/page-builder/media?ids=${id}`, { as: 'admin' });
  return { id, reference: found.body.data[0].reference };
}

/** Deletes a file as somebody who was told where it is used. */
export async function deleteUsedFile(id: number): Promise<void> {
  const file = `/upload/files/${id}`;
  const { error } = (await call(file, { as: 'admin', method: 'DELETE' })).body;
  const headers = { 'X-Confirm-Uses': error.details.confirmation };
  const deleted = await call(file, { as: 'admin', method: 'DELETE', headers });
  if (deleted.status !== 200) throw new Error(`The file was not deleted: ${JSON.stringify(deleted.body)}`);
}
