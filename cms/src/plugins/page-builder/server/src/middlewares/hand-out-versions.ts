import type { Core } from '@strapi/strapi';
import { listPageFields } from '../documents/page-fields.ts';
import { versionOfStored } from '../documents/page-version.ts';
import { type DocumentMiddleware, hasDrafts } from '../documents/write-context.ts';

/**
 * Hands the content manager each page together with its version, inside the value. Whatever saves the entry sends it
 * back, the content manager's own buttons as well, and so every save from the admin can be checked.
 */
export function handOutVersions(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const row = (await next()) as Record<string, unknown> | null;
    if (context.action !== 'findOne' || !row) return row;
    if (hasDrafts(context) && context.params.status === 'published') return row;
    const fields = listPageFields(context.contentType);
    if (fields.length === 0 || !isRead(strapi)) return row;
    const versions = fields
      // What is damaged may be no object, and is handed out as it is.
      .filter((field) => typeof row[field] === 'object' && row[field] !== null && !Array.isArray(row[field]))
      .map((field) => [field, { ...(row[field] as object), basedOn: versionOfStored(row[field]) }] as const);
    return { ...row, ...Object.fromEntries(versions) };
  };
}

/** True inside a request by which the content manager shows an entry, and not while it writes one. */
function isRead(strapi: Core.Strapi): boolean {
  const request = strapi.requestContext.get();
  return request?.method === 'GET' && request.path.startsWith('/content-manager/');
}
