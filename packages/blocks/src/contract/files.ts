import { MEDIA_REFERENCE_SCHEMA } from 'page-format/fields';
import { z } from 'zod';

/** What a document keeps of a file, and where its middle is. */
export const deliveredFile = MEDIA_REFERENCE_SCHEMA.shape.snapshot.extend({
  documentId: z.string(),
  focalPoint: z.object({ x: z.number(), y: z.number() }).nullable(),
});

const libraryFile = deliveredFile.extend({ thumbnail: z.string().nullable(), size: z.number(), createdAt: z.string() });

/** `GET /api/files`; the page builder checks the request. */
export const filesResponse = z.array(libraryFile);

/** `POST /api/upload`; the page builder checks the request. */
export const uploadResponse = z.array(libraryFile.extend({ id: z.number() }));
