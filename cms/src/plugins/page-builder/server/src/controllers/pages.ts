import { limitRate } from '../middlewares/limit-rate.ts';
import type { RequestContext } from '../request-context.ts';
import { toAnswer } from '../services/delivery/answer-cache.ts';
import { hasDeliveryKey } from '../services/delivery/delivery-key.ts';
import { loadPage, loadPageList } from '../services/delivery/load-pages.ts';
import { DELIVERED_TYPES, pageAnswers, pageQueue } from '../services/delivery/page-answers.ts';
import {
  type PageParameters,
  readListParameters,
  readPageParameters,
  type SiteParameters,
} from '../services/delivery/parameters.ts';
import { hasPreviewToken } from '../services/delivery/preview-token.ts';
import { sendAnswer } from '../services/delivery/send-answer.ts';
import { errors } from '../strapi-errors.ts';

/** Reading published pages, for the site builds and anyone else; drafts for those who hold the preview token. */
export const deliveryRoutes = [
  {
    method: 'GET',
    path: '/pages',
    // A list is a hundred pages, and visitors need none.
    config: { auth: false, middlewares: [limitRate({ name: 'pages', share: 0.2 })] },
    async handler(context: RequestContext) {
      const parameters = readListParameters(context.query);
      await answer(context, parameters, () => loadPageList(strapi, parameters));
    },
  },
  {
    method: 'GET',
    path: '/page',
    config: { auth: false, middlewares: [limitRate({ name: 'page' })] },
    async handler(context: RequestContext) {
      const parameters = readPageParameters(context.query);
      await answer(context, parameters, () => loadExistingPage(parameters));
    },
  },
];

function mayRead(context: RequestContext, { status }: SiteParameters): boolean {
  if (status === 'published') return true;
  return hasPreviewToken(context, strapi.config.get<string>('plugin::page-builder.previewToken', ''));
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

/**
 * Published answers come from memory, unless a build asks, and may be asked for again by their hash; drafts are never
 * kept.
 */
async function answer(context: RequestContext, parameters: SiteParameters, load: () => Promise<object>): Promise<void> {
  if (!mayRead(context, parameters)) {
    context.unauthorized('Reading drafts needs the preview token, as "Authorization: Bearer <token>".');
    return;
  }
  context.vary(['Authorization', 'X-Preview-Token']);
  if (parameters.status === 'published') {
    const key = `${context.path} ${JSON.stringify(parameters)}`;
    const isFresh = hasDeliveryKey(context);
    sendAnswer(context, await pageAnswers.read(key, DELIVERED_TYPES, load, { isFresh }));
    return;
  }
  const { body } = toAnswer(await pageQueue.run(load));
  context.type = 'application/json';
  context.set('Cache-Control', 'private, no-store');
  context.body = body;
}
