import type { Core } from '@strapi/strapi';
import type { FileKind } from '../../../../shared/library-file.ts';
import type { RequestContext } from '../../request-context.ts';
import type { FileQuery } from './file-queries.ts';
import { listFiles } from './list-files.ts';
import { receiveUpload } from './receive-upload.ts';

/** The media library. */
export function createFilesService({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** @param permitted what the caller may see, as `where` of a query; undefined where everything may be seen */
    find: (query: FileQuery, permitted: object | undefined) => listFiles(strapi, query, permitted),
    /** Takes the files of a request, all or none. @param accepts the kind that every file must be */
    upload: (context: RequestContext, accepts: FileKind) => receiveUpload(strapi, context, accepts),
  };
}
