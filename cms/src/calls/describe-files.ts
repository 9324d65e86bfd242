import { FILE_QUERY, UPLOAD_QUERY } from '@lumavelo/page-builder/file-queries';
import { z } from 'zod';
import type { DescribedCall } from './describe-calls.ts';
import { MEDIA } from './describe-delivery.ts';

const FILE = MEDIA.extend({ thumbnail: z.string().nullable(), size: z.number(), createdAt: z.string() });

/** The media library, which the plugin answers, for the description of all calls. */
export const describedFiles: readonly DescribedCall[] = [
  {
    method: 'GET',
    path: '/files',
    summary:
      'Files of the media library, as a list without more around it; the header X-Total-Count says how many were ' +
      'found. Images, unless a kind or an ending is named. Needs an API token or a session of the admin.',
    parameters: FILE_QUERY,
    answer: z.array(FILE),
    isUnlimited: true,
    mayRefuse: [401, 403],
  },
  {
    method: 'POST',
    path: '/upload',
    summary:
      'Stores the files of a form, all of them or none; empty ones are left out. Needs an API token or a session of ' +
      'the admin.',
    parameters: UPLOAD_QUERY,
    body: z.object({ files: z.array(z.file()) }),
    bodyType: 'multipart/form-data',
    answer: z.array(FILE.extend({ id: z.number() })),
    status: 201,
    isUnlimited: true,
    mayRefuse: [401, 403],
  },
];
