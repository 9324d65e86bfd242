import type { Core } from '@strapi/strapi';
import { listColumns } from '../../documents/attributes.ts';
import { listPageFields } from '../../documents/page-fields.ts';
import type { DocumentMiddleware, WriteContext } from '../../documents/write-context.ts';
import { type ContentManagerRequest, findContentManagerRequest } from './content-manager-request.ts';

/** What the content manager asks of an entry's other languages where it shows the entry. */
const OF_OTHER_LANGUAGES = { fields: ['locale', 'documentId', 'publishedAt', 'updatedAt'] };

/**
 * Spares the content manager from reading pages that nobody looks at. Before it saves or publishes, it finds the
 * entry to see whether its user may write it, publishing saves first, without a look at what that answers, and the browser
 * reads an entry anew once it is published. A page is most of an entry's weight, and those of all its languages would be
 * read along. What has no languages, such as a saved section, is left alone: it holds little, and Strapi refuses to be
 * asked for its language.
 */
export function readLess(strapi: Core.Strapi): DocumentMiddleware {
  const { isLocalizedContentType } = strapi.plugin('i18n').service('content-types');
  return async (context, next) => {
    const request = findContentManagerRequest(strapi);
    const { contentType } = context;
    if (request && listPageFields(contentType).length > 0 && isLocalizedContentType(contentType)) {
      narrow(context, request);
    }
    return next();
  };
}

function narrow(context: WriteContext, { task }: ContentManagerRequest): void {
  const { action, contentType, params } = context;
  const { fields, populate = {} } = params;
  if (typeof populate !== 'object' || populate === null || Array.isArray(populate)) return;
  const { localizations, ...others } = populate as Record<string, unknown>;
  // Whoever names fields has thought of it.
  const mayLeaveOut = fields === undefined;
  if (action === 'publish') {
    if (mayLeaveOut) context.params = { ...params, fields: listColumns(contentType), populate: {} };
  } else if (action === 'findOne' || (action === 'update' && task === 'publish')) {
    if (mayLeaveOut) context.params = { ...params, fields: listColumns(contentType), populate: others };
  } else if (localizations) {
    context.params = { ...params, populate: { ...others, localizations: OF_OTHER_LANGUAGES } };
  }
}

/** Publishing looks at nothing that saving a draft, which is there, answers; before it is saved, its parts are compared. */
export function askForNothing(strapi: Core.Strapi, context: WriteContext): void {
  if (findContentManagerRequest(strapi)?.task === 'publish') context.params = { ...context.params, populate: {} };
}
