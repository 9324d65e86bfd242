import type { Core } from '@strapi/strapi';
import { TOTAL_HEADER } from '../../../shared/library-file.ts';
import { FILE_TYPE } from '../names.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { FILE_QUERY, UPLOAD_QUERY } from '../services/files/file-queries.ts';
import { listFiles } from '../services/files/list-files.ts';
import { receiveUpload } from '../services/files/receive-upload.ts';
import { readRules } from '../services/permissions.ts';

/**
 * The media library for the page editor. A project may put `plugin::page-builder.files.find` and `….upload` at routes of
 * its content API too: people in the admin are held to their role, programs to the scope that the route asks for.
 */
export function createFilesController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** Answers with the list itself; how many were found in all stands in a header. */
    async find(context: RequestContext) {
      const query = parse(FILE_QUERY, context.query);
      const { userAbility } = context.state;
      const rules = userAbility && readRules(strapi, userAbility, FILE_TYPE);
      const { files, total } = await listFiles(strapi, query, rules || undefined);
      context.set('Cache-Control', 'private, no-store');
      context.set(TOTAL_HEADER, String(total));
      context.body = files;
    },

    /** Repeated `files` fields; `?accepts=image` refuses everything else by content. */
    async upload(context: RequestContext) {
      await receiveUpload(strapi, context, parse(UPLOAD_QUERY, context.query).accepts);
    },
  };
}
