import { TOTAL_HEADER } from '../../../shared/library-file.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parameters.ts';
import { ADMIN_SESSION } from '../services/files/admin-session.ts';
import { FILE_QUERY, UPLOAD_QUERY } from '../services/files/file-queries.ts';
import { listFiles, readFilePermission } from '../services/files/list-files.ts';
import { receiveUpload } from '../services/files/receive-upload.ts';

/** Sessions of the admin panel, and API tokens that are allowed what Strapi's own address of the kind asks for. */
const allow = (scope: string) => ({ auth: { strategies: [ADMIN_SESSION, 'content-api-token'], scope: [scope] } });

/** The media library for the page editor and for programs (specification point 7). */
export const fileRoutes = [
  {
    method: 'GET',
    path: '/files',
    config: allow('plugin::upload.content-api.find'),
    /** Answers with the list itself; how many were found in all stands in a header. */
    async handler(context: RequestContext) {
      const query = parse(FILE_QUERY, context.query);
      const permitted = readFilePermission(strapi, context);
      if (permitted === false) return context.forbidden('Your role may not see the media library.');
      const { files, total } = await listFiles(strapi, query, permitted);
      context.set('Cache-Control', 'private, no-store');
      context.set(TOTAL_HEADER, String(total));
      context.body = files;
    },
  },
  {
    method: 'POST',
    path: '/upload',
    config: allow('plugin::upload.content-api.upload'),
    /** Repeated `files` fields; `?accepts=image` refuses everything else by content. */
    async handler(context: RequestContext) {
      await receiveUpload(strapi, context, parse(UPLOAD_QUERY, context.query).accepts);
    },
  },
];
