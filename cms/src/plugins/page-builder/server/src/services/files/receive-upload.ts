import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { FileKind } from '../../../../shared/library-file.ts';
import type { RequestContext } from '../../request-context.ts';
import { errors } from '../../strapi-errors.ts';
import { assertContentFitsName, type ReceivedFile } from './check-content.ts';
import { loadLibraryFiles } from './list-files.ts';

/** A file of a multipart request, in the folder for temporary files. */
interface SentFile extends ReceivedFile {
  size: number;
}

interface MultipartRequest {
  files?: { files?: SentFile | SentFile[] };
  body?: { fileInfo?: unknown };
}

type UploadController = { upload(context: RequestContext): Promise<void> };

/**
 * Takes the files of a request into the media library, all or none. Strapi's own controllers do the storing, so that
 * its permissions, its settings and our look into every file hold here as everywhere.
 * @param accepts the kind every file must be, told by its content
 * @throws ValidationError `No valid files to upload` when there is no file, or every file is empty
 */
export async function receiveUpload(strapi: Core.Strapi, context: RequestContext, accepts: FileKind): Promise<void> {
  const request = context.request as unknown as MultipartRequest;
  readFileInfo(request);
  // With an id the same address changes a file that exists; Strapi's controllers tell the two apart.
  if (context.query.id === undefined) await leaveOutEmpty(request);
  for (const file of [request.files?.files ?? []].flat()) await assertContentFitsName(file, accepts);
  const controller = strapi.plugin('upload').controller(context.state.userAbility ? 'admin-upload' : 'content-api');
  await (controller as unknown as UploadController).upload(context);
  // A role that may not upload is answered, not thrown.
  if (context.status >= 400) return;
  const stored = context.body as { id: number } | { id: number }[];
  const answer = await loadLibraryFiles(
    strapi,
    [stored].flat().map(({ id }) => id),
  );
  context.body = Array.isArray(stored) ? answer : answer[0];
}

/** Strapi parses what describes the files without expecting that it cannot be parsed. */
function readFileInfo(request: MultipartRequest): void {
  const { body } = request;
  if (body?.fileInfo === undefined) return;
  try {
    const info = Array.isArray(body.fileInfo) ? body.fileInfo.map(parse) : parse(body.fileInfo);
    body.fileInfo = info;
  } catch {
    throw new errors.ValidationError('"fileInfo" must be JSON: an object for one file, or one "fileInfo" per file.');
  }
}

function parse(info: unknown): unknown {
  return typeof info === 'string' ? JSON.parse(info) : info;
}

async function leaveOutEmpty(request: MultipartRequest): Promise<void> {
  const sent = [request.files?.files ?? []].flat();
  const filled = sent.filter((file) => file.size > 0);
  if (filled.length === 0) throw new errors.ValidationError('No valid files to upload');
  for (const file of sent) if (file.size === 0) await rm(file.filepath, { force: true });
  request.files = { files: filled };
  const info = request.body?.fileInfo;
  if (!request.body || !Array.isArray(info) || info.length !== sent.length) return;
  const kept = info.filter((_, index) => (sent[index]?.size ?? 0) > 0);
  request.body.fileInfo = kept.length === 1 ? kept[0] : kept;
}
