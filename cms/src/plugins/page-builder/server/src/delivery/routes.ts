import type { RequestContext } from '../request-context.ts';
import { errors } from '../strapi-errors.ts';
import { type CachedAnswer, toAnswer } from './answer-cache.ts';
import { loadPage, loadPageList } from './load-pages.ts';
import { DELIVERED_TYPES, pageAnswers } from './page-answers.ts';
import { type PageParameters, readListParameters, readPageParameters, type SiteParameters } from './parameters.ts';
import { hasPreviewToken } from './preview-token.ts';
import { sendAnswer } from './send-answer.ts';

/** Reading published pages, for the site builds and anyone else; drafts for those who hold the preview token. */
export const deliveryRoutes = [
  {
    method: 'GET',
    path: '/pages',
    config: { auth: false },
    async handler(context: RequestContext) {
      const parameters = readListParameters(context.query);
      if (!mayRead(context, parameters)) return refuseDrafts(context);
      // Site builds read lists, and must see what stands in the database now.
      answer(context, parameters, toAnswer(await loadPageList(strapi, parameters)));
    },
  },
  {
    method: 'GET',
    path: '/page',
    config: { auth: false },
    async handler(context: RequestContext) {
      const parameters = readPageParameters(context.query);
      if (!mayRead(context, parameters)) return refuseDrafts(context);
      const load = () => loadExistingPage(parameters);
      const isPublic = parameters.status === 'published';
      const key = JSON.stringify(parameters);
      answer(
        context,
        parameters,
        isPublic ? await pageAnswers.read(key, DELIVERED_TYPES, load) : toAnswer(await load()),
      );
    },
  },
];

function mayRead(context: RequestContext, { status }: SiteParameters): boolean {
  if (status === 'published') return true;
  return hasPreviewToken(context, strapi.config.get<string>('plugin::page-builder.previewToken', ''));
}

function refuseDrafts(context: RequestContext): void {
  context.unauthorized('Reading drafts needs the preview token, as "Authorization: Bearer <token>".');
}

async function loadExistingPage(parameters: PageParameters): Promise<object> {
  const found = await loadPage(strapi, parameters);
  if (found && 'page' in found) return { data: found.page };
  const { country, locale, slug } = parameters;
  if (found) {
    const { path, message } = found.damaged;
    throw new errors.NotFoundError(
      `The page "${slug}" of the ${country} site in locale "${locale}" is damaged and cannot be delivered: ${message} (at ${path})`,
      { damaged: found.damaged },
    );
  }
  throw new errors.NotFoundError(`The ${country} site has no page "${slug}" in locale "${locale}".`);
}

/** Published answers may be kept and asked for again by their hash; drafts are never kept. */
function answer(context: RequestContext, { status }: SiteParameters, content: CachedAnswer): void {
  context.vary(['Authorization', 'X-Preview-Token']);
  if (status === 'published') {
    sendAnswer(context, content);
    return;
  }
  context.type = 'application/json';
  context.set('Cache-Control', 'private, no-store');
  context.body = content.body;
}
