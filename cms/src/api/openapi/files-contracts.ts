import { filesResponse, type RouteContract, uploadResponse } from '@lumavelo/blocks/contract';
import { FILE_QUERY, UPLOAD_QUERY } from 'strapi-plugin-page-builder/server';
import { z } from 'zod';

/** The media library. */
export const filesContracts: readonly RouteContract[] = [
  {
    method: 'GET',
    path: '/files',
    summary:
      'Files of the media library, as a list without more around it; the header X-Total-Count says how many were ' +
      'found. Images, unless a kind or an ending is named. Needs an API token or a session of the admin.',
    query: FILE_QUERY,
    response: filesResponse,
    needsToken: true,
    mayRefuse: [401, 403],
  },
  {
    method: 'POST',
    path: '/upload',
    summary:
      'Stores the files of a form, all of them or none; empty ones are left out. Needs an API token or a session of ' +
      'the admin.',
    query: UPLOAD_QUERY,
    body: z.object({ files: z.array(z.file()) }),
    bodyType: 'multipart/form-data',
    response: uploadResponse,
    status: 201,
    needsToken: true,
    mayRefuse: [401, 403],
  },
];
